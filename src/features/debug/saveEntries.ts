import type { WireEntry } from '../../device'

/** Offers entries to the browser as a JSON file, with times as ISO texts. */
export const saveEntries = (entries: readonly WireEntry[]): void => {
  const lines = entries.map((entry) => ({ ...entry, time: new Date(entry.time).toISOString() }))
  const file = new Blob([JSON.stringify(lines, null, 1)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `wire-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`
  link.click()
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
