import { createContext } from 'react'
import type { Dialogs } from './Dialogs'

/** Undefined outside the app, which `useDialogs` refuses. */
export const DialogsContext = createContext<Dialogs | undefined>(undefined)
