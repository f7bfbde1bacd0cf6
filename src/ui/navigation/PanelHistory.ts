import type { RouterHistory } from '@tanstack/react-router'
import { createContext, useContext } from 'react'

/** What modals need of the browser's history: they lie above the router. */
type PanelHistory = Pick<RouterHistory, 'push' | 'replace' | 'location'>

/** Undefined where there is nowhere to go, as in the gallery. */
export const PanelHistoryContext = createContext<PanelHistory | undefined>(undefined)

/** Leads elsewhere from what lies above the screens; undefined where there is nowhere to go. */
export const usePanelHistory = (): PanelHistory | undefined => useContext(PanelHistoryContext)
