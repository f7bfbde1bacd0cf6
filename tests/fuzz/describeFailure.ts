import type { RunDetails } from 'fast-check'

const room = 4000

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length <= room ? text : `${text.slice(0, room)}… (${text.length} characters)`
}

/** What went wrong, with the smallest counter-example and the seed and path that lead to it. */
export function describeFailure<T>(outcome: RunDetails<T>): string {
  const { seed, counterexamplePath, numRuns, numShrinks, counterexample, errorInstance } = outcome
  const error =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance)
  return [
    `seed ${seed}, push ${numRuns}, path ${counterexamplePath ?? ''}, ${numShrinks} times made smaller:`,
    show(counterexample),
    error,
  ].join('\n')
}
