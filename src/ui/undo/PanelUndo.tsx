import { createContext, useContext, type ReactNode } from 'react'
import { UndoBar, useUndo, type Undo, type UndoOffer } from './UndoBar'

/** ms between two words on how far it is, the first included: most work is done before. */
const pace = 1000

/** Hears how many requests of how many are done, and has it said once in a while. */
export function everySecond(say: (done: number, total: number) => void): typeof say {
  let saidAt = performance.now()
  return (done, total) => {
    if (performance.now() - saidAt < pace) return
    saidAt = performance.now()
    say(done, total)
  }
}

const PanelUndoContext = createContext<UndoOffer<Undo> | undefined>(undefined)

/**
 * The way back from what was done last, on whatever screen: one for the panel, which stays while screens
 * change. Throws outside `PanelUndo`.
 */
export const usePanelUndo = (): UndoOffer<Undo> => {
  const undo = useContext(PanelUndoContext)
  if (!undo) throw new Error('usePanelUndo needs a PanelUndo above it')
  return undo
}

/** Gives screens and modals the way back; `PanelUndoBar` draws it. */
export const PanelUndo = ({ children }: { children: ReactNode }) => (
  <PanelUndoContext value={useUndo<Undo>()}>{children}</PanelUndoContext>
)

/** The way back, below the screen. */
export function PanelUndoBar() {
  const undo = usePanelUndo()
  return <UndoBar undo={undo.offered} onClose={undo.close} onHold={undo.hold} />
}
