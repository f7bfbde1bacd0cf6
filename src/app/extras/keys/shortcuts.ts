/** What keys do, in the order of their list. */
export const shortcuts = [
  { deed: 'play', keys: [' '] },
  { deed: 'previous', keys: ['p'] },
  { deed: 'next', keys: ['n'] },
  { deed: 'back', keys: ['ArrowLeft'] },
  { deed: 'forward', keys: ['ArrowRight'] },
  { deed: 'louder', keys: ['ArrowUp', '+'] },
  { deed: 'quieter', keys: ['ArrowDown', '-'] },
  { deed: 'mute', keys: ['m'] },
  { deed: 'search', keys: ['/'] },
  { deed: 'help', keys: ['?'] },
] as const

/** Something that a key does. */
export type Deed = (typeof shortcuts)[number]['deed']
