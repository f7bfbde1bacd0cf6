// The card payment provider's window: takes a number, and gives whoever opened it a token in its place.

import { say, showFacts, speak } from '../checkout/words.js'

const alert = document.querySelector('[role=alert]')
const pay = document.querySelector('form button')
let order
let opener

speak()
document.getElementById('known').textContent = say('known', {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  silent: '4000 0000 0000 0341',
})

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.opener || data?.kind !== 'card.order' || order !== undefined) return
  order = data
  opener = origin
  showFacts(document.querySelector('dl'), [
    [say('plan'), String(order.planCode).toUpperCase()],
    [say('email'), order.email],
  ])
  pay.disabled = false
})
window.opener?.postMessage({ kind: 'card.ready' }, '*')

document.getElementById('close').addEventListener('click', () => window.close())
async function send() {
  alert.textContent = ''
  try {
    const response = await fetch('/payments/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: document.getElementById('number').value, uid: order.uid }),
    })
    const answer = await response.json()
    if (answer.success !== true) throw new Error(answer.error?.message)
    window.opener.postMessage({ kind: 'card.token', token: answer.data }, opener)
    window.close()
  } catch (error) {
    alert.textContent = error.message || say('silent')
  }
}

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  void send()
})
