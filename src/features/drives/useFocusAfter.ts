import { useEffect, useRef, type RefObject } from 'react'
import type { NetworkShare } from '../../../schemas/generated/types'

/**
 * What was in focus is gone when a form closes or a drive leaves the list. Then the drive that was edited gets the focus
 * (its button bears the id as `data-edits`), or else the button that the returned ref is on, unless the person is somewhere
 * else by now.
 */
export function useFocusAfter(
  isIdle: boolean,
  share: NetworkShare | undefined,
): RefObject<HTMLButtonElement | null> {
  const addButton = useRef<HTMLButtonElement>(null)
  const edited = useRef<string>(undefined)
  const wasIdle = useRef(true)
  useEffect(() => {
    if (isIdle && !wasIdle.current && document.activeElement === document.body) {
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-edits]')]
      const button = buttons.find(({ dataset }) => dataset['edits'] === edited.current)
      ;(button ?? addButton.current)?.focus()
    }
    wasIdle.current = isIdle
    edited.current = share?.id
  }, [isIdle, share])
  return addButton
}
