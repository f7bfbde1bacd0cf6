import type { PanelMode } from './readPanelMode'
import { untilLoaded } from '../../ui/untilLoaded'

/** Marks `<html>` with the modes, for the style sheets, and takes hover effects out where a mode wants none. */
export const applyPanelMode = (mode: PanelMode, page: Document): void => {
  const html = page.documentElement
  html.toggleAttribute('data-kiosk', mode.isKiosk)
  html.toggleAttribute('data-memory-saving', mode.isMemorySaving)
  html.toggleAttribute('data-touch', mode.isTouch)
  // Loaded only where it is wanted.
  if (mode.isKiosk || mode.isMemorySaving)
    void untilLoaded(async () => (await import('./removeHoverRules')).removeHoverRules(page))
}
