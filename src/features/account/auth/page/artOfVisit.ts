/** The two pictures behind the screens of who is logged out [A9-14]. */
export type Art = 'grooves' | 'ridges'

let chosen: Art | undefined

/** One of the pictures, drawn by lot once per visit [A2.4-1]: it stays the same from screen to screen. `random` is in [0, 1). */
export const artOfVisit = (random: () => number = Math.random): Art => {
  chosen ??= random() < 0.5 ? 'grooves' : 'ridges'
  return chosen
}
