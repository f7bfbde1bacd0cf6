import { useState } from 'react'
import { parseSafeAddress } from '../safeAddress'
import classes from './FormatIcon.module.css'

/** A file format as players name it: the file of its icon without '.svg', and its name [D3-9]. */
interface FileFormat {
  url?: string | undefined
  name?: string | undefined
}

/**
 * What to draw of a format: the lettering of our own icon, or the file of the player's; `name` for who does
 * not see it.
 */
export interface ShownFormat {
  word?: string
  file?: string
  name: string
}

/** [D3-12] */
const others: Readonly<Record<string, string>> = {
  dff: 'dsd',
  dsf: 'dsd',
  oga: 'ogg',
  wv: 'wavpack',
}

/** [D3-13] Each to the lettering of its icon and, where that is not how one says it, to its name. */
const icons: Readonly<Record<string, readonly [word: string, name?: string]>> = {
  aac: ['AAC'],
  aiff: ['AIFF'],
  alac: ['ALAC'],
  dsd: ['DSD'],
  dts: ['DTS'],
  flac: ['FLAC'],
  m4a: ['M4A'],
  mp3: ['MP3'],
  mp4: ['MP4'],
  ogg: ['OGG'],
  opus: ['OPUS', 'Opus'],
  spotify: ['SPOTIFY', 'Spotify'],
  wav: ['WAV'],
  wavpack: ['WAVPACK', 'WavPack'],
  wawpack: ['WAVPACK', 'WavPack'],
  airplay: ['AIRPLAY', 'AirPlay'],
  youtube: ['YOUTUBE', 'YouTube'],
  rr: ['RR'],
  bt: ['BT', 'Bluetooth'],
  cd: ['CD'],
  tidal: ['TIDAL', 'Tidal'],
  qobuz: ['QOBUZ', 'Qobuz'],
  mg: ['MG'],
  mb: ['MB'],
  wma: ['WMA'],
}

const drawnAs = (type: string): ShownFormat | undefined => {
  const key = type.trim().toLowerCase()
  const name = Object.hasOwn(others, key) ? others[key] : key
  const icon = name !== undefined && Object.hasOwn(icons, name) ? icons[name] : undefined
  return icon && { word: icon[0], name: icon[1] ?? icon[0] }
}

/**
 * The format of a track by its type [D3-11 … D3-14], else by what the player says; undefined where there is
 * no icon for it.
 */
export function formatOf(
  trackType: string | undefined,
  fileFormat: FileFormat | undefined,
): ShownFormat | undefined {
  const { url = '', name = '' } = fileFormat ?? {}
  const own = drawnAs(trackType ?? '') ?? drawnAs(url)
  if (own) return own
  // A file of that folder and none elsewhere.
  if (!/^[\w-]{1,40}$/.test(url)) return undefined
  return { file: url, name: name.trim() || url.toUpperCase() }
}

/**
 * The letters and figures of the format icons as single lines on a grid of 12 in height: width, and the line
 * as an SVG path.
 */
export const strokeLetters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [8, 'M0 12 4 0 8 12M1.4 8h5.2'],
  B: [8, 'M0 0v12h5a3 3 0 0 0 0-6H0h4.5a3 3 0 0 0 0-6z'],
  C: [8, 'M8 2.6Q6.8 0 4.4 0 0 0 0 6t4.4 6Q6.8 12 8 9.4'],
  D: [8, 'M0 0v12h3.5q4.5 0 4.5-6t-4.5-6z'],
  E: [7, 'M7 0H0v12h7M0 6h5.5'],
  F: [7, 'M7 0H0v12M0 6h5.5'],
  G: [8, 'M8 2.6Q6.8 0 4.4 0 0 0 0 6t4.4 6Q7 12 8 10V6.6H5'],
  I: [0, 'M0 0v12'],
  K: [7.4, 'M0 0v12M7 0 0 7m2.6-2.4L7.4 12'],
  L: [6.5, 'M0 0v12h6.5'],
  M: [9, 'M0 12V0l4.5 7L9 0v12'],
  O: [9, 'M4.5 0Q9 0 9 6t-4.5 6Q0 12 0 6t4.5-6z'],
  P: [7.9, 'M0 12V0h4.5a3.4 3.4 0 0 1 0 6.8H0'],
  Q: [9, 'M4.5 0Q9 0 9 6t-4.5 6Q0 12 0 6t4.5-6zM6 8.5 9 12'],
  R: [8, 'M0 12V0h4.5a3.4 3.4 0 0 1 0 6.8H0m4 0 4 5.2'],
  S: [7.6, 'M7.2 2Q6.5 0 3.8 0 .4 0 .4 3q0 2.4 3.4 3t3.8 3q0 3-3.8 3Q.8 12 0 10'],
  T: [8, 'M0 0h8M4 0v12'],
  U: [8, 'M0 0v8q0 4 4 4t4-4V0'],
  V: [8, 'M0 0l4 12 4-12'],
  W: [11, 'M0 0l2.8 12L5.5 3l2.7 9L11 0'],
  Y: [8, 'M0 0l4 6 4-6M4 6v6'],
  Z: [7.5, 'M0 0h7.5L0 12h7.5'],
  '3': [7.5, 'M0 0h7L3.5 4.8q4 0 4 3.6T3.6 12Q1 12 0 10.4'],
  '4': [7.5, 'M5.5 12V0L0 8.5h7.5'],
}

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
 * The icon of a file format [D3-9 D3-12 … D3-14]: ours, as lettering on a front panel; the player's own from
 * its static files where it names a format that we do not know [D7-45], and its name where that has no
 * picture.
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
