import { changeMenu } from '../../commands/changeMenu'
import type { JsonObject } from '../../../authoring/json/JsonObject'
import type { ControlAction, ControlGroup } from '../ControlAction'

const add = (id: string, label: string, item: (word: string) => JsonObject): ControlAction => ({
  id,
  label,
  run: (player) =>
    changeMenu(player, (menu) => ({ ...menu, added: [...menu.added, item(player.brand.word)] })),
})

/** Changes of the menu; they stay until the menu is restored. */
export const menuGroup: ControlGroup = {
  title: 'Menu',
  actions: [
    add('menu-link', 'add a link', () => ({
      id: 'link',
      name: 'Manual',
      params: { url: 'https://example.org/manual' },
    })),
    add('menu-bad-link', 'add a link that must not open', () => ({
      id: 'link',
      name: 'Script',
      params: { url: 'javascript:alert(document.domain)' },
    })),
    add('menu-unknown', 'add an unknown id', () => ({
      id: 'wormhole',
      name: 'Wormhole',
      params: { depth: 7 },
    })),
    add('menu-other-brand', 'add another brand’s page', () => ({
      id: 'spectrum',
      name: 'Spectrum',
      state: 'otherbrand.plugin',
      params: { pluginName: 'audio_interface/playback_options' },
    })),
    add('menu-account', 'add the account item', (word) => ({
      id: `my-${word}`,
      name: `My ${word}`,
      state: `my${word}.profile`,
    })),
    {
      id: 'menu-remove',
      label: 'remove “Network”',
      run: (player) =>
        changeMenu(player, (menu) => ({ ...menu, removed: [...new Set([...menu.removed, 'network'])] })),
    },
    {
      id: 'menu-restore',
      label: 'restore',
      run: (player) => changeMenu(player, () => ({ added: [], removed: [] })),
    },
    {
      id: 'menu-garbage',
      label: 'push garbage',
      run: ({ clients }) =>
        clients.broadcastAsIs('pushMenuItems', [null, 7, { name: 'No id' }, { id: 'no-name' }]),
    },
  ],
}
