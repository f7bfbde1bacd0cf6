// @vitest-environment node
import { expect, it } from 'vitest'
import { openCommand } from './openCommand'
import { readPreviewOptions } from './readPreviewOptions'

it('keeps to this machine and opens a browser unless it is told otherwise', () => {
  expect(readPreviewOptions(['plugin'])).toEqual({
    path: 'plugin',
    port: 4600,
    host: '127.0.0.1',
    opens: true,
    brand: undefined,
    staticFolder: undefined,
    help: false,
  })
  const words = [
    '--port',
    '0',
    '--host',
    '0.0.0.0',
    '--no-open',
    '--brand',
    'b.json',
    '--static',
    'out',
    'x/UIConfig.json',
  ]
  expect(readPreviewOptions(words)).toMatchObject({
    path: 'x/UIConfig.json',
    port: 0,
    host: '0.0.0.0',
    opens: false,
    brand: 'b.json',
    staticFolder: 'out',
  })
})

it('says what is wrong', () => {
  expect(() => readPreviewOptions([])).toThrow('one plugin folder')
  expect(() => readPreviewOptions(['a', 'b'])).toThrow('one plugin folder')
  expect(() => readPreviewOptions(['a', '--port', 'many'])).toThrow('“many”')
  expect(() => readPreviewOptions(['a', '--port', '70000'])).toThrow('65535')
  expect(() => readPreviewOptions(['a', '--open'])).toThrow('--open')
  expect(readPreviewOptions(['--help']).help).toBe(true)
})

it('opens a browser with the platform’s own command, and none where nobody sees it', () => {
  const address = 'http://127.0.0.1:4600'
  expect(openCommand(address, 'darwin', {})).toEqual(['open', [address]])
  expect(openCommand(address, 'win32', {})).toEqual(['cmd', ['/c', 'start', '""', address]])
  expect(openCommand(address, 'linux', { DISPLAY: ':0' })).toEqual(['xdg-open', [address]])
  expect(openCommand(address, 'linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBeDefined()
  expect(openCommand(address, 'linux', {})).toBeUndefined()
  expect(openCommand(address, 'darwin', { CI: 'true' })).toBeUndefined()
})
