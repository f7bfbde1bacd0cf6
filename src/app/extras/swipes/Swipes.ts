import type { RefObject } from 'react'
import { useSwipes } from './useSwipes'

interface Props {
  /** What a finger swipes. */
  content: RefObject<HTMLElement | null>
  currentPath: string
}

/** Listens to swipes while it is there; draws nothing. */
export function Swipes({ content, currentPath }: Props) {
  useSwipes(content, currentPath)
  return null
}
