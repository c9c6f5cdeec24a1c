/** Registers the service worker (vite/worker.js), which serves the page offline. */

export async function keepForOffline(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return; // not a secure address, or an old browser
  await workers.register('/sw.js');
  const { active } = await workers.ready;
  // Tell the worker what was loaded before it was active.
  const tell = (list: PerformanceObserverEntryList) => {
    const urls = list.getEntries().map((entry) => entry.name);
    active?.postMessage(urls.filter((url) => url.startsWith(location.origin)));
  };
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true });
}
