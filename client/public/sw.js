/**
 * Shows the frame at once, and also when the server is away; then the frame itself says so.
 *
 * Pages come from the server, unless it takes longer than a moment: then the page that was kept is shown. What has a
 * hash in its name never changes, so what was kept of it is as good. Nothing of a match is ever kept here.
 */
const KEPT = 'rondel-1';
const MOMENT = 400;
const MOST = 150;
const FRAME = '/';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepFrame());
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Boards of packages are pages of their own.
  const isOther = url.pathname.startsWith('/api/') || url.pathname.startsWith('/boards/');
  if (request.method !== 'GET' || url.origin !== location.origin || isOther) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The page, and what it names: so much that it can say itself that the server is away. */
async function keepFrame() {
  const kept = await caches.open(KEPT);
  const answer = await fetch(FRAME);
  if (!answer.ok) throw new Error(answer.statusText);
  await kept.put(FRAME, answer.clone());
  const named = (await answer.text()).match(/\/assets\/[\w.-]+/g) ?? [];
  await kept.addAll([...new Set(named)]);
}

/** Every address is the same page; only the frame is kept, never what stands in an address. */
async function page(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(FRAME);
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) await kept.put(FRAME, answer.clone());
    return answer;
  });
  if (!known) return asked;
  const late = new Promise((next) => setTimeout(next, MOMENT, known));
  return Promise.race([asked, late]).catch(() => known);
}

async function asset(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const names = (await kept.keys()).filter((one) => new URL(one.url).pathname !== FRAME);
    for (const old of names.slice(0, Math.max(0, names.length - MOST))) await kept.delete(old);
  }
  return answer;
}
