/**
 * Has the browser keep this release, so that an installed panel opens without a player: only by https, for
 * nothing else is an app that somebody installs. A browser that has no service workers, or forbids them, goes
 * on without.
 */
export function keepShell(): void {
  if (location.protocol !== 'https:') return
  // Older browsers, and private windows of some.
  const workers: Partial<Navigator>['serviceWorker'] = navigator.serviceWorker
  workers?.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)
}
