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

/** Gives screens the way back, and draws it below them. */
export function PanelUndo({ children }: { children: ReactNode }) {
  const undo = useUndo<Undo>()
  return (
    <PanelUndoContext value={undo}>
      {children}
      <UndoBar undo={undo.offered} onClose={undo.close} onHold={undo.hold} />
    </PanelUndoContext>
  )
}
