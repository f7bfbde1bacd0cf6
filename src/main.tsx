import { withoutBase } from './base'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { isAccountPath } from './app/account/accountRules'
import { preopenAccounts } from './app/account/preopenAccounts'
import { loadBrand } from './app/brand/brandStorage'
import { createAppParts, loadFirstScreen, fetchPreloaded } from './app/createAppParts'
import { waitForInitialState } from './device/waitForInitialState'
import { PanelFailure } from './app/lazyScreen'
import { firstScreens } from './app/routes'
import { Boundary } from './ui/Boundary'
import { expectFirstPicture, prefetchOnIdle } from './ui/idle'
import { sanitizer } from './ui/SafeHtml'

/**
 * The first paint waits no longer than this for texts in the user's language and for where to go, ms; they
 * come later then.
 */
const textTimeout = 1500

/**
 * And no longer than this for what it shows of the player, ms: a player that is near answers in a tenth of
 * it.
 */
const stateTimeout = 400

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

/**
 * Draws the panel. A function, not the module's own waiting: so this module can be in one file with what
 * screens import, which would else wait for it while it waits for them.
 */
async function start(element: HTMLElement): Promise<void> {
  // Chromium has it from 102, Safari from 15.5, Firefox from 112.
  if (!('inert' in HTMLElement.prototype)) void import('wicg-inert')
  const path = withoutBase(window.location.pathname)
  // While the brand is on its way there is time for it.
  void firstScreens[path]?.load()
  const { brand, reason } = await loadBrand(fetchPreloaded)
  if (reason !== undefined)
    // oxlint-disable-next-line eslint/no-console -- who sets up a brand looks here first
    console.warn(`/app/brand.json was not taken, the built-in brand is used: ${reason}`)

  const parts = createAppParts(brand, window)
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, textTimeout)
  })
  const isAccount = isAccountPath(path, brand)
  const heard = waitForInitialState(parts.session.device, isAccount ? 'menu' : 'state', stateTimeout)
  if (isAccount) void heard.then(() => preopenAccounts(parts))
  await Promise.all([
    heard,
    Promise.race([parts.languageStore.draw(), timeout]),
    Promise.race([loadFirstScreen(parts.router), timeout]),
  ])

  const { translator, services } = parts
  expectFirstPicture()
  // In one go, not in slices as a transition: what it shows is here, and each slice is a task more on a slow
  // board.
  createRoot(element).render(
    <Boundary
      fallback={(error) => <PanelFailure translator={translator} error={error} onReload={services.reload} />}
    >
      <App {...parts} />
    </Boundary>,
  )

  // While the player is surely there: it serves this file, and messages with HTML come when it is about to
  // restart.
  prefetchOnIdle(() => sanitizer.load())
  // Or the first queue, page or list that is opened would wait for what checks it.
  prefetchOnIdle(() => import('./device/topics/deferredPushChecks'))
}

void start(root)
