import { useState } from 'react'
import { parseSafeAddress } from '../safeAddress'
import { formatOf, type FileFormat } from './formatOf'
import classes from './FormatIcon.module.css'
import { strokeLetters } from './strokeLetters'

interface Props {
  trackType: string | undefined
  /** The format as the player names it [D3-9]. */
  fileFormat: FileFormat | undefined
  /** Origin of the player. */
  origin: string | undefined
}

const gap = 3
const margin = 7
const height = 24

/** Lays the letters of a word side by side in a frame. */
function layOut(word: string) {
  let x = margin
  const letters = word.split('').flatMap((letter) => {
    const drawn = strokeLetters[letter]
    if (!drawn) return []
    const placed = { x, path: drawn[1] }
    x += drawn[0] + gap
    return [placed]
  })
  return { letters, width: x - gap + margin }
}

/**
 * The icon of a file format [D3-9 D3-12 … D3-14]: ours, as lettering on a front panel; the player's own from its static files
 * where it names a format that we do not know [D7-45], and its name where that has no picture.
 */
export function FormatIcon({ trackType, fileFormat, origin }: Props) {
  const [broken, setBroken] = useState<string>()
  const format = formatOf(trackType, fileFormat)
  if (!format) return null
  const { word, name, file } = format
  if (word !== undefined) {
    const { letters, width } = layOut(word)
    return (
      <svg className={classes.icon} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
        <rect x=".75" y=".75" width={width - 1.5} height={height - 1.5} rx="4" />
        {letters.map(({ x, path }, place) => (
          <path key={place} d={path} transform={`translate(${x} 6)`} />
        ))}
      </svg>
    )
  }
  const address = parseSafeAddress(`/app/assets-common/format-icons/${file}.svg`, { base: origin })
  if (!address.ok || address.href === broken) return <span className={classes.name}>{name}</span>
  return (
    <img className={classes.picture} src={address.href} alt={name} onError={() => setBroken(address.href)} />
  )
}
