import { createContext, useContext, type ReactNode } from 'react'
import { UndoBar, useUndo, type Undo, type UndoOffer } from './UndoBar'

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
