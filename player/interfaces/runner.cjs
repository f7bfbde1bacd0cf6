'use strict'

// The process of one plugin: loads its index.js as players in the field do and hands it the few things of a
// player that plugins of interfaces use. Talks to the player by messages; Node lets it read and write nothing
// but the folders that it was started with.

const fs = require('fs')
const path = require('path')
const libQ = require('kew')

const [folder, category, name, configuration, word] = process.argv.slice(2)

/** What the player says of itself, as it stands. */
let state = { language: 'en', interfaces: [], active: undefined }

const tell = (message) => void process.send(message)
const log = (level) => (line) => tell({ type: 'log', level, line: String(line) })
const logger = { info: log('info'), warn: log('warn'), error: log('error'), debug: () => undefined }

/** Texts of a language, with those of the default one where it lacks them. */
const readTexts = (...files) =>
  files.map((file) => {
    try {
      return JSON.parse(fs.readFileSync(file, 'utf8'))
    } catch {
      return {}
    }
  })

const find = (texts, keys) =>
  texts
    .map((all) => keys.split('.').reduce((at, key) => (at === undefined ? at : at[key]), all))
    .find((text) => typeof text === 'string' && text !== '')

const translate = (value, texts) => {
  if (typeof value === 'string')
    return value.startsWith('TRANSLATE.') ? find(texts, value.slice('TRANSLATE.'.length)) || value : value
  if (Array.isArray(value)) return value.map((one) => translate(one, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translate(one, texts)]))
}

const router = {
  logger,
  sharedVars: { get: (key) => (key === 'language_code' ? state.language : undefined) },
  pluginManager: {
    getConfigurationFile: (_context, file) => path.join(configuration, path.basename(file)),
  },
  registerThirdPartyUI: (ui) => tell({ type: 'register', ui }),
  executeOnPlugin(ofCategory, ofName, method, data) {
    if (`${ofCategory}/${ofName}` === 'miscellanea/appearance' && method === 'getAvailableUIs')
      return state.interfaces
    return tell({ type: 'execute', endpoint: `${ofCategory}/${ofName}`, method, data })
  },
  pushToastMessage: (kind, title, message) => tell({ type: 'toast', kind, title, message }),
  i18nJson(language, fallback, page) {
    const texts = readTexts(language, fallback)
    return libQ.resolve(translate(JSON.parse(fs.readFileSync(page, 'utf8')), texts))
  },
}

const facts = { category, name }
const context = {
  coreCommand: router,
  logger,
  configManager: {},
  get: (key) => facts[key],
  set: (key, value) => void (facts[key] = value),
}

/** Which interface is shown stands in the environment of a player's process. */
function take(next) {
  state = next
  const { active } = next
  for (const [what, value] of Object.entries({
    NAME: active.uiName,
    PATH: active.uiPath,
    PRETTY_NAME: active.uiPrettyName,
  }))
    process.env[`${word.toUpperCase()}_ACTIVE_UI_${what}`] = value
}

let plugin
function load() {
  const { main = 'index.js' } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const Plugin = require(path.join(folder, path.normalize(`/${main}`)))
  plugin = new Plugin(context)
}

/** What a method gives; players call `.fail` of what it returns. */
function call(method, data) {
  const given = plugin[method](data)
  if (given && typeof given.then === 'function' && typeof given.fail !== 'function')
    logger.warn(`${method} returned a promise that has no fail: players in the field call it`)
  return libQ.resolve().then(() => given)
}

process.on('message', ({ id, method, data, state: next }) => {
  if (next !== undefined) take(next)
  if (method === undefined) return
  libQ
    .fcall(() => {
      if (plugin === undefined) load()
      if (typeof plugin[method] !== 'function') return tell({ type: 'absent', id })
      return call(method, data).then((value) =>
        tell({ type: 'done', id, value: value === undefined ? null : value }),
      )
    })
    .fail((error) => tell({ type: 'failed', id, reason: String((error && error.message) || error) }))
})
process.on('disconnect', () => process.exit(0))
