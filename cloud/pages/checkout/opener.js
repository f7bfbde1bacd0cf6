// What the pages of the provider share: who opened them, and how they ask the provider's server.

import { say } from './words.js'

/** The page that framed this one, once it has given its order. */
let opener

const root = document.documentElement
root.toggleAttribute('data-framed', window.parent !== window)

/** Takes the colours of the page that framed this one. */
function takeLook({ scheme, fill, onFill } = {}) {
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme
  if (!CSS.supports('color', fill) || !CSS.supports('color', onFill)) return
  root.style.setProperty('--fill', fill)
  root.style.setProperty('--on-fill', onFill)
}

/** Asks whoever framed this page for the order; resolves with it. */
export function receiveOrder() {
  return new Promise((resolve) => {
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source !== window.parent || source === window || data?.kind !== 'checkout.order') return
      opener ??= origin
      takeLook(data.look)
      resolve(data.order ?? {})
    })
    if (window.parent !== window) window.parent.postMessage({ kind: 'checkout.ready' }, '*')
  })
}

/** Tells whoever framed this page, and nobody else, how it ended; false when nobody did. */
export function tellOpener(message) {
  if (opener === undefined) return false
  window.parent.postMessage(message, opener)
  return true
}

/** Closes what framed this page, by Escape, too. */
export const close = () => tellOpener({ kind: 'checkout.closed' })

window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close()
})

/** Asks the provider's server; resolves with its data, rejects with words for people. */
export async function ask(path, body) {
  let answer
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    answer = await response.json()
  } catch {
    throw new Error(say('silent'))
  }
  if (answer.success !== true) throw new Error(answer.error?.message ?? say('refused'))
  return answer.data
}
