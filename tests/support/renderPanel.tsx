import { createMemoryHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  connectionMachine,
  type ConnectionEvent,
  type Discovery,
  type Generation,
} from '../../machines/connection.machine'
import type { Brand, UiSettingsFile } from '../../schemas/generated/types'
import { App } from '../../src/app/App'
import { readPanelMode } from '../../src/app/panelMode/readPanelMode'
import { createPanelRouter } from '../../src/app/routes'
import { LanguageKeeper } from '../../src/features/language'
import { createTranslator } from '../../src/i18n/createTranslator'
import { ScriptedDevice } from './ScriptedDevice'

/** A brand of nobody. */
export const testBrand: Brand = {
  productName: 'Acme Player',
  word: 'acme',
  logo: { src: '/app/brand/logo.svg', alt: 'Acme' },
  accentColor: '#3366cc',
  share: { handle: 'acme', site: 'https://acme.example' },
  cloudHosts: { production: 'cloud.acme.example', development: 'dev.acme.example' },
  links: {},
}

interface Options {
  path?: string
  userAgent?: string
  settingsFile?: UiSettingsFile
  discovery?: Discovery
}

const memory = () => {
  const kept = new Map<string, string>()
  return {
    read: (name: string) => kept.get(name),
    write: (name: string, value: string | undefined) => {
      if (value === undefined) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

/** The whole panel on a scripted device, connected unless the discovery says otherwise. */
export const renderPanel = async ({
  path = '/settings',
  userAgent = 'Mozilla/5.0',
  settingsFile,
  discovery = { hosts: ['http://192.168.1.50'], tried: [] },
}: Options = {}) => {
  const device = new ScriptedDevice({ brandWord: testBrand.word })
  let tell: ((event: ConnectionEvent) => void) | undefined
  let isUp = true
  const connection = createActor(
    connectionMachine.provide({
      actors: {
        discover: fromPromise(() => Promise.resolve(discovery)),
        probe: fromPromise<Generation | 'neither', { host: string }>(() => Promise.resolve(4)),
        connect: fromCallback(({ sendBack }) => {
          tell = sendBack
          if (isUp) sendBack({ type: 'socket.connected' })
        }),
      },
    }),
  )
  connection.start()
  const reloads: string[] = []
  const readUiSettings = () => Promise.resolve(settingsFile)
  const translator = createTranslator()
  const router = createPanelRouter(
    { brand: testBrand, hostname: 'player.local', readUiSettings },
    createMemoryHistory({ initialEntries: [path] }),
  )
  const parts = {
    brand: testBrand,
    translator,
    languageKeeper: new LanguageKeeper({ translator, storage: memory(), browserTag: 'en' }),
    session: { device, connection },
    router,
    services: {
      mode: readPanelMode(userAgent, testBrand.word),
      readUiSettings,
      reload: () => reloads.push(router.state.location.href),
    },
    schemeKey: 'acme.colorScheme',
  }
  await act(async () => {
    render(<App {...parts} />)
    await router.load()
  })
  return {
    device,
    router,
    connection,
    reloads,
    /** The socket is lost; without `isUp` it does not come back by itself. */
    disconnect: () => {
      isUp = false
      act(() => tell?.({ type: 'socket.disconnected', reason: 'transport close' }))
    },
    /** The player is there again. */
    comeBack: () => {
      isUp = true
      act(() => tell?.({ type: 'socket.connected' }))
    },
  }
}
