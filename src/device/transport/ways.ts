/** A way on which a socket's packets go, by the name that Socket.IO has for it. */
type Way = 'websocket' | 'polling'

/** Players whose WebSocket was still closed when it was given up, as one is that a proxy lets hang. */
const shut = new Set<string>()

/**
 * The ways to a player, the first first. A WebSocket, and requests where that fails; where the last one to
 * that player did not open in time, requests first, which lead to a WebSocket by themselves if one opens.
 */
export const waysTo = (origin: string): Way[] =>
  shut.has(origin) ? ['polling', 'websocket'] : ['websocket', 'polling']

/** A WebSocket to a player was given up before it opened. */
export const noteShut = (origin: string): void => {
  shut.add(origin)
}

/** A WebSocket to a player is open. */
export const noteOpen = (origin: string): void => {
  shut.delete(origin)
}
