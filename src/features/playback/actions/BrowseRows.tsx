import { LinkRows } from './LinkRows'
import { useBrowse } from './useBrowse'

interface Props {
  artist: string
  album: string
  /** Called after whichever was chosen. */
  onDone: () => void
}

/** The ways from a track to its artist and album, for the sheets of other features. */
export function BrowseRows({ artist, album, onDone }: Props) {
  const waysOf = useBrowse()
  return <LinkRows sheet={waysOf({ artist, album })} onDone={onDone} />
}
