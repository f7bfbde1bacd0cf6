// The provider's part of the script of the checkout where Paddle Billing takes the money: its own overlay.

import { defineCheckout, loadScript, settings } from '../../shared/defineCheckout.js'

/** What is open now: the provider tells of it by one function for all. */
let current

function listen({ name }) {
  if (name !== 'checkout.completed' && name !== 'checkout.closed') return
  const ended = current
  current = undefined
  if (name === 'checkout.closed') return ended?.close()
  ended?.success()
  ended?.theirs.Checkout.close()
}

/** Its object has the name of ours: each is put where it belongs. */
async function load() {
  const ours = window.Paddle
  // Its script does nothing where the name is taken.
  window.Paddle = undefined
  try {
    await loadScript(settings.scriptAddress)
    const provider = window.Paddle
    if (typeof provider?.Initialize !== 'function') throw new Error('unreachable')
    if (settings.sandbox) provider.Environment.set('sandbox')
    provider.Initialize({ token: settings.clientToken, eventCallback: listen })
    return provider
  } finally {
    window.Paddle = ours
  }
}

function show(provider, { transactionId }, { email, success, close }) {
  current?.close()
  current = { theirs: provider, success, close }
  provider.Checkout.open({
    transactionId,
    ...(email !== undefined && { customer: { email } }),
    settings: { displayMode: 'overlay', showAddDiscounts: false, allowLogout: false },
  })
}

defineCheckout({ load, show })
