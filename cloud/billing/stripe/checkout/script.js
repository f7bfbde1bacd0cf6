// The provider's part of the script of the checkout where Stripe takes the money: its checkout over the page, and its portal, which no
// page may frame, in a tab of its own.

import {
  defineCheckout,
  loadScript,
  paragraph,
  say,
  settings,
  showDialog,
} from '../../shared/defineCheckout.js'

async function load() {
  if (typeof window.Stripe !== 'function') await loadScript(settings.scriptAddress)
  if (typeof window.Stripe !== 'function') throw new Error('unreachable')
  return window.Stripe(settings.publishableKey)
}

/** What is done there, its page does not tell. */
function showPortal(address, { close }) {
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.textContent = say('goThere')
  Object.assign(link.style, { display: 'inline-block', marginBlockStart: '1rem', color: 'LinkText' })
  showDialog([paragraph(say('opensApart')), link], close)
  link.focus()
}

async function showCheckout(provider, clientSecret, { success, close }) {
  const place = document.createElement('div')
  place.style.inlineSize = 'min(56rem, calc(100vw - 5rem))'
  // It was called otherwise before.
  const create = provider.createEmbeddedCheckoutPage ?? provider.initEmbeddedCheckout
  const checkout = await create.call(provider, {
    fetchClientSecret: () => Promise.resolve(clientSecret),
    onComplete() {
      checkout.destroy()
      end()
      success()
    },
  })
  const end = showDialog([place], () => {
    checkout.destroy()
    close()
  })
  checkout.mount(place)
}

const show = (provider, { clientSecret, address }, callbacks) =>
  address === undefined ? showCheckout(provider, clientSecret, callbacks) : showPortal(address, callbacks)

defineCheckout({ load, show })
