import { createContext } from 'react'
import { UnsavedEdits } from './UnsavedEdits'

/** The app's record of unsaved edits. */
export const UnsavedEditsContext = createContext(new UnsavedEdits())
