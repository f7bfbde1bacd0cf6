import { join } from 'node:path'
import { buildInterface, isCommandStale } from '../player/start/buildInterface'

// Before `npm start`: builds the command where a source is newer. Run as it is written it takes 60 MB more.

const root = join(import.meta.dirname, '..')
if (await isCommandStale(root, join(root, 'dist/cli/faceplate.js'))) {
  console.log('Building the player …')
  await buildInterface(root, 'build:command')
}
