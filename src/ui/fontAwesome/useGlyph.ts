import { useEffect, useState } from 'react'
import type { Glyph } from './loadGlyph'
import { parseIconName } from '../../../schemas/page/parseIconName'

const known = new Map<string, Glyph | undefined>()

/** The glyph of a device's icon name: undefined while it is loaded, null when FontAwesome 4 has no such icon. */
export const useGlyph = (icon: string): Glyph | null | undefined => {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (known.has(icon)) return undefined
    let isWanted = true
    const show = (glyph: Glyph | undefined) => {
      known.set(icon, glyph)
      if (isWanted) redraw((count) => count + 1)
    }
    import('./loadGlyph')
      .then(({ loadGlyph }) => loadGlyph(parseIconName(icon).names))
      .then(show)
      // The device that serves the file may be away: the neutral icon for now, another try when it is drawn anew.
      .catch(() => {
        show(undefined)
        known.delete(icon)
      })
    return () => {
      isWanted = false
    }
  }, [icon])
  return known.has(icon) ? (known.get(icon) ?? null) : undefined
}
