import { Actor, matchesState, type AnyActor, type StateValue } from 'xstate'

/** How actors start, which is where they are met. */
const original = Object.getOwnPropertyDescriptor(Actor.prototype, 'start')
let actors: { id: string; actor: AnyActor }[] = []

/** Machines start in effects, which come a little after what is drawn, ms. */
const timeout = 2000
const step = 50

const machineOf = ({ logic }: AnyActor): string | undefined => {
  const id: unknown = Reflect.get(Object(logic), 'id')
  return typeof id === 'string' ? id : undefined
}

/** `reconnecting.trying.pausing` as a value of the machine. */
const toValue = (path: string): StateValue =>
  path
    .split('.')
    .reduceRight<StateValue | undefined>(
      (inner, key) => (inner === undefined ? key : { [key]: inner }),
      undefined,
    ) ?? {}

const isIn = (actor: AnyActor, path: string): boolean => {
  const value: StateValue | undefined = Reflect.get(Object(actor.getSnapshot()), 'value')
  return value !== undefined && matchesState(toValue(path), value)
}

const isTrue = (claim: string): boolean => {
  const [machine = '', ...path] = claim.slice('state:'.length).split('.')
  return actors.some(({ id, actor }) => id === machine && isIn(actor, path.join('.')))
}

/**
 * Looks which machines run while a story is drawn and played, and whether they are in the states that it
 * names.
 */
export const watchMachines = {
  /** Begins to look; returns how to stop. */
  begin: (): (() => void) => {
    actors = []
    if (!original) throw new Error('Actors of this xstate have no start')
    Object.defineProperty(Actor.prototype, 'start', {
      ...original,
      value: function watched(this: AnyActor): unknown {
        const id = machineOf(this)
        if (id !== undefined) actors.push({ id, actor: this })
        return Reflect.apply(original.value, this, [])
      },
    })
    return () => void Object.defineProperty(Actor.prototype, 'start', original)
  },
  /**
   * Rejects when the story names a state that no machine is in, now that it is over, nor gets into within a
   * moment.
   */
  judge: async (covers: unknown): Promise<void> => {
    const claims = Array.isArray(covers) ? covers.map(String).filter((name) => name.startsWith('state:')) : []
    const wrong = () => claims.filter((claim) => !isTrue(claim))
    for (let waited = 0; wrong().length > 0 && waited < timeout; waited += step)
      await new Promise((resolve) => {
        setTimeout(resolve, step)
      })
    if (wrong().length === 0) return
    const states = actors.map(
      ({ id, actor }) => `${id} is in ${JSON.stringify(Reflect.get(Object(actor.getSnapshot()), 'value'))}`,
    )
    throw new Error(
      `The story does not end in ${wrong().join(', ')}: ${states.join('; ') || 'no machine runs'}`,
    )
  },
}
