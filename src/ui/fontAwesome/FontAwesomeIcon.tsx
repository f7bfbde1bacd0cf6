import { IconSquareRounded } from '@tabler/icons-react'
import { parseIconName } from '../../../schemas/page/parseIconName'
import { useGlyph } from './useGlyph'
import classes from './FontAwesomeIcon.module.css'

interface Props {
  /** The icon as a device names it, e.g. `fa-sliders fa-rotate-90`. */
  name: string
  /** Height in px. */
  size?: number
}

const em = 1792
const ascent = 1536

/**
 * An icon by its FontAwesome 4 name, decorative (hidden from screen readers). Keeps its place while the glyph is
 * loaded; a name that FontAwesome does not have draws a neutral icon.
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
