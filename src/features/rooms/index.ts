import './texts'

export { RoomLevel } from './RoomLevel'
export { RoomsDock } from './RoomsDock'
export { RoomsView } from './RoomsView'
