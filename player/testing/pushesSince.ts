import type { Json } from '../../authoring/json/Json'
import type { TestClient } from './connectTestClient'

/** A push as it came. */
export interface Pushed {
  event: string
  payload: Json
}

/**
 * What a client gets while `act` runs and until the player has answered it: all pushes in their order,
 * without the answer to the question that is put to know that nothing more comes.
 */
export async function pushesSince(client: TestClient, act: () => unknown): Promise<Pushed[]> {
  const before = client.messages.length
  await act()
  // Twice: the first may overtake a request that looks something up, the second then waits behind what that
  // sends.
  for (const mark of [`after ${before}`, `behind ${before}`]) {
    client.emit('pinger', mark)
    while ((await client.next('ponger')) !== mark);
  }
  return client.messages
    .slice(before)
    .filter((message) => message.startsWith('2["'))
    .map((message): [string, Json] => JSON.parse(message.slice(1)))
    .flatMap(([event, payload]) => (event === 'ponger' ? [] : { event, payload }))
}
