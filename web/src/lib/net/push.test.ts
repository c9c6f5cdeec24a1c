// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { subscribe, unsubscribe } from './push';

afterEach(() => vi.restoreAllMocks());

function browser(subscription: object): { subscribe: ReturnType<typeof vi.fn> } {
  const pushManager = {
    subscribe: vi.fn().mockResolvedValue(subscription),
    getSubscription: vi.fn().mockResolvedValue(subscription),
  };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  vi.stubGlobal('navigator', { serviceWorker, languages: ['en'] });
  return pushManager;
}

it('subscribes with the key of the server, and ends it', async () => {
  const end = vi.fn().mockResolvedValue(true);
  const json = { endpoint: 'https://push/a', keys: { p256dh: 'P', auth: 'A' } };
  const manager = browser({ toJSON: () => json, endpoint: json.endpoint, unsubscribe: end });
  vi.spyOn(api, 'pushKey').mockResolvedValue({ key: 'K' });
  const told = vi.spyOn(api, 'subscribe').mockResolvedValue({ key: 'K' });
  const ended = vi.spyOn(api, 'unsubscribe').mockResolvedValue({ key: 'K' });
  await subscribe();
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'K' });
  expect(told).toHaveBeenCalledWith({ endpoint: 'https://push/a', p256dh: 'P', auth: 'A', language: 'en' });
  await unsubscribe();
  expect(end).toHaveBeenCalled();
  expect(ended).toHaveBeenCalledWith('https://push/a');
});

it('asks for nothing where the server sends nothing', async () => {
  const manager = browser({});
  vi.spyOn(api, 'pushKey').mockResolvedValue({ key: '' });
  await subscribe();
  expect(manager.subscribe).not.toHaveBeenCalled();
});
