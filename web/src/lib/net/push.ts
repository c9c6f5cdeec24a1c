/** Push messages to this browser, also while no page is open. */
import { settings } from '../settings.svelte';
import { api } from './api';

/** Subscribes this browser; without a service worker or a server that sends messages nothing happens. */
export async function subscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.pushManager) return;
  const { key } = await api.pushKey();
  if (!key) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await worker.pushManager.subscribe(wanted)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  const { p256dh, auth } = keys;
  await api.subscribe({ endpoint, p256dh, auth, language: settings.language });
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.unsubscribe(subscription.endpoint);
}
