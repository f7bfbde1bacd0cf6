import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/**
 * How much larger the browser draws texts of 14 px than it is asked to: 1, or more where its owner has set a
 * smallest size (22 px make 1.57). Style sheets have it as `--panel-text`.
 */
const textSize = createStore(() => 1)

/** Drawn anew when it changes. */
export const useTextSize = (): number => useStore(textSize)

/**
 * Height of a row of two lines, px: a cover of 48 and its air, or as much more as larger texts need. Its
 * style sheet says the same.
 */
export const twoLinesHeight = (size: number): number => Math.round(20 + 44 * size)

/** From here on labels below symbols have no room. */
const large = 1.2

/**
 * Looks how large texts become, and goes on looking; returns what ends that. Browsers do not say it: a line
 * of text is as high as they draw it when its height is given in its own size.
 */
export function watchTextSize(): () => void {
  const root = document.documentElement
  const probe = document.createElement('div')
  probe.setAttribute('aria-hidden', 'true')
  probe.textContent = 'x'
  probe.style.cssText =
    'position:absolute;inset:0 auto auto 0;font-size:14px;line-height:2;visibility:hidden;pointer-events:none;contain:layout style'
  document.body.append(probe)
  const observer = new ResizeObserver(() => {
    const size = Math.max(1, Math.round((probe.offsetHeight / 28) * 100) / 100)
    if (size === textSize.getState()) return
    root.style.setProperty('--panel-text', String(size))
    root.toggleAttribute('data-large-text', size >= large)
    textSize.setState(size, true)
  })
  observer.observe(probe)
  return () => {
    observer.disconnect()
    probe.remove()
  }
}
