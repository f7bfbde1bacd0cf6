import type { Shades } from './accentShades'

/** The colours that the shades below are those of. */
export const signals = { red: '#c9483a', yellow: '#c79a2e', green: '#4f9a63', blue: '#4c86b8' } as const

/**
 * Colours of success, notice, warning and error, muted to the panel; never the only sign of a state. The shades stand here as
 * `accentShades` gives them, because every start of the panel would work them out anew; the test says what they must be.
 */
export const signalColors: Readonly<Record<keyof typeof signals, Shades>> = {
  red: [
    '#ffeeeb',
    '#ffd2ca',
    '#ffa89a',
    '#f38272',
    '#e05d4d',
    '#d25041',
    '#c44336',
    '#a93126',
    '#892017',
    '#690e08',
  ],
  yellow: [
    '#fcf3e0',
    '#f4e1bd',
    '#e7c98c',
    '#d8b15f',
    '#c79a2e',
    '#ac8100',
    '#8e6a00',
    '#775800',
    '#5d4400',
    '#453100',
  ],
  green: [
    '#e8f6ea',
    '#c8e5cd',
    '#9dcda7',
    '#75b484',
    '#4f9a63',
    '#408b55',
    '#317d48',
    '#206a38',
    '#115329',
    '#023d1a',
  ],
  blue: [
    '#e7f3fe',
    '#c7dff5',
    '#9dc3e5',
    '#76a7d3',
    '#518bbd',
    '#457fb1',
    '#3a74a5',
    '#2a618e',
    '#1b4b72',
    '#0c3757',
  ],
}
