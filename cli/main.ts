#!/usr/bin/env node
import { help } from './help'

// The `faceplate` command. What a subcommand needs is imported when it is asked for, so that `lint` starts
// quickly.

const commands: Record<string, (words: string[]) => Promise<void>> = {
  cloud: async (words) => (await import('./cloud/runCloud')).runCloud(words),
  lint: async (words) => (await import('./lint/lint')).lint(words),
  preview: async (words) => (await import('./preview/startPreview')).startPreview(words),
  schema: async (words) => (await import('./schema/printSchema')).printSchema(words),
  player: async (words) => (await import('../player/start')).startPlayer(words, 'player'),
  serve: async (words) => (await import('../player/start')).startPlayer(words, 'serve'),
}

// Whoever reads may stop early, as `head` does: that is their right, and no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  // Without a word: who has the package alone has a player in the house.
  const [name = 'serve', ...words] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) await command(words)
  else if (name === '--help' || name === '-h' || name === 'help') console.log(help)
  else throw new Error(`There is no command “${name}”.\n\n${help}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  // Whatever was started on the way must not stay.
  process.exit(2)
}
