import { IconBook2, IconDisc, IconMicrophone2, IconUsers } from '@tabler/icons-react'

/** The icon of each kind of what is told. */
export const storyIcons = {
  artist: IconMicrophone2,
  album: IconDisc,
  track: IconBook2,
  credits: IconUsers,
}

/** What is told: the story of an artist, an album, a track, or who did what on an album. */
export type StoryKind = keyof typeof storyIcons
