import { AlbumCredits, type Credited } from './AlbumCredits'
import { StoryOpener } from './StoryOpener'
import { StoryText, type StoryTold } from './StoryText'

/** What the head of a page of the library shows of stories and credits [D2.6-4 D2.6-5]. */
export const storyParts = {
  story: (told: StoryTold) => <StoryText {...told} />,
  credits: (credited: Credited) => <AlbumCredits {...credited} />,
  artistStory: (artist: string) => (
    <StoryOpener kind="artist" name={artist} question={{ mode: 'storyArtist', artist }} />
  ),
}
