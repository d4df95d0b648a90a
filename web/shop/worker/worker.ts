/// <reference lib="webworker" />
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import type { ServiceWorkerManifest } from './service-worker-manifest.ts';

/** Prepended by the build (service-worker-plugin.ts). */
declare const MANIFEST: ServiceWorkerManifest;

declare const self: ServiceWorkerGlobalScope;

const CACHE_PREFIX = 'shell-';
const CACHE = CACHE_PREFIX + MANIFEST.version;
/** The settings that the offline page shows. */
const SETTINGS = '/api/settings';
const FILES = new Set(MANIFEST.files.map((path) => new URL(path, self.location.origin).href));

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// Pages always come from the network, and calls are left alone: nothing here can show an old price, or another person's data.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(page(event));
  else if (FILES.has(event.request.url)) event.respondWith(file(event.request));
});

/** Their names change with their content. The page that registers this has just loaded them: nothing is loaded twice. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...MANIFEST.files, SETTINGS]);
  await self.skipWaiting(); // pages that are open have their files already
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Otherwise each page would wait until the worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    event.waitUntil(keepSettings());
    return response;
  } catch {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': MANIFEST.policy };
    return new Response(await offlinePageAt(new URL(request.url).pathname), { status: 503, headers });
  }
}

let areSettingsKept = false;

/** Once while the worker runs; browsers stop an idle one after half a minute. */
async function keepSettings(): Promise<void> {
  if (areSettingsKept) return;
  areSettingsKept = true;
  const cache = await caches.open(CACHE);
  await cache.add(SETTINGS).catch(() => undefined); // those of the last time are still there
}

/**
 * The paths of a language begin with its code. Written here again, because the worker must import nothing that the app does.
 */
async function offlinePageAt(pathname: string): Promise<string> {
  const [, code] = pathname.toLowerCase().split('/');
  const { offlinePages, sampleName } = MANIFEST;
  const language = isLanguage(code) ? code : 'en';
  const settings = await keptSettings();
  const phone = settings?.contact.phone ?? ''; // digits and separators: the server accepts nothing else
  // Without the settings nothing says whose shop it is.
  const name = settings ? (settings.brand.name ?? sampleName)[language] : self.location.hostname;
  return offlinePages[language]
    .replaceAll('%NAME%', () => inHtml(name))
    .replace('%PHONE_DIGITS%', phone.replace(/[^+\d]/g, ''))
    .replace('%PHONE%', phone);
}

function isLanguage(code = ''): code is keyof ServiceWorkerManifest['offlinePages'] {
  return code in MANIFEST.offlinePages;
}

async function keptSettings(): Promise<PublicSettings | undefined> {
  const kept = await caches.match(SETTINGS, { cacheName: CACHE, ignoreVary: true });
  return kept?.json();
}

function inHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}
