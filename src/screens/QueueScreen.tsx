import type { QueueItem } from '../../schemas/generated/types'
import { BrowseRows, RepeatButton, ShuffleButton, TrackInfoBar } from '../features/playback'
import { QueueView } from '../features/queue'

const linksOf = ({ artist = '', album = '' }: QueueItem, onDone: () => void) => (
  <BrowseRows artist={artist} album={album} onDone={onDone} />
)

/** /queue: the play queue [D2.2-4 D2.7], with what plays of it and the ways to play it [D2.4-11]. */
export const QueueScreen = () => (
  <QueueView
    trackInfo={<TrackInfoBar />}
    linksOf={linksOf}
    modes={
      <>
        <ShuffleButton />
        <RepeatButton />
      </>
    }
  />
)
