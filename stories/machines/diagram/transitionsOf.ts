import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { nameEvent } from './nameEvent'

/** A transition as it is told. */
export interface ToldTransition {
  source: AnyStateNode
  /** Undefined when the machine stays where it is. */
  target: AnyStateNode | undefined
  /** The type of its event; '' when it needs none. */
  event: string
  /** The event in words, with its condition: `file.chosen [isOfTheFile]`. */
  label: string
  /** Names of what is done on the way. */
  actions: readonly string[]
}

const nameOf = (part: unknown): string | undefined => {
  if (typeof part === 'string') return part
  const type: unknown = Reflect.get(Object(part), 'type')
  return typeof type === 'string' ? type : undefined
}

const condition = ({ guard }: AnyTransitionDefinition, place: number): string => {
  if (guard) return ` [${nameOf(guard) ?? '…'}]`
  return place > 0 ? ' [else]' : ''
}

/** Every transition of a state itself, in the order in which they are tried. */
export const transitionsOf = (node: AnyStateNode): ToldTransition[] => {
  const all: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions, ['', node.always ?? []]]
  return all.flatMap(([event, some]) =>
    some.map((transition, place) => ({
      source: node,
      target: transition.target?.[0],
      event,
      label: nameEvent(event, node) + condition(transition, place),
      actions: transition.actions.flatMap((action) => nameOf(action) ?? []),
    })),
  )
}
