import { uiSettings } from '../answers/uiSettings'
import { setLanguage } from '../commands/setLanguage'
import { toast } from '../commands/toast'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import languages from '../texts/languages.json' with { type: 'json' }
import type { Methods } from './Methods'

/** Methods of the appearance page. */
export const appearanceMethods: Methods = {
  /** Pushes come in the order of a real device; the interface changes its own language when pushUiSettings names another. */
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
