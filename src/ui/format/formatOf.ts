/** A file format as players name it: the file of its icon without '.svg', and its name [D3-9]. */
export interface FileFormat {
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
