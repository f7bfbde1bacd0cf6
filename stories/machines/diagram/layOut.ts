import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre'
import type { DiagramEdge, DiagramState } from './Diagram'
import { measures } from './measures'
import type { PlacedMark, PlacedState } from './PlacedState'

const { padding, lineHeight, titleHeight, lineSize, titleSize, labelSize } = measures

const widest = (texts: readonly string[], size: number): number =>
  Math.max(0, ...texts.map((text) => measures.widthOf(text, size)))

/** Height of the name and the lines at the top of a box, px. */
const headOf = ({ lines }: DiagramState): number => titleHeight + lines.length * lineHeight

const marksIn = (edges: readonly DiagramEdge[]): PlacedMark['kind'][] =>
  (['start', 'anywhere'] as const).filter((kind) => edges.some(({ from }) => from === kind))

/** The node of an end of a way; marks bear a star, which no state does. */
const nodeOf = (end: string): string => (end === 'start' || end === 'anywhere' ? `*${end}` : end)

/** Regions that are all active stand beside each other; nothing leads from one to the other. */
const sideBySide = (state: DiagramState, inner: readonly PlacedState[]): PlacedState => {
  const head = headOf(state)
  let x = padding
  const states = inner.map((region) => {
    const placed = { ...region, x, y: head + padding }
    x += region.width + padding
    return placed
  })
  return {
    state,
    x: 0,
    y: 0,
    states,
    marks: [],
    edges: [],
    width: Math.max(x, widest([state.name], titleSize) + 2 * padding),
    height: head + Math.max(...inner.map(({ height }) => height)) + 2 * padding,
  }
}

/**
 * A state laid out from the inside to the outside: states in it first, then they and the ways between them.
 */
export const layOut = (state: DiagramState): PlacedState => {
  const inner = state.states.map(layOut)
  const ownWidth = Math.max(widest([state.name], titleSize), widest(state.lines, lineSize)) + 2 * padding
  const head = headOf(state)
  if (inner.length === 0)
    return { state, x: 0, y: 0, width: ownWidth, height: head + padding, states: [], marks: [], edges: [] }
  if (state.kind === 'parallel' && state.edges.length === 0) return sideBySide(state, inner)

  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>()
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 34, edgesep: 18, marginx: padding, marginy: padding })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { state, width, height } of inner) graph.setNode(state.name, { width, height })
  for (const kind of marksIn(state.edges)) graph.setNode(`*${kind}`, measures.mark[kind])
  for (const { from, to, labels } of state.edges)
    graph.setEdge(nodeOf(from), to, {
      width: widest(labels, labelSize) + 8,
      height: labels.length * lineHeight,
      labelpos: 'c',
    })
  layout(graph)

  const { width = 0, height = 0 } = graph.graph()
  const shift = Math.max(0, (ownWidth - width) / 2)
  const at = (name: string) => {
    const { x = 0, y = 0, width, height } = graph.node(name)
    return { x: x - width / 2 + shift, y: y - height / 2 + head }
  }
  return {
    state,
    x: 0,
    y: 0,
    width: Math.max(width, ownWidth),
    height: height + head,
    states: inner.map((one) => ({ ...one, ...at(one.state.name) })),
    marks: marksIn(state.edges).map((kind) => ({ kind, ...at(`*${kind}`) })),
    edges: state.edges.map(({ from, to, labels }) => {
      const { points = [], x = 0, y = 0 } = graph.edge(nodeOf(from), to)
      return {
        points: points.map((point) => ({ x: point.x + shift, y: point.y + head })),
        labels,
        label: { x: x + shift, y: y + head },
      }
    }),
  }
}
