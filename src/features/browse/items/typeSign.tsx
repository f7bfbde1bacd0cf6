import type { ReactElement } from 'react'
import classes from './typeSign.module.css'

const sign = (path: string) => (
  <svg className={classes.sign} viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
)

// Drawn once for all items: hundreds of them pass while somebody scrolls.
const folder = sign('M3.5 18V6.5h6l2 2.5h9v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1z')
const disc = sign(
  'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM14 12a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM6.5 12a5.5 5.5 0 0 1 5.5-5.5',
)
const person = sign('M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM4.5 20a7.5 6 0 0 1 15 0')
const list = sign('M4 6h16M4 11h9M4 16h7M20 17.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM20 17.5V10')
const radio = sign('M4 9h16v11H4zM7 9l10-5M11 14.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM14.5 13H17M14.5 16H17')
const drive = sign('M4 13h16v6H4zM4 13l3-8h10l3 8M16.5 16h.01')
const heart = sign('M12 20l-7.6-7.4a4.6 4.6 0 0 1 6.5-6.5L12 7.2l1.1-1.1a4.6 4.6 0 0 1 6.5 6.5z')

const signs: ReadonlyMap<string, ReactElement> = new Map([
  ['album', disc],
  ['cd', disc],
  ['artist', person],
  ['playlist', list],
  ['play-playlist', list],
  ['cuefile', list],
  ['webradio', radio],
  ['mywebradio', radio],
  ['mywebradio-category', radio],
  ['radio-category', radio],
  ['radio-favourites', heart],
  ['remdisk', drive],
])

/** [D3-16] */
const tracks: ReadonlySet<string> = new Set(['song', 'cuesong', ''])

/**
 * What stands for an item that has neither picture nor icon [D2.6-8]: undefined for a track, which the note stands for, and a
 * folder for all that leads on.
 */
export const typeSign = (type = ''): ReactElement | undefined =>
  tracks.has(type) ? undefined : (signs.get(type) ?? folder)
