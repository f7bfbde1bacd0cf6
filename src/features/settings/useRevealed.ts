import { useEffect } from 'react'
import { revealTarget, type Target } from '../../renderer'

/** Brings an item of the open page into sight and gives its control the focus, whenever another object is given. */
export function useRevealed(target: Target | undefined): void {
  useEffect(() => {
    if (!target) return undefined
    let isWanted = true
    void revealTarget(target, () => isWanted).then((isShown) => {
      const spot = isShown ? document.querySelector('[data-pointed]') : null
      spot
        ?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]')
        ?.focus({ preventScroll: true })
    })
    return () => {
      isWanted = false
    }
  }, [target])
}
