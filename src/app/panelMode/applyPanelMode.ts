import type { PanelMode } from './readPanelMode'
import { removeHoverRules } from './removeHoverRules'

/** Marks `<html>` with the modes, for the style sheets, and takes hover effects out where a mode wants none. */
export const applyPanelMode = (mode: PanelMode, page: Document): void => {
  const html = page.documentElement
  html.toggleAttribute('data-kiosk', mode.isKiosk)
  html.toggleAttribute('data-memory-saving', mode.isMemorySaving)
  html.toggleAttribute('data-touch', mode.isTouch)
  if (mode.isKiosk || mode.isMemorySaving) removeHoverRules(page)
}
