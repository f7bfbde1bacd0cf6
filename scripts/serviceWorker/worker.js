// The service worker of the built interface: keeps one whole release of it, so that an installed panel opens without
// a player. What a player says is never kept. `RELEASE`, `ENTRY`, `FILES` and `TEXTS` are filled in by the build.

/** The code of the language that the panel draws: it is part of this script's address. */
const language = new URL(self.location.href).searchParams.get('language') || 'en'
const name = `shell-${RELEASE}-${language}`
/** The files of the language's texts, of all 26 languages the only ones that are kept. */
const texts = new Map(TEXTS).get(language) ?? []
/** Where the panel lies on its host: '' or e.g. '/music'. */
const base = self.location.pathname.replace(/\/[^/]*$/, '')
const page = `${base}/`
const files = [...FILES, ...texts].map((path) => base + path)
const isAsset = (path) => path.startsWith(`${base}/assets/`)
/** Files of the release that keep their names; the host may have others of its own. */
const named = new Set(files.filter((path) => !isAsset(path)))
/** How long a host may take for a page while a kept one is there, ms. */
const timeoutMs = 5000

self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(clear().then(() => self.clients.claim())))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (isAsset(pathname)) event.respondWith(keptFirst(event.request))
  else if (mode === 'navigate') event.respondWith(freshFirst(event.request, page))
  else if (named.has(pathname)) event.respondWith(freshFirst(event.request, pathname))
})

/** One file after the other, for a small board: all of them or no release. What an older one has is not asked for. */
async function fill() {
  const cache = await caches.open(name)
  for (const path of files) {
    if (await cache.match(path)) continue
    const known = isAsset(path) ? await caches.match(path, { ignoreVary: true }) : undefined
    const answer = known ?? (await fetch(path, { cache: 'no-cache' }))
    if (answer.ok) await cache.put(path, answer)
    else if (!named.has(path)) throw new Error(`${path}: ${answer.status}`)
  }
  // Some players answer only so that there is a page; last, for it has to be that of these files.
  const answer = await fetch(page, { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!(await answer.clone().text()).includes(ENTRY)) throw new Error('the host has another release by now')
  await cache.put(page, answer)
}

/** The panel that is open may be of the release before: it has loaded what it began with, and is offered the new one. */
async function clear() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((one) => one.startsWith('shell-') && one !== name).map((one) => caches.delete(one)),
  )
}

/** Its name says what is in it. */
const keptFirst = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** What the host has, or, where it does not answer, what is kept. */
async function freshFirst(request, path) {
  const kept = await caches.match(path, { ignoreVary: true })
  if (kept === undefined) return fetch(request)
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), timeoutMs))
  return Promise.race([fetch(request).then((answer) => (answer.status >= 500 ? kept : answer)), late]).catch(
    () => kept,
  )
}
