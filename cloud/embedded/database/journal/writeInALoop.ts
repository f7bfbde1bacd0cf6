import { createDatabase } from '../createDatabase'

// A child process of the journal's tests: writes without end until it is killed, and says what is safe.
const [folder = ''] = process.argv.slice(2)
const { admin } = createDatabase({
  folder,
  verifyIdToken: () => undefined,
  rules: { rules: { '.read': false, '.write': false } },
})
let output = Promise.resolve()
for (let round = 0; ; round += 1) {
  const filling = 'x'.repeat(100 + (round % 7) * 4_000)
  admin.set(`rounds/r${round % 50}`, { round, filling })
  admin.update('', { 'pair/left': round, 'pair/right': round })
  output = output.then(() => new Promise((resolve) => process.stdout.write(`${round}\n`, () => resolve())))
  if (round % 20 === 0) await output
}
