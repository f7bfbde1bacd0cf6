import { openStorage } from './openStorage'

// A child process of the storage tests: saves without end until it is killed, and says when it has begun.
const [folder = ''] = process.argv.slice(2)
const storage = await openStorage(folder, { name: 'Attic', language: 'en' }, () => undefined)
for (let round = 0; ; round += 1) {
  const filling = 'x'.repeat(1_000 + (round % 7) * 9_000)
  await Promise.all([
    storage.settings.save({ 'system_controller/system': { save: { round, filling } } }),
    storage.device.save({ name: `Attic ${round}`, language: 'de' }),
  ])
  if (round === 0) process.stdout.write('writing\n')
}
