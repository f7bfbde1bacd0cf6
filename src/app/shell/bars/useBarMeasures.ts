import { useLayoutEffect } from 'react'
import type { BarsShown } from './barsShown'

/** Lets style sheets know what stands at the foot: `--panel-bottom` of the root is what is covered there (theme/panel.css). */
export const useBarMeasures = ({ hasTabs, player }: BarsShown): void => {
  useLayoutEffect(() => {
    const { documentElement: html } = document
    html.toggleAttribute('data-tabs', hasTabs)
    html.toggleAttribute('data-player', player !== 'none')
    return () => {
      html.removeAttribute('data-tabs')
      html.removeAttribute('data-player')
    }
  }, [hasTabs, player])
}
