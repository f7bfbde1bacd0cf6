// The page of the checkout: what it costs, a coupon, and two cards, one of which pays.

import { ask, close, receiveOrder, tellOpener } from './opener.js'
import { say, showFacts, speak } from './words.js'

const main = document.querySelector('main')
const list = document.querySelector('dl')
const status = document.querySelector('[role=status]')
const alert = document.querySelector('[role=alert]')
const code = document.getElementById('code')
const cards = [...document.querySelectorAll('[data-card]')]
speak()
const { lang } = document.documentElement
const euros = (amount) => amount.toLocaleString(lang, { style: 'currency', currency: 'EUR' })
const periods = { monthly: 'thenMonthly', yearly: 'thenYearly' }

let order
/** The provider's secret for what is shown. */
let secret

function draw({ order: shown, name, duration, today, later, trialDays, coupon, couponProblem }) {
  secret = shown
  const lines = [
    [say('plan'), name],
    [say('email'), order.email ?? ''],
    [say('now'), euros(today), 'sum'],
    ...(later === null ? [] : [[say(periods[duration] ?? 'thenMonthly'), euros(later)]]),
    ...(trialDays > 0 ? [[say('trial'), say('days', { count: trialDays })]] : []),
  ]
  showFacts(list, lines)
  status.textContent = coupon === null ? '' : say('couponSaid', coupon)
  alert.textContent = couponProblem ?? ''
  cards[0].textContent = say(today === 0 ? 'start' : 'pay')
}

async function during(run) {
  main.setAttribute('aria-busy', 'true')
  for (const button of cards) button.disabled = true
  alert.textContent = ''
  try {
    await run()
  } catch (error) {
    alert.textContent = error.message
  }
  for (const button of cards) button.disabled = order === undefined
  main.setAttribute('aria-busy', 'false')
}

const quote = () => during(async () => draw(await ask('/checkout/quote', order)))

const pay = (card) =>
  during(async () => {
    const { id } = await ask('/checkout/pay', { order: secret, card })
    if (!tellOpener({ kind: 'checkout.done', id })) status.textContent = say('paid')
  })

for (const button of cards) button.addEventListener('click', () => void pay(button.dataset.card))
document.getElementById('close').addEventListener('click', close)
document.getElementById('coupon').addEventListener('submit', (event) => {
  event.preventDefault()
  if (order === undefined) return
  order = { ...order, coupon: code.value }
  void quote()
})

order = await receiveOrder()
code.value = order.coupon ?? ''
document.querySelector('h1').focus()
await quote()
