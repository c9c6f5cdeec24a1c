/** Made from wire.schema.json by `npm run wire`. */
import type { Description, Params, Position, Progress, View } from './json';

export type JsonValue = unknown;
export type FromServer = Welcome | Update | SummaryTold | TalkTold | Done | Filled | Refused | WhyTold | Pong;
export type ToServer =
  | Hello
  | Ping
  | Act
  | Undo
  | Fill
  | Why
  | Propose
  | Answer
  | Withdraw
  | Say
  | Return
  | Leave
  | Commit
  | Reveal;

export interface Act {
  type: 'act';
  id: string;
  version: number;
  action: string[];
}
/**
 * The whole document.
 */
export interface Analysis {
  sandtable?: 'analysis';
  format?: 1;
  game: string;
  rules: string;
  scenario: string | null;
  record: string;
  estimate: string;
  seed: number;
  seat: string | null;
  sides: string[];
  seats: {
    [k: string]: string;
  };
  outcome: {
    [k: string]: unknown;
  } | null;
  progress: AnalysisProgress;
  calibration: Calibration;
  curve: Moment[];
  decisions: Decision[];
  luck: Luck[];
  sums: Sums | null;
  turning_points: TurningPoint[];
  statistics: Statistics;
}
/**
 * How far the analysis has come: the ``quick`` pass covers all, the ``deep`` one refines.
 *
 * ``done`` of ``decisions`` have reached the present depth, which is ``playouts`` a candidate;
 * ``error`` is the median error of the curve.
 */
export interface AnalysisProgress {
  pass: 'quick' | 'deep';
  done: number;
  decisions: number;
  playouts: number;
  total: number;
  error: number;
  complete: boolean;
}
/**
 * How far the estimate was off in games it was not fitted on: part of every error.
 */
export interface Calibration {
  error: number;
  games: number;
}
/**
 * A point of the curve: the first side's chance after ``step`` steps, with open hands.
 */
export interface Moment {
  chance: number;
  error: number;
  playouts: number;
  step: number;
  time: number;
  turn: number[];
}
/**
 * A step of the record.
 */
export interface Decision {
  step: number;
  seat: string;
  side: string;
  time: number;
  turn: number[];
  action: string[];
  notation: string;
  options: number;
  judgement: ('best' | 'fine' | 'inaccuracy' | 'mistake' | 'blunder') | null;
  truths: Truths | null;
  change: number | null;
}
/**
 * Both lights. ``open`` is null in the analysis of one seat, and until the first deep pass.
 */
export interface Truths {
  seat: Truth;
  open: Truth | null;
}
/**
 * A decision in one light: as the seat saw it, or with open hands.
 *
 * Chances are those of the side that decides.
 */
export interface Truth {
  before: Estimate;
  played: Estimate;
  best: Candidate[];
  loss: Loss;
  close: boolean;
}
/**
 * A chance to win. ``error`` holds the spread of the playouts and that of the calibration.
 */
export interface Estimate {
  chance: number;
  error: number;
  playouts: number;
}
/**
 * An action that could have been chosen, and its chance for the side that decides.
 */
export interface Candidate {
  chance: number;
  error: number;
  playouts: number;
  action: string[];
  notation: string;
  gain: number;
  gain_error: number;
}
/**
 * What a decision cost: the chance of the best candidate less that of what was played.
 */
export interface Loss {
  chance: number;
  error: number;
}
/**
 * What dice and draws gave the side that made them, in one step: ``after`` less ``expected``.
 *
 * ``exact``: the expectation is over all outcomes that there are, else over a sample of them.
 */
export interface Luck {
  step: number;
  side: string;
  luck: number;
  error: number;
  expected: number;
  after: number;
  exact: boolean;
  outcomes: number;
}
/**
 * ``initial`` + luck and play of the first side - luck and play of the second = ``result``.
 *
 * Chances are the first side's. The result of a game that goes on is the chance at its end.
 */
export interface Sums {
  initial: number;
  result: number;
  sides: {
    [k: string]: SideSums;
  };
}
/**
 * Luck and decisions of one side; ``lost`` is the sum of what its decisions cost it.
 */
export interface SideSums {
  luck: number;
  luck_error: number;
  play: number;
  lost: number;
  decisions: number;
  judgements: {
    [k: string]: number;
  };
}
/**
 * A step that changed the first side's chance much, and what it was: a decision or luck.
 */
export interface TurningPoint {
  step: number;
  side: string;
  kind: 'decision' | 'luck';
  change: number;
  error: number;
}
/**
 * What can be counted.
 */
export interface Statistics {
  unit: ('round' | 'turn') | null;
  dice: DiceCount[];
  standings: ScoreAt[];
  goals: {
    [k: string]: number;
  };
  forces: {
    [k: string]: {
      /**
       * @minItems 2
       * @maxItems 2
       */
      [k: string]: [number, number];
    };
  };
  thinking: {
    [k: string]: number;
  } | null;
}
/**
 * All dice of one kind that a side has rolled, by face: 0 is the first one.
 */
export interface DiceCount {
  side: string;
  name: string;
  rolled: number[];
  expected: number;
}
/**
 * Score and losses of each side after a step; step 0 is the set-up.
 */
export interface ScoreAt {
  step: number;
  time: number;
  scores: {
    [k: string]: number;
  };
  losses: {
    [k: string]: number;
  };
}
/**
 * The analysis of a finished game, as far as it has come.
 */
export interface AnalysisTold {
  running: boolean;
  complete: boolean;
  total: number;
  analysis: Analysis | null;
}
/**
 * To a proposal; ``never``: it must not be made again in this game.
 */
export interface Answer {
  type: 'answer';
  id: string;
  proposal: string;
  yes: boolean;
  never?: boolean;
}
export interface ArmyChecked {
  cost: number;
  faults: ArmyFault[];
}
export interface ArmyFault {
  rule: string;
  key: string;
  params: Params;
}
export interface ArmyGiven {
  side: string;
  points: number;
  army: Recruit[];
}
/**
 * A recruitment tile of an army, with the options in its slots.
 */
export interface Recruit {
  tile: string;
  options?: {
    [k: string]: string;
  };
}
/**
 * The share of the games of a scenario that a side won, with the same bot on both sides.
 */
export interface Balance {
  scenario: string;
  bot: string;
  side: string;
  games: number;
  share: number;
  low: number;
  high: number;
}
/**
 * Which scenario is to be measured, by which bots, and how well.
 */
export interface BalanceWish {
  scenario?: string | null;
  text?: string | null;
  bot?: string;
  games?: 200 | 1000;
  tries?: boolean;
}
/**
 * Which battle of a campaign a table is.
 */
export interface BattleOf {
  campaign: string;
  number: number;
  battles: number;
}
export interface BattleOpened {
  table: string;
}
export interface BattleResultTold {
  winner: string | null;
  reason: string;
  rule: string;
  noted: {
    [k: string]: {
      [k: string]: number;
    };
  };
  date: string;
}
/**
 * A draft of a fresh battle: the text of its scenario, and what the board draws.
 */
export interface BattleTold {
  seed: string;
  size: string;
  number: number;
  text: string;
  description: Description;
}
export interface Browser {
  created: number;
  seen: number;
}
export interface BrushTold {
  brush: string;
  kind: string;
  named: string;
  on: string[];
  letter: string;
  side: string;
  look: string;
}
export interface CampaignBattle {
  number: number;
  scenario: string;
  sides: {
    [k: string]: 'first' | 'second';
  };
  result: BattleResultTold | null;
  table: string | null;
  running: boolean;
}
export interface CampaignJoin {
  secret: string;
}
/**
 * A kind of campaign that a game has.
 */
export interface CampaignKind {
  game: string;
  plan: string;
  rule: string;
  choice: 'run' | 'one';
  battles: number;
  swaps: boolean;
}
export interface CampaignOpened {
  campaign: string;
  invite: string | null;
}
export interface CampaignTold {
  campaign: string;
  game: string;
  plan: string;
  rule: string;
  options: {
    [k: string]: boolean | number;
  };
  clock: NoClock | CasualClock | DaysClock | TotalClock | IncrementClock;
  created: number;
  changed: number;
  players: Commander[];
  battles: CampaignBattle[];
  next: number | null;
  standing: StandingTold;
  abandoned: ('first' | 'second') | null;
}
export interface NoClock {
  kind: 'none';
}
export interface CasualClock {
  kind: 'casual';
  minutes: number;
}
export interface DaysClock {
  kind: 'days';
  days: number;
}
export interface TotalClock {
  kind: 'total';
  minutes: number;
}
export interface IncrementClock {
  kind: 'increment';
  minutes: number;
  seconds: number;
}
/**
 * A player of a campaign; ``gone`` is somebody who was forgotten.
 */
export interface Commander {
  place: 'first' | 'second';
  kind: 'person' | 'bot' | 'free' | 'gone';
  name: string;
  level: string | null;
  mine: boolean;
}
export interface StandingTold {
  scores: ScoreTold[];
  leader: ('first' | 'second') | null;
  grade: string;
  rule: string;
  final: boolean;
}
export interface ScoreTold {
  player: 'first' | 'second';
  terms: TermTold[];
  total: number;
}
/**
 * A part of a sum: what was counted, what that is worth, and by which rule.
 */
export interface TermTold {
  key: string;
  count: number;
  value: number;
  rule: string;
}
/**
 * A new campaign; without scenarios, a whole one.
 */
export interface CampaignWish {
  game: string;
  plan: string;
  scenarios?: string[];
  options?: {
    [k: string]: boolean | number;
  };
  place?: 'first' | 'second';
  opponent: Opponent;
  clock: NoClock | CasualClock | DaysClock | TotalClock | IncrementClock;
}
export interface Opponent {
  kind: 'me' | 'bot' | 'invite';
  level?: string | null;
}
export interface Chair {
  seat: string;
  side: string;
  kind: 'person' | 'bot' | 'free';
  name: string;
  level: string | null;
  mine: boolean;
  open: boolean;
  present: boolean;
  abandoned: boolean;
  deadline: number | null;
  remaining: number | null;
}
export interface Change {
  number: number;
  kind: 'step' | 'undo' | 'back' | 'rules';
  seat: string | null;
  events: GameEvent[];
  undone?: number;
  restart?: boolean;
  at: number;
}
export interface GameEvent {
  key: string;
  params: Params;
}
export interface Commit {
  type: 'commit';
  id: string;
  seat: string;
  commitment: string;
}
/**
 * What a seat has contributed; ``reveal`` is empty if its number was not revealed.
 */
export interface Contributed {
  seat: string;
  commitment: string;
  reveal: string;
}
/**
 * The score of a finished game from its beginning to its end.
 */
export interface Course {
  unit: ('round' | 'turn') | null;
  length: number;
  goals: {
    [k: string]: number;
  };
  standings: Standing[];
}
/**
 * The score after a step; step 0 is the set-up.
 */
export interface Standing {
  step: number;
  time: number;
  scores: {
    [k: string]: number;
  };
}
/**
 * Something that can be wished of a fresh battle, and the options for it.
 */
export interface Dial {
  dial: string;
  options: string[];
}
/**
 * The exchange of numbers that precedes a game between people.
 */
export interface Dice {
  stage: 'commit' | 'reveal' | 'fixed';
  due: number | null;
  commitments: {
    [k: string]: string;
  };
}
/**
 * The dice of a finished game, as they fell from the position after ``at`` steps on.
 */
export interface DiceGiven {
  table: string;
  at: number;
}
/**
 * All that it takes to check the dice of a finished game: docs/dice.md.
 */
export interface DiceProof {
  commitment: string;
  secret: string;
  contributions: Contributed[];
  used: number;
  draws: Drawn[];
}
/**
 * A number from 0 to ``bound - 1``; ``step`` needed it, 0 is the set-up.
 */
export interface Drawn {
  number: number;
  name: string;
  bound: number;
  value: number;
  step: number;
}
export interface Done {
  type: 'done';
  id: string;
  version: number;
}
/**
 * The text of a draft, and what is to be changed in it.
 */
export interface DraftGiven {
  text: string;
  edits?: EditGiven[];
}
/**
 * One change of a draft: a brush on places, places to erase or wipe, or a value at a path.
 */
export interface EditGiven {
  do: 'lay' | 'erase' | 'wipe' | 'set' | 'delete' | 'append';
  brush?: string;
  places?: string[];
  path?: (string | number)[];
  value?: JsonValue;
}
/**
 * What a draft of a fresh battle was measured at: the share of a side, with its interval.
 */
export interface DraftShare {
  number: number;
  side: string;
  share: number;
  low: number;
  high: number;
  games: number;
  kept: boolean;
}
/**
 * A draft as the editor shows it.
 */
export interface DraftTold {
  text: string;
  faults: FaultTold[];
  document: {
    [k: string]: unknown;
  } | null;
  description: Description | null;
  cells: {
    [k: string]: string[];
  };
  letters: {
    [k: string]: number[][];
  };
  forms: {
    [k: string]: unknown;
  }[];
}
export interface FaultTold {
  key: string;
  where: string;
  params: Params;
  rule: string;
  path: (string | number)[];
  line: number;
  places: string[];
}
export interface ErrorBody {
  error: Fault;
}
export interface Fault {
  key: string;
  where: string;
  params: Params;
}
/**
 * All that is stored of a player.
 */
export interface Export {
  name: string;
  created: number;
  recovery: boolean;
  browsers: Browser[];
  push: Subscribed[];
  said: Said[];
  marks: Mark[];
  campaigns: ExportedCampaign[];
  published: ExportedScenario[];
  tables: ExportedTable[];
}
export interface Subscribed {
  endpoint: string;
  language: string;
  created: number;
}
export interface Said {
  table: string;
  phrase: string;
  text: string;
  at: number;
}
/**
 * How often a player has finished a scenario on a side against such an opponent, and won.
 */
export interface Mark {
  game: string;
  scenario: string;
  side: string;
  against: string;
  played: number;
  won: number;
}
export interface ExportedCampaign {
  campaign: string;
  created: number;
  changed: number;
  places: string[];
  abandoned: string;
  document: {
    [k: string]: unknown;
  };
}
export interface ExportedScenario {
  published: string;
  game: string;
  name: string;
  created: number;
  text: string;
}
export interface ExportedTable {
  table: string;
  game: string;
  scenario: string;
  options: {
    [k: string]: boolean | number;
  };
  created: number;
  changed: number;
  host: boolean;
  seats: string[];
  started: boolean;
  finished: boolean;
  record: string | null;
}
/**
 * A file of another program, by its ending, or a draft that is to become one.
 */
export interface FileGiven {
  format: string;
  text: string;
}
/**
 * A converted file, and what could not be taken over.
 */
export interface FileTold {
  text: string;
  notes: FormatNote[];
}
export interface FormatNote {
  key: string;
  params: Params;
  places: string[];
}
export interface Fill {
  type: 'fill';
  id: string;
  version: number;
}
/**
 * Everything is placed but the last; ``action`` is what the policy would do with it.
 */
export interface Filled {
  type: 'filled';
  id: string;
  version: number;
  action: string[];
}
/**
 * What fresh battles of a game there are, and what is promised for them.
 */
export interface FreshShelf {
  sizes: string[];
  dials: Dial[];
  bot: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  band: [number, number];
  looks: number[];
  seed: string;
  battles: FreshTold[];
}
/**
 * A battle that was measured ahead; it is the last of its drafts.
 */
export interface FreshTold {
  seed: string;
  size: string;
  wish?: string;
  drafts: DraftShare[];
}
/**
 * A battle that is to be drawn and measured.
 */
export interface FreshWish {
  seed: string;
  size: string;
  wish?: string;
}
export interface Welcome {
  type: 'welcome';
  version: number;
  seat: string | null;
  summary: Summary;
  description: Description;
  changes: Change[];
  offer: Offer | null;
}
export interface Summary {
  table: string;
  game: string;
  scenario: string;
  name?: string;
  options: {
    [k: string]: boolean | number;
  };
  position: boolean;
  visibility: 'public' | 'private';
  clock: NoClock | CasualClock | DaysClock | TotalClock | IncrementClock;
  practice: boolean;
  host: boolean;
  created: number;
  changed: number;
  version: number;
  started: boolean;
  finished: boolean;
  outcome: Outcome | null;
  waiting: string[];
  commitment: string;
  dice: Dice | null;
  progress: Progress;
  proposal: Proposal | null;
  refused: string[];
  next: string | null;
  series?: {
    [k: string]: number;
  };
  paused?: boolean;
  watching?: number;
  seats: Chair[];
}
export interface Outcome {
  winner: string | null;
  reason: string;
  rule: string;
}
/**
 * What the player of a seat proposes; it is carried out when nobody is awaited any more.
 */
export interface Proposal {
  id: string;
  what: 'draw' | 'take-back' | 'rematch' | 'pause';
  seat: string;
  swap: boolean;
  step: number | null;
  awaited: string[];
}
export interface Offer {
  view: View;
  prompt: Prompt | null;
  legal: string[][];
  odds: {
    [k: string]: Odds[];
  };
  guides: View;
  undo: UndoOffer;
  fill: boolean;
  outcome: Outcome | null;
  ask: string[];
}
export interface Prompt {
  key: string;
  params: Params;
}
/**
 * A roll before it is made.
 */
export interface Odds {
  target: string;
  dice: number;
  need: number;
  parts: [string, number][];
  success: number;
  hits: number[] | null;
  flag: number | null;
}
export interface UndoOffer {
  may: boolean;
  why: string;
  sealed: boolean;
  asks: boolean;
}
export interface Update {
  type: 'update';
  version: number;
  summary: Summary;
  changes: Change[];
  offer: Offer;
}
export interface SummaryTold {
  type: 'summary';
  summary: Summary;
}
/**
 * What is new of what the players say; on arrival all of it.
 */
export interface TalkTold {
  type: 'talk';
  lines: Line[];
}
/**
 * Something said: a phrase, by its key, or (null) the text.
 */
export interface Line {
  number: number;
  seat: string;
  phrase: ('well-played' | 'thinking' | 'back-soon' | 'your-turn' | 'thanks' | 'lucky') | null;
  text: string;
  at: number;
}
export interface Refused {
  type: 'refused';
  id: string;
  reason: string;
  refusal?: Refusal | null;
}
export interface Refusal {
  rule: string;
  key: string;
  params: Params;
}
export interface WhyTold {
  type: 'why';
  id: string;
  refusal: Refusal | null;
}
export interface Pong {
  type: 'pong';
}
export interface GameOption {
  default: boolean | number;
  rule: string;
  low: number;
  high: number;
  online: boolean | number | null;
}
export interface GameResults {
  date: string | null;
  ladder: Rung[];
  balance: Balance[];
  lengths?: Length[];
}
/**
 * The rating of a bot, over all scenarios of a game.
 */
export interface Rung {
  bot: string;
  elo: number;
  low: number;
  high: number;
  games: number;
  seconds: number;
}
/**
 * How long a scenario is, with the same bot on both sides.
 */
export interface Length {
  scenario: string;
  bot: string;
  games: number;
  date: string;
  unit: 'round' | 'turn';
  length: Spread;
  decisions: {
    [k: string]: Spread;
  };
}
/**
 * The quartiles of something that was counted in every game.
 */
export interface Spread {
  low: number;
  median: number;
  high: number;
}
export interface Health {
  status: 'ok';
}
export interface Hello {
  type: 'hello';
  seat: string | null;
  since: number | null;
}
export interface HideWish {
  hidden: boolean;
}
/**
 * Up to three actions, the best one first, from what a seat knows.
 */
export interface Hint {
  seat: string;
  before: Estimate;
  candidates: HintCandidate[];
  close: boolean;
  answer: HintCandidate | null;
  judgement: ('best' | 'fine' | 'inaccuracy' | 'mistake' | 'blunder') | null;
  loss: Loss | null;
}
/**
 * An action, its chance, and why.
 */
export interface HintCandidate {
  chance: number;
  error: number;
  playouts: number;
  action: string[];
  notation: string;
  gain: number;
  gain_error: number;
  reasons: Reason[];
}
/**
 * What speaks for an action (``+``) or against it, as a message key with parameters.
 */
export interface Reason {
  sign: '+' | '-';
  key: string;
  params: Params;
}
/**
 * What would you do in this seat?
 */
export interface HintWish {
  seat: string;
}
export interface Invitation {
  secret: string;
}
export interface InviteWish {
  seat: string;
}
/**
 * The secret of an invitation, or the name of an open seat.
 */
export interface Join {
  secret?: string | null;
  seat?: string | null;
}
export interface Leave {
  type: 'leave';
  id: string;
  seat: string;
}
export interface LessonStep {
  lesson: string;
  beat: number;
  beats: number;
  say: string;
  seat: string;
  description: Description;
  moments: ReplayFrame[];
  offer: Offer;
  wanted: string[];
}
export interface ReplayFrame {
  number: number;
  seat: string | null;
  action: string[] | null;
  notation: string;
  events: GameEvent[];
  view: View;
}
export interface LineMove {
  seat: string;
  action: string[];
}
/**
 * Where a line leads.
 */
export interface LineTold {
  moment: ReplayFrame | null;
  seat: string | null;
  offer: Offer;
}
/**
 * What could have been played in a finished game, from the position after ``at`` steps on.
 */
export interface LineWish {
  at: number;
  moves?: LineMove[];
  dice?: 'new' | 'fallen';
  seed?: number;
}
export interface Link {
  secret: string;
  expires: number;
}
export interface Me {
  name: string;
  recovery: boolean;
  browsers: number;
}
/**
 * A measurement, as far as it has come.
 */
export interface MeasurementTold {
  id: string;
  kind: 'balance' | 'fresh';
  running: boolean;
  complete: boolean;
  problem: string;
  games: number;
  found: {
    [k: string]: unknown;
  } | null;
}
/**
 * A piece is put on a place, wherever it was, or taken off the map.
 */
export interface MoveGiven {
  do: 'move' | 'remove';
  piece: string;
  place?: string;
}
export interface MovesGiven {
  position: Position;
  moves?: MoveGiven[];
}
export interface Name {
  name: string;
}
export interface Opened {
  table: string;
  invites: {
    [k: string]: string;
  };
}
export interface Ping {
  type: 'ping';
}
/**
 * A game that begins with a scenario and options, a skirmish, a draft, or a position.
 */
export interface Plan {
  game: string;
  scenario?: string | null;
  skirmish?: SkirmishPlan | null;
  draft?: string | null;
  position?: Position | null;
  options?: {
    [k: string]: boolean | number;
  };
  seats: {
    [k: string]: SeatPlan;
  };
  visibility: 'public' | 'private';
  clock: NoClock | CasualClock | DaysClock | TotalClock | IncrementClock;
  practice?: boolean;
  dice?: DiceGiven | null;
}
/**
 * Armies for a generated scenario; a side without one gets a random army.
 */
export interface SkirmishPlan {
  points: number;
  armies?: {
    [k: string]: Recruit[] | null;
  };
}
/**
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[^\x00]*$".
 */
export interface SeatPlan {
  kind: 'me' | 'bot' | 'invite' | 'open';
  level?: string | null;
}
export interface PositionTold {
  position: Position;
  read: ReadPosition;
  aside: string[];
}
/**
 * The contents of a position, for a look before it is played.
 */
export interface ReadPosition {
  game: string;
  scenario: string;
  options: {
    [k: string]: boolean | number;
  };
  seats: SeatOfSide[];
  waiting: string[];
  progress: Progress;
  description: Description;
}
export interface SeatOfSide {
  seat: string;
  side: string;
}
/**
 * A bot for an abandoned seat; or, of one's own seat, a draw, a take-back, a pause, a rematch.
 *
 * To go on after a pause is nobody's to refuse.
 */
export interface Propose {
  type: 'propose';
  id: string;
  what: 'bot' | 'draw' | 'take-back' | 'rematch' | 'pause' | 'go-on';
  seat: string;
  swap?: boolean;
}
/**
 * A scenario for the public list.
 */
export interface PublishWish {
  text: string;
}
/**
 * A published scenario with its file.
 */
export interface PublishedText {
  published: string;
  game: string;
  name: string;
  by: string;
  mine: boolean;
  created: number;
  text: string;
}
/**
 * A scenario on the public list.
 */
export interface PublishedTold {
  published: string;
  game: string;
  name: string;
  by: string;
  mine: boolean;
  created: number;
}
/**
 * The key that browsers subscribe with; "" if this server sends no push messages.
 */
export interface PushKey {
  key: string;
}
export interface PuzzleAnswer {
  action: string[];
}
/**
 * A decision to be made, as its seat sees it.
 */
export interface PuzzleShown {
  game: string;
  scenario: string;
  seat: string;
  side: string;
  description: Description;
  offer: Offer;
}
/**
 * A puzzle in a list: which position, and who must decide there.
 */
export interface PuzzleTold {
  number: number;
  name: string;
  table: string | null;
  scenario: string;
  seat: string;
  side: string;
  unit: ('round' | 'turn') | null;
  time: number;
  judgement: ('best' | 'fine' | 'inaccuracy' | 'mistake' | 'blunder') | null;
}
/**
 * An answer to the puzzle of a position.
 */
export interface PuzzleTry {
  position: Position;
  action: string[];
}
export interface PuzzleWish {
  position: Position;
}
/**
 * Where others reach this server, such as ``http://192.168.1.20:8000``; "" if not known.
 */
export interface Reach {
  address: string;
}
/**
 * A recovery code, or the secret of a link.
 *
 * ``leave``: the player that this browser has been may lose their seats.
 */
export interface Recover {
  code?: string | null;
  link?: string | null;
  leave?: boolean;
}
export interface Recovery {
  code: string;
}
export interface Replay {
  length: number;
  moments: ReplayFrame[];
}
export interface Return {
  type: 'return';
  id: string;
  seat: string;
}
export interface Reveal {
  type: 'reveal';
  id: string;
  seat: string;
  number: string;
}
/**
 * To the other players: a phrase, or words of one's own.
 */
export interface Say {
  type: 'say';
  id: string;
  phrase?: ('well-played' | 'thinking' | 'back-soon' | 'your-turn' | 'thanks' | 'lucky') | null;
  text?: string;
}
export interface SeatsAnswer {
  seats: SeatOfSide[];
}
export interface ShelfTold {
  key: string;
  brushes: BrushTold[];
}
/**
 * A browser at its push service, as ``PushSubscription`` says it.
 */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}
export interface Title {
  id: string;
  sides: string[];
  levels: string[];
  scenarios: string[];
  skirmishes: boolean;
  lesson: boolean;
  limit: string;
  options: {
    [k: string]: GameOption;
  };
}
export interface Undo {
  type: 'undo';
  id: string;
  version: number;
  step?: number | null;
}
export interface Why {
  type: 'why';
  id: string;
  actions: string[][];
}
export interface Withdraw {
  type: 'withdraw';
  id: string;
  proposal: string;
}
/**
 * What a game's scenarios are drawn with.
 */
export interface ToolsTold {
  game: string;
  shelves: ShelfTold[];
  blank: string;
  formats: string[];
}
export interface Unsubscription {
  endpoint: string;
}
