import type { ReactNode } from 'react'
import type { CreditRow } from '../../../../schemas/generated/types'

/** What a story is asked for with [D7-29]. */
export type StoryQuestion =
  | { mode: 'storyArtist'; artist: string }
  | { mode: 'storyAlbum'; artist: string; album: string }
  | { mode: 'storyTrack'; artist: string; track: string }

/** What the head of a page shows of another feature, which knows how stories and credits are asked for. */
export interface HeaderParts {
  /** A story in its place, as it came with the page ('' where it did not), or by asking for it. */
  story?: (told: { html: string; question: StoryQuestion | undefined }) => ReactNode
  /** Opens the credits of an album, those of the page, or by asking for them; of a `song` those of its page, else those of its album. */
  credits?: (credited: {
    rows: readonly CreditRow[]
    artist: string
    album: string
    song?: string | undefined
  }) => ReactNode
  /** Opens the story of an artist. */
  artistStory?: (artist: string) => ReactNode
}
