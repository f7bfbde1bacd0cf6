/** What keys do, in the order of their list. */
export const shortcuts = [
  { name: 'play', keys: [' '] },
  { name: 'previous', keys: ['p'] },
  { name: 'next', keys: ['n'] },
  { name: 'back', keys: ['ArrowLeft'] },
  { name: 'forward', keys: ['ArrowRight'] },
  { name: 'louder', keys: ['ArrowUp', '+'] },
  { name: 'quieter', keys: ['ArrowDown', '-'] },
  { name: 'mute', keys: ['m'] },
  { name: 'search', keys: ['/'] },
  { name: 'help', keys: ['?'] },
] as const

/** Something that a key does. */
export type ShortcutName = (typeof shortcuts)[number]['name']
