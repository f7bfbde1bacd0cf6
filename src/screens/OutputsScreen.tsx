import { OutputsView } from '../features/outputs/OutputsView'
import { RoomLevel } from '../features/rooms'

/** /outputs: zones and outputs [D2.2-14]. */
export const OutputsScreen = () => <OutputsView Level={RoomLevel} />
