import { RoomsView } from '../features/rooms'

/** /multi-room: the players of the house and their groups [D2.2-7]. */
export const RoomsScreen = () => <RoomsView />
