/** Another player answers, and does not do what it was asked for. */
export class RoomRefusal extends Error {}
