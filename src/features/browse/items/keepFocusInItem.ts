import type { MouseEvent } from 'react'

/**
 * For a button that goes with what it does, as the heart of what becomes a favourite: who pressed it by a key stays at the item, at
 * its first button.
 */
export function keepFocusInItem({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail === 0) currentTarget.closest('li')?.querySelector('button')?.focus()
}
