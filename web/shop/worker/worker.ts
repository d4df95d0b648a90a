/// <reference lib="webworker" />
import type { Shell } from './shell.ts';

/** The build writes it above all this. */
declare const SHELL: Shell;

declare const self: ServiceWorkerGlobalScope;

const CACHE_PREFIX = 'shell-';
const CACHE = CACHE_PREFIX + SHELL.version;
const FILES = new Set(SHELL.files.map((path) => new URL(path, self.location.origin).href));

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// Pages always come from the network, and calls are not even looked at: nothing here can show an old price, or what was
// another person's.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(page(event));
  else if (FILES.has(event.request.url)) event.respondWith(file(event.request));
});

/** Their names change with their content. The page that registers this has just loaded them: nothing is loaded twice. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.files);
  await self.skipWaiting(); // pages that are open have their files already
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Else each page would wait until this has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': SHELL.policy };
    return new Response(offlinePageAt(new URL(request.url).pathname), { status: 503, headers });
  }
}

/** A language's pages stand below its code. Browsers take no worker that imports what other code knows of that. */
function offlinePageAt(pathname: string): string {
  const [, code] = pathname.toLowerCase().split('/');
  const [, page] = Object.entries(SHELL.offlinePages).find(([language]) => language === code) ?? [];
  return page ?? SHELL.offlinePages.en;
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}
