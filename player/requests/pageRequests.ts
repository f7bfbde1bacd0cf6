import { settingsPage } from '../answers/settingsPage'
import { saveSettings } from '../commands/saveSettings'
import { toJson } from '../../authoring/json/toJson'
import { allMethods } from '../methods/allMethods'
import type { Call, Requests } from './Requests'

/** Settings pages, the methods that they call, and the password before them [D7-53 D7-54]. */
export const pageRequests: Requests = {
  getUiConfig: (call, { page }) => pushPage(call, page),

  async callMethod(call, { endpoint, method, data }) {
    const methods = allMethods.get(endpoint)
    const own = methods && Object.hasOwn(methods, method) ? methods[method] : undefined
    if (own) return own(call, toJson(data))
    const saved = await saveSettings(call.player, call.client, { endpoint, method, data: toJson(data) })
    // Silence, as a real device answers an unknown plugin or method.
    if (!saved) call.player.log(`no method ${method} in ${endpoint}`)
  },

  checkPassword: ({ player, client }, { password }) => {
    client.push('checkPassword', password === player.brand.word)
  },
}

function pushPage({ player, client }: Call, page: string): void {
  client.page = page
  client.pushAsIs('pushUiConfig', settingsPage(player, page))
}
