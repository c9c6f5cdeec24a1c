import { describe, expect, it } from 'vitest';
import {
  commandOf,
  curveOf,
  errorsOf,
  filtered,
  luckOf,
  next,
  optionsOf,
  placed,
  scaleOf,
  ticksOf,
  truthOf,
  turnsOf,
} from './course';
import { clock, estimate, margin, percent, signed, spread } from './figures';
import { sampleAnalysis } from './sample';

const analysis = sampleAnalysis();

describe('figures', () => {
  it('are whole per cent, with one decimal only where the error is that small', () => {
    expect(estimate({ chance: 0.584, error: 0.031 }, 'en')).toBe('58\u00a0% ±3');
    expect(estimate({ chance: 0.584, error: 0.004 }, 'ru')).toBe('58,4\u00a0% ±0,4');
    expect(estimate({ chance: 1, error: 0 }, 'en')).toBe('100\u00a0%');
  });
  it('do not say never or always of what is only unlikely', () => {
    expect(percent(0.004, 0.01, 'en')).toBe('<1');
    expect(percent(0.996, 0.01, 'en')).toBe('>99');
    expect(percent(0, 0, 'en')).toBe('0');
  });
  it('give a range where ± would leave the scale', () => {
    expect(spread(0.03, 0.05, 'en')).toBe('0–8');
    expect(spread(0.97, 0.05, 'en')).toBe('92–100');
    expect(margin(0.05, 'en')).toBe('±5');
  });
  it('have a sign when they are differences', () => {
    expect([signed(0.214, 'en'), signed(-0.09, 'uk'), signed(0.001, 'en'), signed(-0.0144, 'uk', 1)]).toEqual(
      ['+21', '−9', '0', '−1,4'],
    );
    expect(clock(65)).toBe('1:05');
  });
});

describe('the curve', () => {
  it('is solid where it is known and dashed elsewhere', () => {
    const { runs, band } = curveOf(analysis);
    expect(runs.map(({ known }) => known)).toEqual([true, false, true]);
    expect(runs[0]!.points).toBe('0,50 200,40');
    expect(band.split(' ')).toHaveLength(12);
    expect(band.startsWith('0,46 ')).toBe(true);
  });
  it('is all solid once the analysis is complete', () => {
    const done = { ...analysis, progress: { ...analysis.progress, complete: true } };
    expect(curveOf(done).runs.map(({ known }) => known)).toEqual([true]);
  });
  it('has the numbers of turns as far as there is room', () => {
    expect(ticksOf(analysis, 0).map(({ step, time }) => [step, time])).toEqual([
      [0, 1],
      [3, 2],
    ]);
    expect(ticksOf(analysis, 80)).toHaveLength(1);
  });
  it('has the luck of both sides, summed', () => {
    const { lines, bound } = luckOf(analysis);
    expect(lines.map(({ total }) => total)).toEqual([0.25, -0.1]);
    expect(bound).toBe(0.25);
    expect(lines[0]!.points.startsWith('0,50 200,50 ')).toBe(true);
    expect(lines[0]!.end).toBeCloseTo(3);
  });
});

describe('the list', () => {
  const groups = turnsOf(analysis);
  it('groups decisions by turn and side, with the hardest judgement', () => {
    expect(groups.map(({ side, decisions }) => [side, decisions.length])).toEqual([
      ['allies', 2],
      ['axis', 1],
      ['allies', 2],
    ]);
    expect(groups.map(({ judgement }) => judgement)).toEqual(['mistake', null, 'best']);
    expect(groups[0]!.worst?.step).toBe(2);
    expect(groups[0]!.change).toBeCloseTo(-0.1);
    expect(groups[2]!.luck).toBeCloseTo(0.25);
  });
  it('is filtered by turning points and by errors of some sides', () => {
    const of = (...args: Parameters<typeof filtered>) => filtered(...args).map(({ key }) => key);
    expect(of(groups, 'all', [], [])).toHaveLength(3);
    expect(of(groups, 'turning', analysis.turning_points, [])).toEqual(['4']);
    expect(of(groups, 'errors', [], ['allies'])).toEqual(['1']);
    expect(of(groups, 'errors', [], ['axis'])).toEqual([]);
    expect(errorsOf(analysis, ['allies', 'axis'])).toEqual([2]);
  });
});

describe('a decision', () => {
  const mistake = analysis.decisions[1]!;
  it('is seen with the eyes of its seat, or with open hands', () => {
    expect(truthOf(mistake, 'allies')).toBe(mistake.truths!.seat);
    expect(truthOf(mistake, 'axis')).toBe(mistake.truths!.seat);
    expect(truthOf(mistake, null)).toBe(mistake.truths!.open);
    expect(truthOf(analysis.decisions[2]!, null)).toBeNull();
  });
  it('has up to three options, what was played among them', () => {
    const options = optionsOf(mistake, mistake.truths!.seat);
    expect(options.map(({ played }) => played)).toEqual([false, false, true]);
    const scale = scaleOf(options);
    expect(scale).toEqual({ low: 0.2, high: 0.5 });
    expect(placed(options[2]!, scale).dot).toBeCloseTo(36.67, 1);
  });
});

describe('the keyboard', () => {
  const press = (key: string, step: number) => commandOf(key, step, 5, [2, 4]);
  it('steps, jumps, and goes from error to error', () => {
    expect(press('ArrowRight', 5)).toEqual({ to: 6 });
    expect(press('ArrowRight', 6)).toEqual({ to: 6 });
    expect(press('ArrowLeft', 1)).toEqual({ to: 1 });
    expect(press('Home', 4)).toEqual({ to: 1 });
    expect(press('End', 1)).toEqual({ to: 6 });
    expect(press('n', 2)).toEqual({ to: 4 });
    expect(press('p', 4)).toEqual({ to: 2 });
    expect(press('n', 4)).toBeNull();
    expect(press('Escape', 1)).toEqual({ close: true });
    expect(press('x', 1)).toBeNull();
  });
  it('knows the next of some steps', () => {
    expect(next([], 1, 1)).toBeNull();
    expect(next([2, 4], 3, -1)).toBe(2);
  });
});
