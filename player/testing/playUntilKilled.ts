import { createPlayer } from '../createPlayer'

// A child process of tests: a player that is killed while somebody changes something, or runs out of memory;
// says where it is.
const [dataFolder = '', tracks = '24'] = process.argv.slice(2)
const player = await createPlayer({
  dataFolder,
  host: '127.0.0.1',
  withoutWizard: true,
  demonstration: false,
  synthetic: Number(tracks),
})
process.stdout.write(`${player.url}\n`)
