/** A way from one state to another, within the state that both are in. */
export interface DiagramEdge {
  /** Key of a state; `anywhere`: from all states; `start`: where it begins. */
  from: string
  to: string
  /** What leads there, each on its own line. */
  labels: string[]
}

/** A state as it is drawn: a box, with boxes in it. */
export interface DiagramState {
  /** Path within the machine; '' for the machine itself. */
  path: string
  name: string
  /** `parallel`: all states in it at once; `passing`: it never rests there. */
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'passing'
  /** What it does while it is there, and what it hears without leaving. */
  lines: string[]
  states: DiagramState[]
  edges: DiagramEdge[]
}
