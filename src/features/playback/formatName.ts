/** Track types that are written otherwise than the player writes them [D3-12]. */
const others: Readonly<Record<string, string>> = {
  dff: 'dsd',
  dsf: 'dsd',
  oga: 'ogg',
  wv: 'wavpack',
  wawpack: 'wavpack',
  rr: 'Rip',
  bt: 'Bluetooth',
  mg: 'mg',
  mb: 'mb',
}

const known: ReadonlySet<string> = new Set(
  'aac aiff alac dsd dts flac m4a mp3 mp4 ogg opus spotify wav wavpack airplay youtube rip bluetooth cd tidal qobuz mg mb wma'.split(
    ' ',
  ),
)

const capitals: ReadonlySet<string> = new Set(
  'aac aiff alac dsd dts flac mp3 mp4 ogg wav wma cd mg mb'.split(' '),
)

/** The name of a track type for its badge, e.g. FLAC [D3-12 D3-13]; undefined where there is none to show [D3-14]. */
export function formatName(trackType: string): string | undefined {
  const written = trackType.trim()
  const name = (others[written.toLowerCase()] ?? written).toLowerCase()
  if (!known.has(name)) return undefined
  if (capitals.has(name)) return name.toUpperCase()
  return name === 'youtube' ? 'YouTube' : name.charAt(0).toUpperCase() + name.slice(1)
}
