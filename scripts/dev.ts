import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { findFreePort } from '../player/start/findFreePort'

// `npm run dev`: the player, started anew when its code changes, and the interface with hot reload in front
// of it. Options are the player's own: `npm run dev -- --device http://192.168.1.50`, `-- --plugins DIR`.

const root = join(import.meta.dirname, '..')
const host = '127.0.0.1'
const port = await findFreePort(3100, host, () => undefined)
const player = spawn(
  process.execPath,
  [
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    join(root, 'cli/main.ts'),
    'player',
    ...process.argv.slice(2),
    '--host',
    host,
    '--port',
    String(port),
    '--without-interface',
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
)
// The proxies of vite.config.ts read it.
process.env['PLAYER_URL'] = `http://${host}:${port}`
const vite = await createServer({ root })
await vite.listen()
vite.printUrls()
console.log(`
  Where to begin: src/screens has a file per address, src/features a folder per domain; docs/ says how to add to them.
  Every state in every look: npm run storybook. Situations of the player, errors and updates: ${process.env['PLAYER_URL']}/control
  Straight to the panel: npm run dev -- --no-wizard. Another player's data, the same panel: -- --device http://192.168.1.50
`)

let ending = false
const end = () => {
  if (ending) return
  ending = true
  player.kill()
  void vite.close().then(() => process.exit())
}
player.on('exit', end)
process.on('SIGINT', end)
process.on('SIGTERM', end)
