import { RepeatButton, ShuffleButton } from '../features/playback'
import { QueueView } from '../features/queue'

/** /queue: the play queue [D2.2-4 D2.7], with the ways to play it [D2.4-11]. */
export const QueueScreen = () => (
  <QueueView
    modes={
      <>
        <ShuffleButton />
        <RepeatButton />
      </>
    }
  />
)
