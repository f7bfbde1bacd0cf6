import 'virtual:texts/rooms'

export { RoomLevel } from './RoomLevel'
export { RoomsDock, RoomsView } from './RoomsView'
