import type { Fault, Faults } from './Faults'

/** No faults yet. */
export function createFaults(): Faults {
  const left = new Map<Fault, number>()
  return {
    ask: (fault, times = 1) => void left.set(fault, times),
    end: (fault) => void left.delete(fault),
    endAll: () => left.clear(),
    happens(fault) {
      const times = left.get(fault) ?? 0
      if (times <= 1) left.delete(fault)
      else left.set(fault, times - 1)
      return times > 0
    },
  }
}
