'use strict'

// Runs as the plugin is removed, before its files go: a player that shows this interface is given the one that
// it had before, at once where it runs and for its next start in any case.

const fs = require('fs')
const http = require('http')
const path = require('path')

const data = process.env.PLAYER_DATA || '/data'
const origin = process.env.PLAYER_ORIGIN || 'http://127.0.0.1:3000'
const uiPath = path.join(__dirname, 'ui')
const previousFile = path.join(data, 'configuration/user_interface/PLUGIN_NAME/previous.json')

const read = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Keeps which interface is chosen; its name has the player's own word in it. */
const chosenFile = () =>
  fs
    .readdirSync(data)
    .filter((name) => /^active_\w+_ui$/.test(name))
    .map((name) => path.join(data, name))
    .find((file) => (read(file) || {}).uiPath === uiPath)

/** One request; resolves with the text of the answer. */
const ask = (method, address, body) =>
  new Promise((resolve, reject) => {
    const request = http.request(
      address,
      { method, timeout: 3000, headers: { 'content-type': 'text/plain' } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => (text += part))
        response.on('end', () => resolve(text))
      },
    )
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', reject)
    request.end(body)
  })

/** Has the player that runs show another interface, as its own settings would: over its socket, by polling. */
async function tell(uiName) {
  const polling = `${origin}/socket.io/?EIO=3&transport=polling`
  const [, sid] = /"sid":"([^"]+)"/.exec(await ask('GET', polling)) || []
  if (sid === undefined) throw new Error('no socket')
  const call = { endpoint: 'miscellanea/appearance', method: 'setActiveUI', data: uiName }
  const packet = `42${JSON.stringify(['callMethod', call])}`
  await ask('POST', `${polling}&sid=${sid}`, `${packet.length}:${packet}`)
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function goBack() {
  const file = chosenFile()
  if (file === undefined) return
  const previous = read(previousFile)
  if (previous && previous.uiName) {
    const isTold = await tell(previous.uiName).then(
      () => true,
      (error) => console.log(`The player does not answer: ${error.message}`),
    )
    for (let left = isTold ? 20 : 0; left > 0 && chosenFile() !== undefined; left -= 1) await pause(250)
  }
  if (chosenFile() === undefined) return
  // Without the file a player starts with the interface that it came with.
  if (previous) fs.writeFileSync(file, JSON.stringify(previous))
  else fs.unlinkSync(file)
}

/** The player need not offer any more what is gone. */
function forget() {
  const file = path.join(data, 'thirdPartyUisList.json')
  const known = read(file)
  if (Array.isArray(known))
    fs.writeFileSync(file, JSON.stringify(known.filter((one) => one.uiPath !== uiPath)))
}

goBack()
  .then(forget)
  .catch((error) => {
    console.log(String(error))
    process.exitCode = 1
  })
