import { backgrounds } from '../answers/backgrounds'
import { languages } from '../answers/languages'
import { menuItems } from '../answers/menuItems'
import { uiSettings } from '../answers/uiSettings'
import { deleteBackground } from '../commands/deleteBackground'
import { setAppearance } from '../commands/setAppearance'
import { setLanguage } from '../commands/setLanguage'
import type { Requests } from './Requests'

/** Menu, language and looks [D7-42 D7-65]. */
export const appearanceRequests: Requests = {
  getMenuItems: ({ player, client }) => client.push('pushMenuItems', menuItems(player)),
  getUiSettings: ({ player, client }) => client.push('pushUiSettings', uiSettings(player)),
  getAvailableLanguages: ({ player, client }) => client.push('pushAvailableLanguages', languages(player)),
  setLanguage: ({ player }, { defaultLanguage }) => setLanguage(player, defaultLanguage.code),
  getBackgrounds: async ({ player, client }) => client.push('pushBackgrounds', await backgrounds(player)),

  async setBackgrounds({ player }, chosen) {
    if (!('path' in chosen)) return setAppearance(player, { color: chosen.color })
    const { available } = await backgrounds(player)
    const known = available.find(({ path }) => path === chosen.path)
    if (known === undefined) return player.log(`refused setBackgrounds: no picture ${chosen.path}`)
    return setAppearance(player, { background: { title: known.name ?? chosen.path, path: chosen.path } })
  },

  deleteBackground: ({ player }, { path }) => deleteBackground(player, path),
}
