import { createPlayer } from '../createPlayer'

// A child process of tests: a player that is killed while somebody changes something; says where it is.
const [dataFolder = ''] = process.argv.slice(2)
const player = await createPlayer({
  dataFolder,
  host: '127.0.0.1',
  withoutWizard: true,
  demonstration: false,
  synthetic: 24,
})
process.stdout.write(`${player.url}\n`)
