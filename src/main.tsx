import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { loadBrand } from './app/brand/loadBrand'
import { createAppParts } from './app/createAppParts'
import { PanelFailure } from './app/PanelFailure'
import { Boundary } from './ui/Boundary'
import { sanitizer } from './ui/sanitizer'

/** The first paint waits no longer than this for texts in the user's language, ms; they come later then. */
const textPatience = 1500

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

const { brand, reason } = await loadBrand()
// oxlint-disable-next-line eslint/no-console -- who sets up a brand looks here first
if (reason !== undefined) console.warn(`/app/brand.json was not taken, the built-in brand is used: ${reason}`)

const parts = createAppParts(brand, window)
await Promise.race([
  parts.languageKeeper.draw(),
  new Promise((resolve) => {
    setTimeout(resolve, textPatience)
  }),
])

const { translator, services } = parts
createRoot(root).render(
  <Boundary
    fallback={(error) => <PanelFailure translator={translator} error={error} onReload={services.reload} />}
  >
    <App {...parts} />
  </Boundary>,
)

// While the player is surely there: it serves this file, and messages with HTML come when it is about to restart.
setTimeout(() => void sanitizer.load(), 5000)
