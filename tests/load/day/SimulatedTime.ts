interface Event {
  at: number
  /** Of what is due at one moment the first that was asked for comes first. */
  number: number
  act: () => unknown
}

const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.number < b.number)

/** A time that passes as fast as what happens in it is done. */
export class SimulatedTime {
  /** A heap: none is before the one at half its place. */
  private readonly due: Event[] = []
  private moment: number
  private asked = 0
  private failed: { error: unknown } | undefined

  constructor(start: number) {
    this.moment = start
  }

  /** ms since 1970. */
  readonly now = (): number => this.moment

  /** Has something happen, at once where the time is past. What it throws, or rejects with, `run` does. */
  at(at: number, act: () => unknown): void {
    const event = { at: Math.max(at, this.moment), number: (this.asked += 1), act }
    let place = this.due.push(event) - 1
    while (place > 0) {
      const above = (place - 1) >> 1
      const other = this.due[above]
      if (other === undefined || isBefore(other, event)) break
      this.due[place] = other
      place = above
    }
    this.due[place] = event
  }

  /** Resolves so many ms later. */
  readonly wait = (ms: number): Promise<void> =>
    new Promise((resolve) => this.at(this.moment + ms, () => resolve()))

  /** Has everything happen, and what comes of it, until nothing more is due. */
  async run(): Promise<void> {
    for (let next = this.take(); next !== undefined; next = this.take()) {
      this.moment = next.at
      this.start(next.act)
      // All that waits for nothing but this moment goes on.
      await new Promise(setImmediate)
      if (this.failed !== undefined) throw this.failed.error
    }
  }

  private start(act: () => unknown): void {
    const fail = (error: unknown) => {
      this.failed ??= { error }
    }
    try {
      const done = act()
      if (done instanceof Promise) done.catch(fail)
    } catch (error) {
      fail(error)
    }
  }

  private take(): Event | undefined {
    const first = this.due[0]
    const last = this.due.pop()
    if (last === undefined || this.due.length === 0) return first
    let place = 0
    for (;;) {
      const [left, right] = [this.due[2 * place + 1], this.due[2 * place + 2]]
      const isRight = left !== undefined && right !== undefined && isBefore(right, left)
      const other = isRight ? right : left
      if (other === undefined || isBefore(last, other)) break
      this.due[place] = other
      place = 2 * place + (isRight ? 2 : 1)
    }
    this.due[place] = last
    return first
  }
}
