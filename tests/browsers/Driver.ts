/** What a pointer does, in px of the window. */
export type PointerStep = { kind: 'move'; x: number; y: number } | { kind: 'down' } | { kind: 'up' }

/** A real browser with one page, whatever protocol it is driven by. */
export interface Driver {
  /** Name and version, as it tells them. */
  readonly name: string
  open(address: string): Promise<void>
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Moves and presses with the first button of a mouse. */
  pointer(steps: readonly PointerStep[]): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  key(name: 'Enter' | 'Escape' | 'ArrowRight'): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}
