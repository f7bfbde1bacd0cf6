/** ms between two words on how far it is, the first included: most work is done before. */
const pace = 1000

/** Hears how many requests of how many are done, and has it said once in a while. */
export function everySecond(say: (done: number, total: number) => void): typeof say {
  let saidAt = performance.now()
  return (done, total) => {
    if (performance.now() - saidAt < pace) return
    saidAt = performance.now()
    say(done, total)
  }
}
