import type { Room } from './Room'

/** Leaders and members in one row, each member after its leader. */
export const allRooms = (rooms: readonly Room[]): Room[] => rooms.flatMap((room) => [room, ...room.members])
