import { type Json, type JsonObject, isJsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { composePage, noPage, valuesToKeep } from '../pages/composePage'
import { mpdPage, mpdWords } from '../answers/mpdPage'
import { isPluginOn } from '../answers/pluginAnswers'
import available from '../texts/languages.json' with { type: 'json' }
import { type Client, toast } from '../core/Clients'
import type { Plugin } from '../pages/readPlugin'
import { messageOf } from '../core/messageOf'

/**
 * The page of that name [D7-53]: `category/name` or a bare name; `a/b/c` gives the core section c alone. A
 * page that does not exist, whose file cannot be read or whose plugin is disabled comes as a real device
 * sends it: a label that says so and no sections.
 */
export function settingsPage(player: PlayerContext, page: string): JsonObject {
  const parts = page.split('/')
  if (parts.length === 3) return { page: { label: '' }, sections: [{ coreSection: parts[2] ?? '' }] }
  const plugin = player.plugins.find(page)
  if (plugin === undefined || !isPluginOn(player, plugin)) return noPage
  const { mpd, storage } = player
  const isOfMpd = plugin.shipped && plugin.id === mpdPage
  if (isOfMpd && mpd === undefined) return noPage
  const { language } = storage.device.value()
  return composePage(plugin, {
    values: storage.settings.value(),
    language,
    words: isOfMpd && mpd !== undefined ? mpdWords(player, mpd, plugin) : words(player),
  })
}

/** What our own pages leave open. */
function words({ brand, storage }: PlayerContext): ReadonlyMap<string, Json> {
  const languages = available.map(({ code, language }) => ({ value: code, label: language }))
  const { language, name } = storage.device.value()
  const zones = Intl.supportedValuesOf('timeZone')
  return new Map<string, Json>([
    ['product', brand.productName],
    ['word', brand.word],
    ['site', brand.share.site],
    ['PLAYER.NAME', name],
    [
      'PLAYER.LANGUAGE',
      languages.find(({ value }) => value === language) ?? { value: language, label: language },
    ],
    ['PLAYER.LANGUAGES', languages],
    // The runtime's list leaves out UTC itself.
    ['PLAYER.TIMEZONES', [...new Set(['UTC', ...zones])].map((zone) => ({ value: zone, label: zone }))],
  ])
}

/** A save button was pressed: which plugin's method it names, and the values. */
interface Save {
  endpoint: string
  method: string
  data: Json
}

/**
 * Keeps what a save button sent, when some page has a section that saves to this endpoint and method; returns
 * whether one has. The toast, the packet without a name and the page to all clients come in the order of a
 * real device.
 */
export async function saveSettings(player: PlayerContext, client: Client, save: Save): Promise<boolean> {
  const { storage, say } = player
  const kept = keptBy(player, client, save)
  if (kept.length === 0) return false
  let settings = storage.settings.value()
  for (const { plugin, values } of kept) {
    const page = Object.hasOwn(settings, plugin.id) ? settings[plugin.id] : {}
    const before = page && Object.hasOwn(page, save.method) ? page[save.method] : {}
    settings = { ...settings, [plugin.id]: { ...page, [save.method]: { ...before, ...values } } }
  }
  const title = labelOf(player, kept[0]?.plugin)
  try {
    await storage.settings.save(settings)
  } catch (error) {
    player.log(`Settings could not be written: ${messageOf(error)}`)
    toast(player, 'error', title, say('NOT_SAVED'))
    return true
  }
  toast(player, 'success', title, say('SAVED'))
  client.pushNameless()
  if (save.endpoint === 'audio_interface/playback_options') player.teller.changed('sound')
  for (const { plugin } of kept) {
    if (plugin.broadcastsAfterSave)
      player.clients.broadcastAsIs('pushUiConfig', settingsPage(player, plugin.id))
  }
  return true
}

/** The pages that the save belongs to: the one that the client looks at if it is one of them, else all. */
function keptBy(player: PlayerContext, client: Client, { endpoint, method, data }: Save) {
  const running = player.plugins.all().filter((plugin) => isPluginOn(player, plugin))
  const kept = running.flatMap((plugin) => {
    const values: JsonObject | undefined = valuesToKeep(plugin.page, endpoint, method, data)
    return values === undefined ? [] : [{ plugin, values }]
  })
  const open = client.page === undefined ? undefined : player.plugins.find(client.page)
  const looked = kept.filter(({ plugin }) => plugin === open)
  return looked.length > 0 ? looked : kept
}

function labelOf(player: PlayerContext, plugin: Plugin | undefined): string {
  const page = plugin === undefined ? undefined : settingsPage(player, plugin.id)['page']
  const label = isJsonObject(page) ? page['label'] : undefined
  return typeof label === 'string' ? label : (plugin?.name ?? '')
}
