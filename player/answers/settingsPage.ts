import type { Json, JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { composePage, noPage } from '../pages/composePage'
import { mpdPage, mpdWords } from './mpdPage'
import { isPluginOn } from './pluginAnswers'
import available from '../texts/languages.json' with { type: 'json' }

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
