import { useEffect, useState } from 'react'
import { IconSquareRounded } from '@tabler/icons-react'
import { parseIconName } from '../../../schemas/page/parseIconName'
import classes from './FontAwesomeIcon.module.css'

/** A glyph: its width in font units (an em is 1792, y upwards) and its SVG path. */
type Glyph = readonly [width: number, path: string]

/**
 * The first of `names` that FontAwesome 4 has; undefined if it has none. Rejects when the file cannot be
 * loaded.
 */
export const loadGlyph = async (names: string[]): Promise<Glyph | undefined> => {
  const { files, load } = await import('virtual:font-awesome/index')
  const name = names.find((candidate) => Object.hasOwn(files, candidate))
  if (name === undefined) return undefined
  const glyphs = await load(files[name] ?? 0)
  return glyphs[name]
}

const known = new Map<string, Glyph | undefined>()

/**
 * The glyph of a device's icon name: undefined while it is loaded, null when FontAwesome 4 has no such icon.
 */
const useGlyph = (icon: string): Glyph | null | undefined => {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (known.has(icon)) return undefined
    let isWanted = true
    const show = (glyph: Glyph | undefined) => {
      known.set(icon, glyph)
      if (isWanted) redraw((count) => count + 1)
    }
    loadGlyph(parseIconName(icon).names)
      .then(show)
      // The device that serves the file may be away: the neutral icon for now, another try when it is drawn
      // anew.
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

interface Props {
  /** The icon as a device names it, e.g. `fa-sliders fa-rotate-90`. */
  name: string
  /** Height in px. */
  size?: number
}

const em = 1792
const ascent = 1536

/**
 * An icon by its FontAwesome 4 name, decorative (hidden from screen readers). Keeps its place while the glyph
 * is loaded; a name that FontAwesome does not have draws a neutral icon.
 */
export const FontAwesomeIcon = ({ name, size = 20 }: Props) => {
  const glyph = useGlyph(name)
  const { transform, spins } = parseIconName(name)
  const box = { width: size * 1.25, height: size }
  if (glyph === null)
    return <IconSquareRounded size={size} stroke={1.5} aria-hidden data-icon="unknown" style={box} />
  const [width, path] = glyph ?? [em, '']
  return (
    <svg
      viewBox={`0 ${-ascent} ${width} ${em}`}
      aria-hidden
      focusable="false"
      data-icon={name}
      className={spins ? classes.spins : undefined}
      style={{ ...box, flex: 'none', ...(transform ? { transform } : {}) }}
    >
      {path ? <path d={path} transform="scale(1 -1)" fill="currentColor" /> : null}
    </svg>
  )
}
