import { createContext, type ReactNode } from 'react'

/** An entry of a menu: its words are its children. */
export interface MenuItemProps {
  icon: ReactNode
  disabled: boolean
  /** Address that the browser opens in a tab of its own. */
  newTab: string | undefined
  onPress: () => void
  children: ReactNode
}

/** How a menu draws its entries; undefined in sheets and pages, where they are plain buttons. */
export const MenuItemContext = createContext<((props: MenuItemProps) => ReactNode) | undefined>(undefined)
