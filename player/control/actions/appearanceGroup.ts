import { uiSettings } from '../../answers/uiSettings'
import { setAppearance } from '../../commands/setAppearance'
import type { JsonObject } from '../../../authoring/json/JsonObject'
import type { ControlAction, ControlGroup } from '../ControlAction'

const push = (id: string, label: string, settings: JsonObject): ControlAction => ({
  id,
  label,
  run: (player) => player.clients.broadcastAsIs('pushUiSettings', { ...uiSettings(player), ...settings }),
})

/** UI settings: backgrounds are kept, the rest is only pushed. */
export const appearanceGroup: ControlGroup = {
  title: 'UI settings',
  actions: [
    { id: 'color-teal', label: 'colour teal', run: (player) => setAppearance(player, { color: '#388' }) },
    {
      id: 'color-light',
      label: 'colour light grey',
      run: (player) => setAppearance(player, { color: '#CCC' }),
    },
    {
      id: 'background-fjord',
      label: 'picture “Fjord”',
      run: (player) => setAppearance(player, { background: { title: 'Fjord', path: 'fjord.svg' } }),
    },
    push('docs-hidden', 'hide explanations', { pluginsDoc: { showDoc: false, showDescription: false } }),
    push('docs-shown', 'show explanations', { pluginsDoc: { showDoc: true, showDescription: true } }),
    push('loading-bar-off', 'no loading bar', { loadingBar: false }),
    push('loading-bar-on', 'loading bar', { loadingBar: true }),
    push('page-title', 'page title “Attic”', { pageTitle: 'Attic' }),
    push('hostile-color', 'a colour that is CSS', {
      color: 'red;background-image:url(https://evil.example/x)',
    }),
  ],
}
