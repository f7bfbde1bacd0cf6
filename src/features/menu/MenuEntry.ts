/** Why an entry leads nowhere: no such screen here, no target given, or an address that is none. */
export type DeadEnd = 'noScreen' | 'noTarget' | 'badAddress'

/** What pressing an entry does. */
export type MenuAction =
  /** `shows` is the page from elsewhere that is framed there. */
  | { kind: 'goto'; path: string; shows?: string }
  | { kind: 'modal'; name: string; size: 'sm' | 'md' | 'lg' }
  | { kind: 'openWindow'; href: string }
  | { kind: 'none'; reason: DeadEnd }

/** A menu item of the device, understood. */
export interface MenuEntry {
  /** Unique in its menu, also where the device repeats ids. */
  key: string
  id: string
  /** The device's word for it; '' when it gives none. */
  name: string
  action: MenuAction
  /** What goes on there, said by a spinner. */
  busy?: string
}

/** The two menus that one push makes, and whether it switches the account area on [D2.9-6 D2.9-7]. */
export interface Menu {
  main: MenuEntry[]
  settings: MenuEntry[]
  isAccountEnabled: boolean
}
