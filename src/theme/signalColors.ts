import type { Shades } from './accentShades'

const shades = (digits: string) => digits.replace(/.{6}/g, ' #$&').trim().split(' ') as Shades

/**
 * Colours of success, notice, warning and error, muted to the panel; never the only sign of a state. They are what `accentShades`
 * makes of a base each (its test says of which, and when they are not): to work them out anew at each start would hold up its first picture.
 */
export const signalColors = {
  red: shades('ffeeebffd2caffa89af38272e05d4dd25041c44336a93126892017690e08'),
  yellow: shades('fcf3e0f4e1bde7c98cd8b15fc79a2eac81008e6a007758005d4400453100'),
  green: shades('e8f6eac8e5cd9dcda775b4844f9a63408b55317d48206a38115329023d1a'),
  blue: shades('e7f3fec7dff59dc3e576a7d3518bbd457fb13a74a52a618e1b4b720c3757'),
}
