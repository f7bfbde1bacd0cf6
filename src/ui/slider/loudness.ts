/** On a touchscreen on the player itself, louder than this, 0-100, is asked for where it is further away than the leap. */
const loud = 85
const leap = 30

/** How loud a hand that came from `from` may make it without being asked. */
export const unasked = (from: number, wanted: number): number =>
  wanted > loud && wanted - from > leap ? Math.max(loud, from + leap) : wanted
