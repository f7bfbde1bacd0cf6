import { uiSettings, nextVersion, updateInfo } from '../../answers/systemAnswers'
import { setAppearance } from '../../commands/backgrounds'
import { type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import type { ControlAction, ControlGroup } from '../ControlAction'
import { changeMenu } from '../../commands/deviceSettings'
import { runUpdate } from '../../commands/updateSystem'
import { inBackground } from '../../core/Clock'
import { nextTime } from './playbackGroup'

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

/** The connection itself. */
export const connectionGroup: ControlGroup = {
  title: 'Connection',
  actions: [
    { id: 'drop-sockets', label: 'drop all sockets', run: (player) => player.dropSockets() },
    { id: 'offline-4', label: 'gone for 4 s', run: (player) => player.goOffline(4_000) },
    { id: 'offline-15', label: 'gone for 15 s', run: (player) => player.goOffline(15_000) },
    {
      id: 'offline',
      label: 'gone for 1 s',
      run: (player, options) => {
        const seconds = isJsonObject(options) ? options['seconds'] : undefined
        player.goOffline(typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, 600) * 1_000 : 1_000)
      },
    },
    {
      id: 'faults-end',
      label: 'nothing goes wrong any more',
      run: ({ faults }) => faults.endAll(),
    },
    {
      id: 'nameless-packet',
      label: 'packet without a name',
      run: ({ clients }) => clients.all().forEach((client) => client.pushNameless()),
    },
    {
      id: 'reload-ui',
      label: 'reload the interface',
      run: ({ clients }) => clients.broadcastAsIs('reloadUi', ''),
    },
  ],
}

/** Lines for the interface's debug screen [D2.16-1]. */
export const consoleGroup: ControlGroup = {
  title: 'Console lines',
  actions: [
    {
      id: 'console-one',
      label: 'one',
      run: ({ clients }) =>
        clients.broadcast('printConsoleMessage', `player: time is ${new Date().toISOString()}`),
    },
    {
      id: 'console-many',
      label: '200',
      run: ({ clients }) => {
        for (let line = 1; line <= 200; line += 1)
          clients.broadcast('printConsoleMessage', `player: line ${line} of 200`)
      },
    },
    {
      id: 'console-hostile',
      label: 'markup',
      run: ({ clients }) =>
        clients.broadcast('printConsoleMessage', '<img src=x onerror="document.title=\'pwned\'">'),
    },
  ],
}

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

/** Updates of the system; what is to be found, and what goes wrong. */
export const updateGroup: ControlGroup = {
  title: 'Updates',
  actions: [
    {
      id: 'update-offer',
      label: 'offer one now',
      run: (player) => player.clients.broadcast('updateReady', updateInfo(player)),
    },
    {
      id: 'update-run',
      label: 'update now',
      run: (player) =>
        inBackground(player, 'the update', () =>
          runUpdate(player, nextVersion(player.storage.system.value().version)),
        ),
    },
    nextTime('update-none', 'the next search finds none'),
    nextTime('update-alternative', 'the next is another request'),
    nextTime('update-hostile', 'the next is described by an attack'),
    nextTime('update-hostile-link', 'the next links to a script'),
    nextTime('update-search-hangs', 'the next search never ends'),
    nextTime('update-fails', 'the next fails at 60 %'),
    nextTime('update-hangs', 'the next stays at 60 %'),
    nextTime('update-restarts', 'the next restarts at 60 %'),
    nextTime('update-says-nothing', 'the next ends without a word'),
  ],
}

/** Files that people send: backgrounds, covers, firmware. */
export const uploadGroup: ControlGroup = {
  title: 'Uploads',
  actions: [
    nextTime('upload-slow', 'the next is slow'),
    nextTime('upload-refused', 'the next is refused'),
    nextTime('upload-disk-full', 'the disk is full for the next'),
    nextTime('upload-cut', 'the connection breaks during the next'),
  ],
}
