export { type MenuEntry, MenuContext, type PanelMenu, markedPath, toMenu, useMenu } from './toMenu'
export { MenuList, MenuWaiting } from './MenuList'
