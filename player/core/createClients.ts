import { createHold } from './createHold'
import type { ClientSocket } from '../sockets/ClientSocket'
import type { Client, Clients } from './Clients'

/** The clients with the doors by which sockets come and go. */
interface ClientRegistry extends Clients {
  enter(socket: ClientSocket): Client
  leave(socket: ClientSocket): void
  of(socket: ClientSocket): Client | undefined
}

/** An empty registry; `word` is the brand word that stands in the names of brand-worded events. */
export function createClients(word: string): ClientRegistry {
  const clients = new Map<ClientSocket, Client>()
  const onWire = (event: string) => event.replace('{Brand}', word.charAt(0).toUpperCase() + word.slice(1))
  const head = (event: string) => `2[${JSON.stringify(onWire(event))},`
  const hold = createHold()
  const broadcastAsIs = (event: string, payload: unknown) => {
    for (const client of clients.values()) client.pushAsIs(event, payload)
  }
  return {
    all: () => [...clients.values()],
    ...hold,
    broadcast: broadcastAsIs,
    broadcastAsIs,
    broadcastText(event, json) {
      for (const client of clients.values()) client.pushText(event, json)
    },
    enter(socket) {
      const pushAsIs = (event: string, payload: unknown) =>
        hold.inTurn(() => socket.push(onWire(event), payload))
      const sendMessage = (message: string) => hold.inTurn(() => socket.sendMessage(message))
      const client: Client = {
        id: socket.id,
        isOwnPage: socket.isOwnPage,
        page: undefined,
        push: pushAsIs,
        pushAsIs,
        pushText: (event, json) => sendMessage(`${head(event)}${json}]`),
        async pushPieces(event, json) {
          // What is in one piece is not long.
          if (json.length === 1) this.pushText(event, json[0] ?? '')
          else
            await new Promise<void>((resolve, reject) =>
              hold.inTurn(() => void socket.sendPieces([head(event), ...json, ']']).then(resolve, reject)),
            )
        },
        pushNameless: () => sendMessage('2[null,null]'),
        drop: () => socket.drop(),
      }
      clients.set(socket, client)
      return client
    },
    leave: (socket) => void clients.delete(socket),
    of: (socket) => clients.get(socket),
  }
}
