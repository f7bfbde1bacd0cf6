// The page where a subscription's means of payment is changed, or the subscription is cancelled: framed, or opened on its own.

import { ask, close, receiveOrder, tellOpener } from './opener.js'
import { say, speak } from './words.js'

speak()
const status = document.querySelector('[role=status]')
const alert = document.querySelector('[role=alert]')
const page = location.pathname.split('/').at(-1)
const { subscription, key } = Object.fromEntries(new URLSearchParams(location.search))

for (const part of document.querySelectorAll('[data-page]')) part.hidden = part.dataset.page !== page
// Alone, the window is closed as any other.
document.getElementById('close').hidden = window.parent === window
document.getElementById('close').addEventListener('click', close)

async function send(button) {
  alert.textContent = ''
  button.disabled = true
  try {
    await ask(`/checkout/${page}`, { subscription, key, card: button.dataset.card })
    if (!tellOpener({ kind: 'checkout.done', id: subscription })) status.textContent = say('done')
  } catch (error) {
    alert.textContent = error.message
    button.disabled = false
  }
}

for (const button of document.querySelectorAll('[data-card]'))
  button.addEventListener('click', () => void send(button))

// Alone, nobody ever gives one.
void receiveOrder()
document.querySelector('h1').focus()
