import { type Json, isJsonObject } from '../../authoring/json/Json'
import type { Call } from '../requests/Requests'
import { toggleInput } from '../commands/playOn'
import { ripCd, setCd, startRip } from '../commands/ripCd'
import { toast } from '../core/Clients'
import { expand, cdService } from '../queue/expand'
import { showModal, showProgress, showToast } from '../show/showModal'
import { saveSettings } from '../commands/settingsPage'
import { mpdPage } from '../answers/mpdPage'
import { mpdMethods } from './mpdMethods'
import { factoryReset, setName, setLanguage } from '../commands/deviceSettings'
import { uiSettings } from '../answers/systemAnswers'
import languages from '../texts/languages.json' with { type: 'json' }
import type { PlayerContext } from '../core/PlayerContext'
import type { ToolsDocument } from '../storage/settingsDocuments'

/** The methods of one plugin by name; `data` is what the page sent. */
type Methods = Readonly<Record<string, (call: Call, data: Json) => void | Promise<void>>>

/** The Bluetooth input [D7-47]. */
const bluetoothMethods: Methods = {
  BTpress: ({ player }) =>
    toggleInput(player, { service: 'bluetooth', title: player.say('INPUT.BLUETOOTH') }),
}

/** The CD drive [D7-40]. */
const cdMethods: Methods = {
  getRipInfo: ({ player, client }) => startRip(player, [client]),
  ripCD: ({ player }, data) => ripCd(player, data),

  async playCD({ player }) {
    const { engine, say } = player
    const items = await expand(player, { uri: 'cd' })
    if (items.length === 0) return toast(player, 'error', say('CD.TITLE'), say('CD.MISSING'))
    engine.replace(items)
    engine.play()
  },

  /** The drive is empty until a CD is put in at /control. */
  eject: ({ player }) => {
    if (player.engine.current()?.service === cdService) player.engine.clear()
    player.teller.tell()
    setCd(player, false)
    player.log('the CD is ejected; put one in at /control')
    toast(player, 'success', player.say('CD.TITLE'), player.say('CD.EJECTED'))
  },
}

/** What the demonstration page's buttons call. */
const demonstrationMethods: Methods = {
  showToast: ({ player }, data) => showToast(player, isJsonObject(data) ? data['kind'] : undefined),
  showModal: ({ player }) => showModal(player, 'medium'),
  showProgress: ({ player }) => showProgress(player),
}

/** The light switch [D7-48]; a player without one does not answer. */
const lightMethods: Methods = {
  getLightSwitch({ player, client }) {
    if (player.faults.happens('tools-missing')) return
    client.push('pushLightSwitch', player.storage.tools.value().light)
  },
  async toggleLightSwitch({ player }) {
    const { clients, faults, storage } = player
    if (faults.happens('tools-missing')) return
    const tools = storage.tools.value()
    await storage.tools.save({ ...tools, light: !tools.light })
    clients.broadcast('pushLightSwitch', !tools.light)
  },
}

/**
 * Keeps what the page sent; then, as after every change of the network, open network pages are to load anew
 * [D4-37].
 */
const save =
  (method: string): Methods[string] =>
  async ({ player, client }, data) => {
    await saveSettings(player, client, { endpoint: 'system_controller/network', method, data })
    player.clients.broadcastAsIs('pushInfoNetworkReload', '')
  }

/** Methods of the network page. */
const networkMethods: Methods = {
  saveWiredNetwork: save('saveWiredNetwork'),
  saveWirelessNetwork: save('saveWirelessNetwork'),
}

/** Methods of the system page. */
const systemMethods: Methods = {
  async saveGeneralSettings({ player, client }, data) {
    const { player_name: name, ...others } = isJsonObject(data) ? data : {}
    const save = { endpoint: 'system_controller/system', method: 'saveGeneralSettings', data: others }
    await saveSettings(player, client, save)
    const trimmed = typeof name === 'string' ? name.trim() : ''
    if (trimmed !== '' && trimmed !== player.storage.device.value().name) await setName(player, trimmed)
  },

  async joinTestChannel({ player }) {
    const { say, storage } = player
    await storage.system.save({ ...storage.system.value(), channel: 'test' })
    toast(player, 'success', say('UPDATE.CHANNEL_TITLE'), say('UPDATE.CHANNEL_JOINED'))
  },

  factoryReset: ({ player }) => factoryReset(player),
}

/** Methods of the appearance page. */
const appearanceMethods: Methods = {
  /**
   * Pushes come in the order of a real device; the interface changes its own language when pushUiSettings
   * names another.
   */
  async setLanguage({ player, client }, data) {
    const chosen = isJsonObject(data) ? data['language'] : undefined
    const code = isJsonObject(chosen) ? chosen['value'] : chosen
    const language = languages.find((known) => known.code === code)
    if (language === undefined) return player.log(`refused setLanguage: no language ${JSON.stringify(code)}`)
    await setLanguage(player, language.code)
    toast(player, 'success', player.say('APPEARANCE.TITLE'), player.say('APPEARANCE.LANGUAGE'))
    client.pushNameless()
    player.clients.broadcast('pushUiSettings', uiSettings(player))
  },
}

/** The analog input [D7-46] and the karaoke hardware [D7-49]; a player without karaoke does not answer. */
const gpiosMethods: Methods = {
  DASwitchPress: ({ player }) =>
    toggleInput(player, { service: 'analogin', title: player.say('INPUT.ANALOG') }),

  getKaraokeStatus({ player, client }) {
    if (player.faults.happens('tools-missing')) return
    client.push('pushKaraokeStatus', status(player.storage.tools.value()))
  },
  async KaraokeSwitchPress({ player }, data) {
    const { clients, faults, storage } = player
    if (faults.happens('tools-missing')) return
    await storage.tools.save({ ...storage.tools.value(), karaoke: data === 'on' })
    clients.broadcast('pushKaraokeStatus', status(storage.tools.value()))
  },
  MusicPlusPress: ({ player }) => turn(player, 'music', 1),
  MusicMinusPress: ({ player }) => turn(player, 'music', -1),
  MicPlusPress: ({ player }) => turn(player, 'microphone', 1),
  MicMinusPress: ({ player }) => turn(player, 'microphone', -1),
}

function status({ karaoke }: ToolsDocument): string {
  return karaoke ? 'on' : 'off'
}

/**
 * Turns a volume of the karaoke hardware, 0 to 10. The hardware has no display: a toast tells where it
 * stands.
 */
async function turn(player: PlayerContext, knob: 'music' | 'microphone', by: 1 | -1): Promise<void> {
  const { faults, say, storage } = player
  if (faults.happens('tools-missing')) return
  const tools = storage.tools.value()
  const volume = Math.min(10, Math.max(0, tools[knob] + by))
  await storage.tools.save({ ...tools, [knob]: volume })
  toast(
    player,
    'info',
    say('KARAOKE.TITLE'),
    say(`KARAOKE.${knob.toUpperCase()}`, { volume: String(volume) }),
  )
}

/** Methods by the plugin's `category/name`. */
export const allMethods: ReadonlyMap<string, Methods> = new Map([
  ['system_controller/system', systemMethods],
  ['system_controller/network', networkMethods],
  ['miscellanea/appearance', appearanceMethods],
  ['music_service/cd_controller', cdMethods],
  ['system_controller/gpios', gpiosMethods],
  ['system_controller/lightcontrol', lightMethods],
  ['audio_interface/bluetooth', bluetoothMethods],
  [mpdPage, mpdMethods],
  ['miscellanea/demonstration', demonstrationMethods],
])
