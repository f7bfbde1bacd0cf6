import { expect, it } from 'vitest'
import { type MenuEntry, markedPath } from './toMenu'

const entry = (path: string): MenuEntry => ({
  key: path,
  id: path,
  name: path,
  action: { kind: 'goto', path },
})
const entries = [entry('/home'), entry('/settings'), entry('/plugin/system_controller-network')]

it.each([
  ['/home', '/home'],
  ['/settings', '/settings'],
  ['/plugin/system_controller-network', '/plugin/system_controller-network'],
  ['/plugin/audio_interface-alsa_controller', '/settings'],
  ['/plugin/music_service/mpd', '/settings'],
  ['/plugin-manager', '/settings'],
  ['/static-page/credits', '/settings'],
  ['/debug', '/settings'],
  ['/browse', '/browse'],
  ['/page/2', '/page/2'],
])('on %s the menu marks %s', (path, marked) => {
  expect(markedPath(path, entries)).toBe(marked)
})
