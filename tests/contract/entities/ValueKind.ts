/** Kinds of values that an entity's field takes, with values that its schema accepts and refuses. */
export const valueKinds = {
  text: { good: ['', 'Rope and Rain'], bad: [5, true, null, {}, []] },
  number: { good: [0, 61.5], bad: ['61', true, null, {}] },
  percent: { good: [0, 42, 100], bad: ['42', -1, 101, null] },
  flag: { good: [true, false], bad: ['true', 1, null] },
  record: { good: [{}], bad: ['x', [], null] },
  rows: { good: [[], [{}]], bad: [{}, 'x', [null]] },
  words: { good: [[], ['a']], bad: [[5], 'a', null] },
  numbers: { good: [[], [20]], bad: [['20'], 20] },
  textOrNumber: { good: ['3', 3], bad: [true, null, {}] },
} as const

/** Name of a kind of value. */
export type ValueKind = keyof typeof valueKinds
