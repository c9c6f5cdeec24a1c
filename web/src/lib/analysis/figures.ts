/** Numbers of an analysis as they are written: whole per cent, with half of the 95 % interval after ±. */

const NBSP = '\u00a0';

/** One decimal only where the error is below half a per cent. */
function digits(error: number): number {
  return error > 0 && error < 0.005 ? 1 : 0;
}

function written(number: number, decimals: number, language: string): string {
  return number.toLocaleString(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
}

/** "58", "<1", ">99"; an exact 0 or 100 is one. */
export function percent(chance: number, error: number, language: string): string {
  const value = 100 * chance;
  if (value > 0 && value < 0.95) return `<${written(1, 0, language)}`;
  if (value < 100 && value > 99.05) return `>${written(99, 0, language)}`;
  return written(value, digits(error), language);
}

/** "±3"; a range "0–8" where the interval would leave the scale; nothing for what is exact. */
export function spread(chance: number, error: number, language: string): string {
  if (error <= 0) return '';
  const low = chance - error;
  const high = chance + error;
  const end = (at: number): string => written(100 * Math.min(1, Math.max(0, at)), digits(error), language);
  return low < 0 || high > 1 ? `${end(low)}–${end(high)}` : margin(error, language);
}

/** "±3", of a difference too. */
export function margin(error: number, language: string): string {
  return error <= 0
    ? ''
    : `±${written(Math.max(100 * error, error < 0.005 ? 0.1 : 1), digits(error), language)}`;
}

/** "58 % ±3" */
export function estimate({ chance, error }: { chance: number; error: number }, language: string): string {
  const more = spread(chance, error, language);
  const text = `${percent(chance, error, language)}${NBSP}%`;
  return more ? `${text} ${more}` : text;
}

/** "+21", "−9", "0": a difference of chances, in points. */
export function signed(change: number, language: string, decimals = 0): string {
  const text = written(Math.abs(100 * change), decimals, language);
  if (Number(Math.abs(100 * change).toFixed(decimals)) === 0) return text;
  return `${change > 0 ? '+' : '−'}${text}`;
}

/** A duration in seconds: "1:05". */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
