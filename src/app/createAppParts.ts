import type { Brand } from '../../schemas/generated/types'
import { createTranslator } from '../i18n/createTranslator'
import { createAccounts } from './account/createAccounts'
import { cardHeights } from './account/cardHeights'
import { createDeviceSession } from './actors'
import type { AppParts } from './App'
import { brandStorage } from './brand/brandStorage'
import { createUiSettingsReader } from './createUiSettingsReader'
import { LanguageKeeper } from '../features/language'
import { applyPanelMode } from './panelMode/applyPanelMode'
import { readPanelMode } from './panelMode/readPanelMode'
import { createPanelRouter } from './routes'
import { createSockets } from '../device/transport/createSockets'
import { takeSocketWorker } from './start/takeSocketWorker'

/** Makes the real parts of the app for a brand in a browser window; the connection starts at once. */
export const createAppParts = (brand: Brand, window: Window): AppParts => {
  const storage = brandStorage(brand.word)
  const memory = brandStorage(brand.word, () => window.sessionStorage)
  const translator = createTranslator()
  const mode = readPanelMode(window.navigator.userAgent, brand.word)
  applyPanelMode(mode, window.document)
  const readUiSettings = createUiSettingsReader(brand)
  const { hostname } = window.location
  const sockets = createSockets(takeSocketWorker)
  const session = createDeviceSession({ brand, window, get: fetch, sockets, memory })
  return {
    brand,
    translator,
    languageKeeper: new LanguageKeeper({ translator, storage, browserTag: window.navigator.language }),
    session,
    router: createPanelRouter({ brand, hostname, readUiSettings }),
    services: {
      mode,
      readUiSettings,
      reload: () => window.location.reload(),
      accounts:
        brand.cloud === undefined
          ? undefined
          : createAccounts(
              async () => {
                const { openAccounts } = await import('./account/openAccounts')
                return openAccounts({ brand, hostname, storage, topics: session.device.topics })
              },
              {
                heights: cardHeights(storage),
                isFolded: () => storage.read('card.folded') !== undefined,
                noteFolded: (isFolded) => storage.write('card.folded', isFolded ? '1' : undefined),
              },
            ),
    },
    schemeKey: storage.key('colorScheme'),
  }
}
