import { createContext } from 'react'
import type { Menu, MenuEntry } from './MenuEntry'

/** The menu on screen and what pressing an entry does; the app provides it. */
export interface PanelMenu extends Menu {
  /** False until the device has pushed its items. */
  isKnown: boolean
  press: (entry: MenuEntry) => void
}

/** Undefined outside the app, which `useMenu` refuses. */
export const MenuContext = createContext<PanelMenu | undefined>(undefined)
