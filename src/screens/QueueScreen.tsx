import { QueueView } from '../features/queue'

/** /queue: the play queue [D2.2-4 D2.7]. */
export const QueueScreen = () => <QueueView />
