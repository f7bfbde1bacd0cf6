import { createContext, type ReactNode } from 'react'
import type { MenuPlace } from './menuPlace'

/** A menu of one thing. */
export interface MenuProps {
  place: MenuPlace
  /** What it is the menu of. */
  title: string
  /** What else is known of it. */
  about?: ReactNode
  /** Rows (`ActionRow`), each of which closes the menu when it is pressed. */
  children: ReactNode
  onClose: () => void
}

/** An entry of a menu: its words are its children. */
export interface MenuItemProps {
  icon: ReactNode
  disabled: boolean
  /** Present for what is on or off. */
  isPressed: boolean | undefined
  /** Address that the browser opens in a tab of its own. */
  newTab: string | undefined
  onPress: () => void
  children: ReactNode
}

/** How a menu draws its entries; undefined in sheets and pages, where they are plain buttons. */
export const MenuItemContext = createContext<((props: MenuItemProps) => ReactNode) | undefined>(undefined)
