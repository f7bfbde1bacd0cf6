/** One question to the device, by its name on the wire. */
export interface Ask {
  event: string
  payload: unknown
}

/** The questions that wait for a connection, and those that are asked anew at each connect. Equal ones are one. */
export interface Subscriptions {
  /** Puts a question on hold until the next connect. */
  hold(ask: Ask): void
  /** Keeps a question; `isNew` when it was not kept before. `release` may be called more than once. */
  keep(ask: Ask): { isNew: boolean; release: () => void }
  /** All that is to be asked at a connect, in the order in which it came; what was on hold is forgotten. */
  takeDue(): Ask[]
  /** A push of this name on the wire came: what is asked by the name that belongs to it is answered. */
  answered(push: string): void
  /**
   * The connection broke. What was asked about something of its own (a page, an address) and is unanswered at two breaks in a row is not
   * due any more until it is kept anew: it may be what breaks it, since some requests end the process of a player.
   */
  broke(): void
  /** Forgets what is on hold. */
  drop(): void
}

/** The push that answers a question, as players name them: `pushUiConfig` for getUiConfig, and for a method of a plugin likewise. */
function answerOf({ event, payload }: Ask): string {
  const method =
    event === 'callMethod' && typeof payload === 'object' && payload && 'method' in payload && payload.method
  const name = typeof method === 'string' ? method : event
  return `push${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(/^pushGet/, 'push')
}

interface Kept {
  ask: Ask
  askers: number
  answer: string
  isOut: boolean
  /** Breaks in a row at which it was out. */
  breaks: number
}

const keyOf = ({ event, payload }: Ask): string => JSON.stringify([event, payload])

/** Makes an empty book. */
export const createSubscriptions = (): Subscriptions => {
  const kept = new Map<string, Kept>()
  const held = new Map<string, Ask>()
  return {
    hold: (ask) => void held.set(keyOf(ask), ask),
    keep: (ask) => {
      const key = keyOf(ask)
      const one = kept.get(key) ?? { ask, askers: 0, answer: answerOf(ask), isOut: true, breaks: 0 }
      one.askers++
      kept.set(key, one)
      let released = false
      const release = () => {
        if (released) return
        released = true
        if (--one.askers === 0 && kept.get(key) === one) kept.delete(key)
      }
      return { isNew: one.askers === 1, release }
    },
    takeDue: () => {
      const due = new Map(held)
      held.clear()
      for (const [key, one] of kept) {
        if (one.breaks > 1) continue
        one.isOut = true
        due.set(key, one.ask)
      }
      return [...due.values()]
    },
    answered: (push) => {
      for (const one of kept.values()) {
        if (one.answer !== push) continue
        one.isOut = false
        one.breaks = 0
      }
    },
    broke: () => {
      for (const one of kept.values()) if (one.isOut && one.ask.payload !== undefined) one.breaks++
    },
    drop: () => held.clear(),
  }
}
