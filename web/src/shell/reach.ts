/** Who can open a link to this server: only this computer, its network, or anyone. */

export type Reach = 'computer' | 'network' | 'anyone';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const PRIVATE =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe[89ab])|\.local$|^[^.:]+$/;

export function reachOf(origin: string): Reach {
  const { hostname } = new URL(origin);
  if (LOOPBACK.test(hostname)) return 'computer';
  return PRIVATE.test(hostname) ? 'network' : 'anyone';
}

/** The origin for links to others: this page's own, unless only this computer can open that. */
export function originFor(own: string, reached: string): string {
  return reachOf(own) === 'computer' && reached !== '' ? reached : own;
}
