import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { loadBrand } from './app/brand/loadBrand'
import { createAppParts } from './app/createAppParts'
import { sanitizer } from './ui/sanitizer'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

const { brand, reason } = await loadBrand()
// oxlint-disable-next-line eslint/no-console -- who sets up a brand looks here first
if (reason !== undefined) console.warn(`/app/brand.json was not taken, the built-in brand is used: ${reason}`)
const parts = createAppParts(brand, window)
await parts.languageKeeper.draw()
createRoot(root).render(<App {...parts} />)

// While the player is surely there: it serves this file, and messages with HTML come when it is about to restart.
setTimeout(() => void sanitizer.load(), 5000)
