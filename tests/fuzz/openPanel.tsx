import { createMemoryHistory } from '@tanstack/react-router'
import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  connectionMachine,
  type ConnectionEvent,
  type Discovery,
  type Generation,
  type SocketOrder,
} from '../../machines/connection.machine'
import { App } from '../../src/app/App'
import { brandStorage } from '../../src/app/brand/brandStorage'
import { builtInBrand } from '../../src/app/brand/builtInBrand'
import { createPanelRouter } from '../../src/app/routes'
import { createDeviceClient } from '../../src/device/createDeviceClient'
import type { DeviceClient } from '../../src/device/DeviceClient'
import { LanguageKeeper } from '../../src/features/language'
import { createTranslator } from '../../src/i18n/createTranslator'

const origin = 'http://192.168.1.50'
const brand = { ...builtInBrand, word: 'acme' }

/** The whole panel, not yet drawn, and the device client that pushes are put into. */
export interface OpenPanel {
  device: DeviceClient
  app: React.JSX.Element
  stop: () => void
}

const readUiSettings = () => Promise.resolve(undefined)

/** The panel as `main.tsx` composes it, at an address, connected to a player that says nothing by itself. */
export function openPanel(address: string): OpenPanel {
  const translator = createTranslator()
  const device = createDeviceClient({ brandWord: brand.word, ruleFor: () => 'sends', onViolation: () => {} })
  const connection = createActor(
    connectionMachine.provide({
      actors: {
        discover: fromPromise<Discovery>(() => Promise.resolve({ hosts: [origin], tried: [] })),
        probe: fromPromise<Generation | 'neither', { host: string }>(() => Promise.resolve(4)),
        connect: fromCallback<SocketOrder, { host: string; generation: Generation }>(({ sendBack }) => {
          const connected: ConnectionEvent = { type: 'socket.connected' }
          sendBack(connected)
        }),
      },
    }),
  ).start()
  device.attach({ emit: () => {}, check: () => {}, close: () => {} }, origin)
  const stored = new Map<string, string>()
  const app = (
    <App
      brand={brand}
      translator={translator}
      languageKeeper={
        new LanguageKeeper({
          translator,
          browserTag: 'en',
          storage: {
            read: (name) => stored.get(name),
            write: (name, value) =>
              void (value === undefined ? stored.delete(name) : stored.set(name, value)),
          },
        })
      }
      session={{ device, connection }}
      router={createPanelRouter(
        { brand, hostname: 'localhost', readUiSettings },
        createMemoryHistory({ initialEntries: [address] }),
      )}
      services={{
        mode: { isKiosk: false, isTouch: false, isMemorySaving: false },
        readUiSettings,
        reload: () => {},
      }}
      schemeKey={brandStorage(brand.word).key('colorScheme')}
    />
  )
  return { device, app, stop: () => connection.stop() }
}
