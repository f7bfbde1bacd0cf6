import './texts'

export { RoomLevel } from './RoomLevel'
export { RoomsDock, RoomsView } from './RoomsView'
