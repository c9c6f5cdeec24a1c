/**
 * Tells the player that it is their turn while they look elsewhere: by the title of the tab always, by a
 * message of the system if they want one, and by a sound.
 */
import { subscribe, unsubscribe } from '../net/push';
import { settings } from '../settings.svelte';
import { play } from '../sound';

/** "● Your turn: La Raye", for the title of the tab. */
export function titleOf(title: string, yours: string): string {
  const name = title ? `${title} · Sandtable` : 'Sandtable';
  return yours ? `● ${yours}` : name;
}

/** Can this browser show messages of the system at all? */
export function canNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission !== 'denied';
}

/** Asks the browser for its permission; true if it was given. Messages come by push too, if they can. */
export async function allowNotices(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe().catch(() => null);
  return true;
}

export async function endNotices(): Promise<void> {
  await unsubscribe().catch(() => null);
}

/** The player's turn has come. A message is shown only to somebody who is looking at something else. */
export function tellTurn(text: string, table: string): void {
  play('turn');
  const wanted = settings.notify === 'yes' && document.hidden && canNotify();
  if (!wanted || Notification.permission !== 'granted') return;
  try {
    const message = new Notification(text, { tag: table, icon: '/icon.svg' });
    message.onclick = () => (window.focus(), message.close());
  } catch {
    // Android shows only those of a service worker, which come by push
  }
}
