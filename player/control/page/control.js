// The control page: a button for each action that the player lists, and a box to push anything.

const groups = document.getElementById('groups')
const clients = document.getElementById('clients')
const outcome = document.getElementById('outcome')
const form = document.getElementById('push')

async function send(path, body) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    outcome.textContent = response.ok
      ? `Sent to ${answer.clients} open interfaces`
      : `Not sent: ${answer.error}`
  } catch {
    outcome.textContent = 'The player does not answer'
  }
}

function button({ id, label }) {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.dataset.action = id
  element.addEventListener('click', () => void send('/control/run', { action: id }))
  return element
}

function section({ title, actions }) {
  const element = document.createElement('section')
  const heading = document.createElement('h2')
  const buttons = document.createElement('div')
  heading.textContent = title
  buttons.className = 'buttons'
  buttons.append(...actions.map(button))
  element.append(heading, buttons)
  return element
}

function showClients(list) {
  const pages = list.map(({ page }) => page ?? 'no settings page').join(', ')
  clients.textContent = list.length === 0 ? 'No interface is open.' : `${list.length} open: ${pages}`
}

async function refresh() {
  try {
    const answer = await (await fetch('/control/actions')).json()
    if (groups.childElementCount === 0) groups.append(...answer.groups.map(section))
    showClients(answer.clients)
  } catch {
    clients.textContent = 'The player does not answer.'
  }
  setTimeout(() => void refresh(), 2000)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const { event: name, payload: box } = form.elements
  const written = box.value.trim()
  let payload
  try {
    payload = written === '' ? undefined : JSON.parse(written)
  } catch (error) {
    outcome.textContent = `Not sent: the payload is not JSON (${error.message})`
    return
  }
  void send('/control/push', { event: name.value, payload })
})

void refresh()
