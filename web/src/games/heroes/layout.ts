/** The positions of a field's squares on the sheet. */
import type { Scene } from './scene';
import { laySquares, SIDE } from '../../lib/board/square';
import type { MarginMark, Point, Sheet } from '../../lib/drawing';
import { battleOf, type Battle, type EdgeFacts } from './facts';

/** Sheet units per half square, the unit of length in descriptions. */
export const H = SIDE / 2;

export function sheetOf(scene: Scene): Sheet {
  const { description } = scene;
  const battle = battleOf(description);
  return {
    grid: 'square',
    width: battle.width * H,
    height: battle.height * H,
    places: laySquares(
      battle.squares.map(({ square, x, y }) => ({ id: `square:${square}`, x: (x + 1) * H, y: (y + 1) * H })),
    ),
    title: scenarioName(scene),
    margin: marginOf(battle),
    large: true,
    turns: true,
  };
}

/** Rows are letters, columns are numbers: C10. */
function marginOf(battle: Battle): MarginMark[] {
  const at = (number: number): number => (2 * number + 1) * H;
  const columns = Array.from({ length: battle.width / 2 }, (_, i): MarginMark => ({
    edge: 'top',
    at: at(i),
    text: String(i + 1),
    kind: 'letter',
  }));
  const rows = Array.from({ length: battle.height / 2 }, (_, i): MarginMark => ({
    edge: 'left',
    at: at(i),
    text: String.fromCharCode('A'.charCodeAt(0) + i),
    kind: 'letter',
  }));
  return [...columns, ...rows];
}

export function scenarioName(scene: Scene): string {
  const { description, words } = scene;
  const key = `scenario-${description.scenario}`;
  return words.has(key) ? words.text(key) : String(description.name ?? description.scenario);
}

/** The middle of a square. */
export function middleOfSquare(battle: Battle, square: string): Point | null {
  const facts = battle.squareNamed.get(square);
  return facts ? { x: (facts.x + 1) * H, y: (facts.y + 1) * H } : null;
}

/** Both ends of an edge. */
export function endsOf({ x, y, upright }: EdgeFacts): [Point, Point] {
  const from = { x: x * H, y: y * H };
  return [from, upright ? { x: from.x, y: from.y + SIDE } : { x: from.x + SIDE, y: from.y }];
}

export function middleOfEdge(edge: EdgeFacts): Point {
  const [a, b] = endsOf(edge);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The centre of all these squares. */
export function middleOfSquares(battle: Battle, squares: readonly string[]): Point | null {
  const middles = squares.flatMap((square) => middleOfSquare(battle, square) ?? []);
  if (!middles.length) return null;
  const sum = middles.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / middles.length, y: sum.y / middles.length };
}
