import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { isPassing } from '../leavesOf'
import type { DiagramEdge, DiagramState } from './Diagram'
import { transitionsOf, type ToldTransition } from './transitionsOf'

const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]

/** How many states two paths have in common from the outside. */
const shared = (a: readonly string[], b: readonly string[]): number => {
  const first = a.findIndex((key, place) => key !== b[place])
  return first < 0 ? a.length : first
}

interface PlacedEdge extends DiagramEdge {
  /** Path of the state that it is drawn in. */
  within: string
}

/** A transition as a line between two states of the same state; undefined where it leads nowhere else. */
const toEdge = ({ source, target, label }: ToldTransition): PlacedEdge | undefined => {
  if (!target || target === source) return undefined
  const depth = shared(source.path, target.path)
  const isWithin = depth === source.path.length
  // It leaves for a state around it, and enters that anew.
  if (depth === target.path.length) return undefined
  const from = isWithin ? 'anywhere' : (source.path[depth] ?? '')
  const inner = source.path.slice(depth + 1).join('.')
  const beyond = target.path.slice(depth + 1).join('.')
  const told =
    (isWithin || inner === '' ? label : `${inner}: ${label}`) + (beyond === '' ? '' : ` ▸ ${beyond}`)
  return {
    within: source.path.slice(0, depth).join('.'),
    from,
    to: target.path[depth] ?? '',
    labels: [told],
  }
}

const merged = (edges: readonly DiagramEdge[]): DiagramEdge[] => {
  const byEnds = new Map<string, DiagramEdge>()
  for (const { from, to, labels } of edges) {
    const known = byEnds.get(`${from} ${to}`)
    if (known) known.labels = [...new Set([...known.labels, ...labels])]
    else byEnds.set(`${from} ${to}`, { from, to, labels })
  }
  return [...byEnds.values()]
}

const kindOf = (node: AnyStateNode): DiagramState['kind'] => {
  if (node.type === 'parallel' || node.type === 'compound' || node.type === 'final') return node.type
  return isPassing(node) ? 'passing' : 'atomic'
}

const isAround = (outer: AnyStateNode, inner: AnyStateNode): boolean =>
  shared(outer.path, inner.path) === outer.path.length

/** What a state says in its own box: actors that it runs, events that it answers without leaving. */
const linesOf = (node: AnyStateNode): string[] => {
  const runs = node.invoke.map(({ src }) => `runs ${typeof src === 'string' ? src : 'an actor'}`)
  const stays = transitionsOf(node)
    .filter(({ target }) => !target || isAround(target, node))
    .map(({ target, label, actions }) => {
      const what = target === node ? 'once more' : target ? `back to ${target.key}` : actions.join(', ')
      return what === '' ? `ignores ${label}` : `${label}: ${what}`
    })
  return [...runs, ...stays]
}

/** A machine as boxes and lines, made from its definition. */
export const toDiagram = (machine: AnyStateMachine): DiagramState => {
  const edges = below(machine.root)
    .flatMap(transitionsOf)
    .flatMap((transition) => toEdge(transition) ?? [])
  const draw = (node: AnyStateNode): DiagramState => {
    const path = node.path.join('.')
    const [first] = node.type === 'compound' ? (node.initial?.target ?? []) : []
    const start = first ? [{ from: 'start', to: first.path[node.path.length] ?? '', labels: [] }] : []
    return {
      path,
      name: node.key,
      kind: kindOf(node),
      lines: linesOf(node),
      states: Object.values(node.states).map(draw),
      edges: [...start, ...merged(edges.filter(({ within }) => within === path))],
    }
  }
  return draw(machine.root)
}
