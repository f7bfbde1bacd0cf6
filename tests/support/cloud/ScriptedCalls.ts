import type { Cloud } from '../../../src/cloud/ports/Cloud'
import { CloudProblem } from '../../../src/cloud/ports/CloudAuth'

type Port = Exclude<keyof Cloud, 'analytics'>

/** The name of a call of a port, e.g. `auth.signIn`. */
export type CallName = { [P in Port]: `${P}.${keyof NonNullable<Cloud[P]> & string}` }[Port]

/** What was called with what. */
export interface CloudCall {
  name: CallName
  args: readonly unknown[]
}

/** Writes down the calls of a scripted cloud, and has them fail or wait as the script says. */
export class ScriptedCalls {
  readonly made: CloudCall[] = []
  readonly #failures = new Map<CallName, CloudProblem>()
  readonly #gates = new Map<CallName, { opened: Promise<void>; open: () => void }>()

  /** Each call of the name fails from now on. */
  fail(name: CallName, code: string, message?: string, email?: string): void {
    this.#failures.set(name, new CloudProblem(code, message, email))
  }

  /** Calls of the name succeed again. */
  mend(name: CallName): void {
    this.#failures.delete(name)
  }

  /** Each call of the name waits from now on, until it is released. */
  hold(name: CallName): void {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    this.#gates.set(name, { opened, open })
  }

  /** What waits goes on. */
  release(name: CallName): void {
    this.#gates.get(name)?.open()
    this.#gates.delete(name)
  }

  /** Notes a call; resolves when it may go on, rejects when it is to fail. */
  async pass(name: CallName, ...args: readonly unknown[]): Promise<void> {
    this.made.push({ name, args })
    await this.#gates.get(name)?.opened
    const problem = this.#failures.get(name)
    if (problem) throw problem
  }
}
