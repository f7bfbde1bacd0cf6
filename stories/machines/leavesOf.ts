import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A state without states within it. */
export interface Leaf {
  /** Path within the machine, e.g. `noEndpoints.looking`. */
  path: string
  node: AnyStateNode
}

/** Whether a machine never rests in a state, because something leads on whatever is the case. */
export const isPassing = ({ always }: AnyStateNode): boolean => always?.some(({ guard }) => !guard) ?? false

const below = (node: AnyStateNode): AnyStateNode[] => {
  const inner = Object.values(node.states)
  return inner.length === 0 ? [node] : inner.flatMap(below)
}

/** The states in which a machine can rest, innermost ones only: who is in one is in all around it. */
export const leavesOf = (machine: AnyStateMachine): Leaf[] =>
  below(machine.root)
    .filter((node) => !isPassing(node))
    .map((node) => ({ path: node.path.join('.'), node }))
