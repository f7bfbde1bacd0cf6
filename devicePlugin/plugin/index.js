'use strict'

// The plugin, as players in the field load it: CommonJS for Node 14 and 20, with nothing but what Node brings.

const fs = require('fs')
const os = require('os')
const path = require('path')
const { promised } = require('./lib/promised')
const { serveFolder } = require('./lib/serveFolder')

const facts = JSON.parse(fs.readFileSync(path.join(__dirname, 'package.json'), 'utf8'))
const category = 'user_interface'

/** Where it is reached on a player that cannot be told of other interfaces. */
const ownPort = 3004

/** What the player is told of the interface; the name and the path must stay over updates. */
const ours = {
  uiName: facts.name,
  uiPrettyName: facts.prettyName,
  uiPath: path.join(__dirname, 'ui'),
}

/** What the player's process says of the interface that it serves; its variables bear the player's own word. */
function activeOf(environment) {
  const read = (what) => {
    const name = Object.keys(environment).find((key) => key.endsWith(`_ACTIVE_UI_${what}`))
    return name === undefined ? undefined : environment[name]
  }
  const [uiName, uiPath, uiPrettyName] = ['NAME', 'PATH', 'PRETTY_NAME'].map(read)
  return uiName === undefined ? undefined : { uiName, uiPath, uiPrettyName: uiPrettyName || uiName }
}

/** The address of the player in its network; by its name where it is in none. */
function addressOf(port) {
  const all = Object.values(os.networkInterfaces()).reduce((found, some) => found.concat(some || []), [])
  const own = all.find(({ family, internal }) => !internal && (family === 'IPv4' || family === 4))
  const host = own ? own.address : `${os.hostname()}.local`
  return port === 80 ? `http://${host}/` : `http://${host}:${port}/`
}

class InterfacePlugin {
  constructor(context) {
    this.router = context.coreCommand
    this.logger = context.logger
    this.server = undefined
    // For the way back, also of the script that runs when the plugin is removed; an update replaces the folder
    // of the plugin, and not that of its settings.
    this.previousFile = this.router.pluginManager.getConfigurationFile(context, 'previous.json')
  }

  /**
   * Tells the player of the interface, at each start; one that does not listen gets it on a port of its own.
   */
  onStart() {
    if (!this.knowsInterfaces())
      return promised(
        serveFolder(ours.uiPath, ownPort).then((server) => {
          this.server = server
          this.logger.info(`${facts.prettyName} is at ${addressOf(ownPort)}`)
        }),
      )
    this.router.registerThirdPartyUI(ours)
    this.keepPrevious()
    return promised(Promise.resolve())
  }

  /** What is chosen stays so: an update stops the plugin, too. */
  onStop() {
    const { server } = this
    this.server = undefined
    return promised(server ? server.close() : Promise.resolve())
  }

  /** Whether the player can be told of other interfaces than its own. */
  knowsInterfaces() {
    return typeof this.router.registerThirdPartyUI === 'function'
  }

  getConfigurationFiles() {
    return []
  }

  /** The page in the player's language, with what fits how things stand. */
  getUIConfig() {
    const language = String((this.router.sharedVars && this.router.sharedVars.get('language_code')) || 'en')
    const texts = (code) => path.join(__dirname, 'i18n', `strings_${code}.json`)
    const page = this.router.i18nJson(texts(language), texts('en'), path.join(__dirname, 'UIConfig.json'))
    return page.then((read) => this.fill(read))
  }

  fill(page) {
    const state = !this.knowsInterfaces() ? 'apart' : this.isActive() ? 'chosen' : 'offered'
    const previous = this.previous()
    const address = addressOf(state === 'apart' ? ownPort : 80)
    page.sections = page.sections.filter(({ id }) => id === state)
    for (const section of page.sections)
      for (const item of section.content) {
        if (item.onClick && item.onClick.type === 'openUrl') item.onClick.url = address
        if (item.id === 'leave' && previous) item.label = `${item.label}: ${previous.uiPrettyName}`
      }
    return page
  }

  isActive() {
    const active = activeOf(process.env)
    return active !== undefined && active.uiPath === ours.uiPath
  }

  /** The interface that was there before ours: as noted, else the first other one that the player has. */
  previous() {
    try {
      return JSON.parse(fs.readFileSync(this.previousFile, 'utf8'))
    } catch {
      const known = this.router.executeOnPlugin('miscellanea', 'appearance', 'getAvailableUIs')
      return Array.isArray(known) ? known.find(({ uiPath }) => uiPath !== ours.uiPath) : undefined
    }
  }

  keepPrevious() {
    const active = activeOf(process.env)
    const previous = active && active.uiPath !== ours.uiPath ? active : this.previous()
    if (!previous) return
    try {
      fs.mkdirSync(path.dirname(this.previousFile), { recursive: true })
      fs.writeFileSync(this.previousFile, JSON.stringify(previous))
    } catch (error) {
      // A full disk: the way back is the first other interface that the player has.
      this.logger.warn(`${facts.prettyName}: what was chosen before cannot be noted: ${error.message}`)
    }
  }

  /** A button of the page: from now on the player serves this interface. */
  choose() {
    this.keepPrevious()
    this.activate(ours.uiName)
  }

  /** Likewise: the way back. */
  leave() {
    const previous = this.previous()
    if (previous) this.activate(previous.uiName)
  }

  activate(name) {
    this.logger.info(`${category}/${facts.name}: the interface is to be ${name}`)
    this.router.executeOnPlugin('miscellanea', 'appearance', 'setActiveUI', name)
  }
}

module.exports = InterfacePlugin
