import type { LostCommands } from '../Device'
import { requestKind } from '../requests/createRequestGateway'
import type { Transport, TransportListener } from './Transport'

/**
 * Within this time after the player was heard a command goes out without asking whether it is still there,
 * ms.
 */
const fresh = 500
/** How long after a command that nothing followed the player is asked for a sign of life, ms. */
const afterCommand = 1000
/** How long a connection may be at rest before the player is asked for a sign of life, ms. */
const atRest = 5000
/**
 * How long the player may take to give one, ms. With each of the others less than 5 s of a press and 10 s of
 * rest.
 */
const timeout = 3900
/**
 * A timer that is later than this was held up, as the page was (asleep, hidden, busy), so it says nothing of
 * the player, ms.
 */
const lateness = 1000

/** Opens a connection whose listener is the one given here. */
type Open = (listener: TransportListener) => Transport

interface Options {
  /**
   * What is told of the connection. Its end in silence is a `disconnected` as any other, with the reason
   * `silent`.
   */
  listener: TransportListener
  /** Nothing is asked at rest while nobody looks: a hidden page checks when it comes back. */
  isHidden: () => boolean
  /** Told before `disconnected`, when the connection ended in silence. */
  lost: (commands: LostCommands) => void
}

interface Waiting {
  event: string
  payload: unknown
  acknowledged: ((answer: unknown) => void) | undefined
}

/**
 * A connection that notices within 5 s of a command, and within 10 s of rest, that the network has died
 * without a word. Whatever comes in is a sign of life; where nothing does, the player is asked for one by the
 * protocol itself, which every player answers. A command after some quiet waits for that sign, a matter of
 * milliseconds, with all that is sent after it: what was handed to a dead network would be done when the
 * network comes back, half a minute late.
 */
export const guardSilence = (open: Open, { listener, isHidden, lost }: Options): Transport => {
  let heardAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  /**
   * Whether this player gives signs of life when asked, which the first one shows; until then nothing is
   * concluded from silence.
   */
  let givesSigns = false
  let isOpen = false
  let waiting: Waiting[] = []
  let doubtful: string[] = []

  const stop = () => {
    isOpen = false
    clearTimeout(timer)
    waiting = []
  }
  const after = (delay: number, run: (isLate: boolean) => void) => {
    clearTimeout(timer)
    const due = performance.now() + delay
    timer = setTimeout(() => run(performance.now() - due > lateness), delay)
  }
  const rest = () => after(atRest, () => (isHidden() ? rest() : ask()))
  const check = () => {
    if (isAsking) return
    isAsking = true
    transport.check(() => {
      isAsking = false
      givesSigns = true
      heard()
    })
  }
  const ask = () => {
    check()
    after(timeout, (isLate) => {
      if (isLate) ask()
      else if (givesSigns) giveUp()
      else rest()
    })
  }
  const giveUp = () => {
    const commands = waiting.map(({ event }) => event).filter((event) => requestKind(event) === 'command')
    const lostCommands = { dropped: commands, doubtful }
    stop()
    transport.close()
    lost(lostCommands)
    listener.disconnected('silent')
  }
  const heard = () => {
    if (!isOpen) return
    heardAt = performance.now()
    doubtful = []
    const released = waiting
    waiting = []
    rest()
    for (const one of released) send(one)
  }
  const send = ({ event, payload, acknowledged }: Waiting) => {
    if (requestKind(event) === 'command') {
      doubtful.push(event)
      if (doubtful.length === 1 && !isAsking) after(afterCommand, ask)
    }
    transport.emit(
      event,
      payload,
      acknowledged &&
        ((answer) => {
          heard()
          acknowledged(answer)
        }),
    )
  }

  const transport = open({
    ...listener,
    connected: () => {
      isOpen = true
      heard()
      listener.connected()
      check()
    },
    disconnected: (reason) => {
      stop()
      listener.disconnected(reason)
    },
    received: (event) => {
      heard()
      listener.received(event)
    },
    receivedLarge: (push) => {
      heard()
      listener.receivedLarge(push)
    },
    unreadable: (packet) => {
      heard()
      listener.unreadable(packet)
    },
  })
  return {
    emit: (event, payload, acknowledged) => {
      const isQuiet = givesSigns && performance.now() - heardAt > fresh
      const one = { event, payload, acknowledged }
      if (waiting.length === 0 && !(isQuiet && requestKind(event) === 'command')) return send(one)
      waiting.push(one)
      if (!isAsking) ask()
    },
    check: (answered) => transport.check(answered),
    close: () => {
      stop()
      transport.close()
    },
  }
}
