/** How the browser that shows the panel wants it, by its user agent. */
export interface PanelMode {
  /** A touchscreen on the player itself: no hover effects, no links to elsewhere [D9-22]. */
  isKiosk: boolean
  /** No hover effects, no grids [D9-23]. */
  isMemorySaving: boolean
  /** A scrollbar of 20 px [D9-24]. */
  isTouch: boolean
}

/** Reads the mode off the user agent; `{word}kiosk` is the kiosk of the brand with that word. */
export const readPanelMode = (userAgent: string, word: string): PanelMode => {
  const agent = userAgent.toLowerCase()
  return {
    isKiosk: agent.includes(`${word.toLowerCase()}kiosk`),
    isMemorySaving: agent.includes('memorysave'),
    isTouch: agent.includes('touch'),
  }
}
