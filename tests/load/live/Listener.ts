import { once } from 'node:events'
import { WebSocket } from 'ws'

interface Message {
  t: string
  d: { r?: number; a?: string; b?: { s?: string; p?: string; d?: unknown } }
}

/** A client of the database as the SDK is one: signed in, and told of what is its owner's. */
export class Listener {
  /** When it last heard what it waited for, by the clock of `performance`. */
  heardAt = 0
  private answered = 0
  private heard: (value: string) => void = () => undefined

  private constructor(
    private readonly socket: WebSocket,
    readonly uid: string,
  ) {
    socket.on('message', (data) => this.take(String(data)))
  }

  /** Connects, signs in and listens; resolves when it was told how everything stands. */
  static async open(url: string, uid: string, token: string): Promise<Listener> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/.ws?v=5&ns=local`, {
      perMessageDeflate: false,
    })
    const listener = new Listener(socket, uid)
    await once(socket, 'open')
    const asked: [string, object][] = [
      ['auth', { cred: token }],
      ['q', { p: `/users/${uid}`, h: '' }],
      ['q', { p: `/user_devices/${uid}`, h: '' }],
    ]
    for (const [index, [action, body]] of asked.entries())
      socket.send(JSON.stringify({ t: 'd', d: { r: index + 1, a: action, b: body } }))
    await new Promise<void>((resolve, reject) => {
      socket.once('close', () => reject(new Error('The database has closed the connection')))
      const look = () => (listener.answered === asked.length ? resolve() : undefined)
      socket.on('message', look)
    })
    return listener
  }

  /** Resolves when it has heard that its player is on, or off; false where it does not within a minute. */
  hears(online: boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), 60_000)
      this.heard = (value) => {
        if (!value.includes(`"online":${online}`)) return
        this.heardAt = performance.now()
        clearTimeout(late)
        resolve(true)
      }
    })
  }

  close(): void {
    this.socket.terminate()
  }

  private take(text: string): void {
    const { t, d }: Message = JSON.parse(text)
    if (t !== 'd') return
    if (d.r !== undefined) {
      if (d.b?.s !== 'ok') throw new Error(`The database refuses: ${d.b?.s}`)
      this.answered += 1
    } else if (d.b?.p?.startsWith(`user_devices/${this.uid}`) === true) this.heard(JSON.stringify(d.b.d))
  }
}
