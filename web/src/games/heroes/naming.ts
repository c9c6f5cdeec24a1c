/** Names of squares, edges, buildings, options, objectives and directions. */
import type { Naming } from '../../lib/language/words';
import type { Description } from '../../lib/protocol';

const BETWEEN = '–';
/** A point between squares, in squares and half squares; rows have letters. */
const POINT = /^(\d+)(\.5)?-(\d+)(\.5)?$/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

type Field = {
  squares: { square: string; name: string; x: number; y: number }[];
  points: { point: string; name: string }[];
  edges: {
    side: string;
    x: number;
    y: number;
    upright: boolean;
    inside: string | null;
    outside: string | null;
  }[];
  parts: { part: string; building: string | null; kind: string; squares: string[] }[];
  lines: { kind: string; sides: string[] }[];
};
type Catalogue = Parameters<Naming>[2];

export function naming(description: Description): Naming {
  const field = description.field as Field;
  const squares = new Map(field.squares.map(({ square, name }) => [square, name]));
  const points = new Map(field.points.map(({ point, name }) => [point, name]));
  const edges = edgeNames(field, squares);
  const parts = new Map(field.parts.map((part) => [part.part, part]));
  const options = new Map(
    (description.army_options as { option: string; name: string }[]).map(({ option, name }) => [
      option,
      name,
    ]),
  );

  const part = (id: string, { has, say }: Catalogue): string | null => {
    const found = parts.get(id);
    if (!found) return null;
    const building = `building-${found.building}`;
    const key = found.building && has(building) ? building : `terrain-${found.kind}`;
    return has(key) ? `${say(key)} ${squares.get(found.squares[0]!) ?? ''}`.trimEnd() : null;
  };
  const line = (id: string, { has, say }: Catalogue): string | null => {
    const found = field.lines[Number(id)];
    if (!found || !has(`terrain-${found.kind}`)) return null;
    return `${say(`terrain-${found.kind}`)} ${edges.get(found.sides[0]!) ?? ''}`.trimEnd();
  };
  const message = (key: string, { has, say }: Catalogue): string | null => (has(key) ? say(key) : null);
  /** The name in the scenario; a skirmish numbers its objectives (`O1`). */
  const objective = (id: string, catalogue: Catalogue): string =>
    message(`scenario-${description.scenario}-objective-${id}`, catalogue) ??
    catalogue.say('objective-number', { number: id.replace(/^O/, '') });

  return (kind, id, catalogue) => {
    switch (kind) {
      case 'square':
        return squares.get(id) ?? null;
      case 'point':
        return points.get(id) ?? pointName(id);
      case 'edge':
        return edges.get(id) ?? null;
      case 'part':
        return part(id, catalogue);
      case 'line':
        return line(id, catalogue);
      case 'wreck':
        return catalogue.say('wreck-number', { number: Number(id) + 1 });
      case 'aim':
        return aimName(id, catalogue);
      case 'option':
        return options.has(id) ? message(`option-${options.get(id)}`, catalogue) : null;
      case 'objective':
        return objective(id, catalogue);
      default:
        return null;
    }
  };
}

/** A side of a square is named after the squares beside it. */
function edgeNames(field: Field, squares: Map<string, string>): Map<string, string> {
  const at = new Map(field.squares.map(({ square, x, y }) => [`${x} ${y}`, square]));
  return new Map(
    field.edges.map(({ side, x, y, upright, inside, outside }) => {
      // wire and other lines: two units long, like squares
      const free = [at.get(upright ? `${x - 2} ${y}` : `${x} ${y - 2}`), at.get(`${x} ${y}`)];
      const beside = inside === null && outside === null ? free : [inside, outside];
      const names = beside.flatMap((id) => (id ? (squares.get(id) ?? []) : []));
      return [side, names.join(BETWEEN) || side];
    }),
  );
}

/** A point that is not in the description, named after the squares around it: `7.5-2` is +BC8. */
function pointName(id: string): string {
  const match = POINT.exec(id);
  if (!match) return id;
  const [x, y] = [Number(match[1]), Number(match[3])];
  const columns = match[2] ? `${x + 1}` : `${x}/${x + 1}`;
  const rows = match[4] ? LETTERS.slice(y, y + 1) : LETTERS.slice(Math.max(y - 1, 0), y + 1);
  return `+${rows}${columns}`;
}

/** `3,-1`, in squares to the right and down, is `3 east, 1 north`. */
function aimName(id: string, { say }: Catalogue): string {
  const [x = 0, y = 0] = id.split(',').map(Number);
  const ways: [way: string, number: number][] = [
    [x > 0 ? 'e' : 'w', Math.abs(x)],
    [y > 0 ? 's' : 'n', Math.abs(y)],
  ];
  return ways
    .filter(([, number]) => number > 0)
    .map(([way, number]) => say(`aim-${way}`, { number }))
    .join(', ');
}
