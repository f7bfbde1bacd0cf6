import { RepeatButton, ShuffleButton, TrackInfoBar } from '../features/playback'
import { QueueView } from '../features/queue'

/** /queue: the play queue [D2.2-4 D2.7], with what plays of it and the ways to play it [D2.4-11]. */
export const QueueScreen = () => (
  <QueueView
    trackInfo={<TrackInfoBar />}
    modes={
      <>
        <ShuffleButton />
        <RepeatButton />
      </>
    }
  />
)
