import { createMemoryHistory } from '@tanstack/react-router'
import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  connectionMachine,
  type ConnectionEvent,
  type Discovery,
  type Probed,
} from '../../machines/connection.machine'
import type { Brand, UiSettings } from '../../schemas/generated/types'
import type { Accounts } from '../../src/app/account/createAccounts'
import { App, type AppParts } from '../../src/app/App'
import { brandStorage } from '../../src/app/brand/brandStorage'
import { readPanelMode } from '../../src/app/PanelServices'
import { createPanelRouter } from '../../src/app/routes'
import { LanguageStore } from '../../src/features/language/language'
import { createTranslator } from '../../src/i18n/TranslationProvider'
import { testBrand } from './testBrand'

/** Where the player of tests is. */
export const testOrigin = 'http://192.168.1.50'

/** What a test may want otherwise than usual. */
export interface PanelOptions {
  /** The address that is opened. */
  path?: string
  userAgent?: string
  /** The UI settings file, or how it is read. */
  settingsFile?: UiSettings | AppParts['services']['readUiSettings']
  discovery?: Discovery
  /** Origins at which no player answers. */
  silent?: readonly string[]
  brand?: Brand
  accounts?: Accounts
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

/**
 * The whole panel as `main.tsx` composes it, not yet drawn, on a device of the test, connected unless the
 * discovery says otherwise. No socket, no storage, no reload is real.
 */
export const composePanel = (
  device: AppParts['session']['device'],
  {
    path = '/settings',
    userAgent = 'Mozilla/5.0',
    settingsFile,
    discovery = { hosts: [testOrigin], tried: [] },
    silent = [],
    brand = testBrand,
    accounts,
  }: PanelOptions = {},
) => {
  let tell: ((event: ConnectionEvent) => void) | undefined
  let isUp = true
  const connection = createActor(
    connectionMachine.provide({
      actors: {
        discover: fromPromise(() => Promise.resolve(discovery)),
        probe: fromPromise<Probed, { host: string }>(({ input: { host } }) =>
          silent.includes(host) ? Promise.reject(new Error('silence')) : Promise.resolve(4),
        ),
        connect: fromCallback(({ sendBack }) => {
          tell = sendBack
          if (isUp) sendBack({ type: 'socket.connected' })
        }),
      },
    }),
  )
  connection.start()
  const reloads: string[] = []
  const readUiSettings =
    typeof settingsFile === 'function' ? settingsFile : () => Promise.resolve(settingsFile)
  const translator = createTranslator()
  const router = createPanelRouter(
    { brand, hostname: 'player.local', readUiSettings },
    createMemoryHistory({ initialEntries: [path] }),
  )
  const app = (
    <App
      brand={brand}
      translator={translator}
      languageStore={new LanguageStore({ translator, storage: memory(), browserTag: 'en' })}
      session={{ device, connection }}
      router={router}
      services={{
        mode: readPanelMode(userAgent, brand.word),
        readUiSettings,
        accounts,
        reload: () => void reloads.push(router.state.location.href),
      }}
      schemeKey={brandStorage(brand.word).key('colorScheme')}
    />
  )
  return {
    app,
    router,
    connection,
    /** The addresses that a reload was wanted at. */
    reloads,
    /** The socket is lost and does not come back by itself. */
    disconnect: () => {
      isUp = false
      tell?.({ type: 'socket.disconnected', reason: 'transport close' })
    },
    /** The player is there again. */
    comeBack: () => {
      isUp = true
      tell?.({ type: 'socket.connected' })
    },
  }
}
