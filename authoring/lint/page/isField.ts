import type { LintedItem } from './LintedPage'

/** Whether an item holds a value that Save can send. */
export function isField({ element }: LintedItem): boolean {
  return element === 'input' || element === 'switch' || element === 'select' || element === 'equalizer'
}
