import { useContext } from 'react'
import { MenuContext, type PanelMenu } from './MenuContext'

/** The menus that the device pushed. Throws outside `MenuContext`. */
export const useMenu = (): PanelMenu => {
  const menu = useContext(MenuContext)
  if (!menu) throw new Error('useMenu needs a MenuContext above it')
  return menu
}
