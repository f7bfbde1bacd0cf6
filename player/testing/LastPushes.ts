import type { PushPayloads } from '../../schemas/generated/types'
import type { TestClient } from './connectTestClient'

/** What an interface knows by now: of each push the last one that came. */
export class LastPushes {
  constructor(readonly client: TestClient) {}

  /** The payloads of a push in the order in which they came. */
  all<E extends keyof PushPayloads>(event: E): PushPayloads[E][] {
    const start = `2["${event}",`
    return this.client.messages
      .filter((message) => message.startsWith(start))
      .map((message): [E, PushPayloads[E]] => JSON.parse(message.slice(1)))
      .map(([, payload]) => payload)
  }

  of<E extends keyof PushPayloads>(event: E): PushPayloads[E] | undefined {
    return this.all(event).at(-1)
  }

  /** A room of the list by its name. */
  room(name: string) {
    return this.of('pushMultiRoomDevices')?.list.find((room) => room.name === name)
  }

  /** An output by its name. */
  output(name: string) {
    return this.of('pushAudioOutputs')?.availableOutputs.find((output) => output.name === name)
  }
}
