/**
 * For `beforeEach`: the page that runs here begins with one script, and its host serves one that begins with
 * another, or never answers.
 */
export const servedPage = (served: 'same' | 'other' | 'never') => (): (() => void) => {
  const { fetch } = window
  // What another story's page remembered of its reload, where nobody cleaned up behind it.
  sessionStorage.clear()
  const entry = document.createElement('script')
  // It is to be seen, not to run: a type that is set after the insertion has no effect.
  entry.type = 'text/plain'
  entry.src = '/assets/index-running.js'
  document.head.prepend(entry)
  entry.type = 'module'
  const name = served === 'same' ? 'running' : 'newer'
  const page = `<script type="module" src="/assets/index-${name}.js"></script>`
  window.fetch = (input, init) => {
    if (input !== '/') return fetch(input, init)
    return served === 'never' ? new Promise(() => undefined) : Promise.resolve(new Response(page))
  }
  return () => {
    window.fetch = fetch
    entry.remove()
    sessionStorage.clear()
  }
}
