import { hosted } from '../base'
import { untilLoaded } from '../ui/later'
import { screenExists } from '../ui/navigation/PanelLink'
import { paths } from './paths'
import { createPanelRouter } from './routes'
import type { CardHeights } from '../ui/account/AccountSlotsContext'
import { type BrandStorage, brandStorage } from './brand/brandStorage'
import { type PanelMode, readPanelMode } from './PanelServices'
import { pushValidators } from '../../schemas/generated/pushValidators'
import type { UiSettings, Brand } from '../../schemas/generated/types'
import { type UiThemeFolder, readUiTheme } from '../theme/uiTheme/UiTheme'
import type { StartedWorker } from '../device/transport/worker/openSocketWorker'
import { createTranslator } from '../i18n/TranslationProvider'
import { createAccounts } from './account/createAccounts'
import { createDeviceSession } from './actors'
import type { AppParts } from './App'
import { LanguageStore } from '../features/language/language'
import { createSockets } from '../device/transport/createSockets'

/**
 * Finds the screen of the page's address and fetches it while the rest still starts; an address that leads on
 * mostly leads to playback. Resolves when the router knows what to draw and it is here, so that the first
 * drawing is the whole one. Never rejects.
 */
export const loadFirstScreen = async (router: ReturnType<typeof createPanelRouter>): Promise<void> => {
  const screenOf = (path: string) =>
    screenExists(router, path) ? router.getMatchedRoutes(path)[2]?.options.component : undefined
  const screen = screenOf(router.latestLocation.pathname) ?? screenOf(paths.playback)
  const load = typeof screen === 'function' && 'load' in screen ? screen.load : undefined
  await Promise.all([typeof load === 'function' ? load() : undefined, router.load()])
}

/**
 * A `fetch` that hands out once the answer that the first script of the page has asked for, the brand; all
 * else, and the same question again, is fetched as ever. A signal ends the waiting, not the question.
 */
export const fetchPreloaded: typeof fetch = (input, init) => {
  const asked = window.preloaded?.brand
  const signal = init?.signal
  if (!asked || input !== asked.address) return fetch(input, init)
  delete window.preloaded?.brand
  return Promise.race([
    asked.answer,
    new Promise<never>((_, reject) => {
      const give = () => reject(signal?.reason)
      if (signal?.aborted === true) give()
      else signal?.addEventListener('abort', give, { once: true })
    }),
  ])
}

/** The heights of the card of the user, kept in `storage` under `card.{place}`. */
const cardHeights = (storage: BrandStorage): CardHeights => ({
  read: (place) => Number(storage.read(`card.${place}`)) || 0,
  note: (place, height) => storage.write(`card.${place}`, String(height)),
})

/**
 * Marks `<html>` with the modes, for the style sheets, and takes hover effects out where a mode wants none.
 */
export const applyPanelMode = (mode: PanelMode, page: Document): void => {
  const html = page.documentElement
  html.toggleAttribute('data-kiosk', mode.isKiosk)
  html.toggleAttribute('data-memory-saving', mode.isMemorySaving)
  html.toggleAttribute('data-touch', mode.isTouch)
  // Loaded only where it is wanted.
  if (mode.isKiosk || mode.isMemorySaving)
    void untilLoaded(async () => (await import('./panelMode/removeHoverRules')).removeHoverRules(page))
}

/** ms */
const limit = 3000

// It says what the player pushes later, and in the same shape.
const isSettings = (data: unknown): data is UiSettings => pushValidators.pushUiSettings(data)

/**
 * The UI settings file of a theme's variant [D7-2 D1-16]: how the panel looks and where it starts before the
 * device says so. Undefined when the host has none, answers with something else, or does not answer within 3
 * s. Never rejects.
 */
export const readUiSettingsFile = async (
  folder: UiThemeFolder,
  variant: string,
  get: typeof fetch = fetch,
): Promise<UiSettings | undefined> => {
  try {
    const file = hosted(`/app/themes/${folder}/assets/variants/${variant}/${variant}-settings.json`)
    const response = await get(file, { signal: AbortSignal.timeout(limit) })
    const data: unknown = response.ok ? await response.json() : undefined
    return isSettings(data) ? data : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads the UI settings file of a theme [D1-16], each only once. Who names none gets that of the theme that
 * was named last, which is the one in force; the brand's before that.
 */
export const createUiSettingsReader = ({ theme, variant = 'default', word }: Brand) => {
  const files: Partial<Record<UiThemeFolder, ReturnType<typeof readUiSettingsFile>>> = {}
  let worn = readUiTheme(word, theme).folder
  return (folder = worn) => {
    worn = folder
    return (files[folder] ??= readUiSettingsFile(folder, variant))
  }
}

/**
 * Gives the worker that the first script of the page started and sent ahead to the player, if it did not fail
 * since, or starts the worker that holds the socket. Throws where there are no workers.
 */
export function takeSocketWorker(): StartedWorker {
  const preloaded = window.preloaded?.socket
  if (!preloaded)
    return {
      worker: new Worker(new URL('../device/transport/worker/socket.worker.ts', import.meta.url), {
        type: 'module',
      }),
    }
  delete window.preloaded?.socket
  preloaded.stopKeeping()
  return { worker: preloaded.worker, reports: preloaded.reports }
}

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
    languageStore: new LanguageStore({ translator, storage, browserTag: window.navigator.language }),
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
