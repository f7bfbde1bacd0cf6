// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyPanelMode } from '../createAppParts'
import { readPanelMode } from '../PanelServices'

const none = { isKiosk: false, isMemorySaving: false, isTouch: false }

const sheet = (css: string) => {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  return () => [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText.replaceAll(/\s+/g, ' '))
}

describe('the mode of the panel', () => {
  afterEach(() => {
    document.head.replaceChildren()
    applyPanelMode(none, document)
  })

  it('[D9-22] is kiosk by the brand’s word in the user agent', () => {
    expect(readPanelMode('Mozilla/5.0 AcmeKiosk', 'acme').isKiosk).toBe(true)
    expect(readPanelMode('Mozilla/5.0 otherkiosk', 'acme').isKiosk).toBe(false)
  })

  it('[D9-23] is memory-saving, [D9-24] touch by the user agent', () => {
    expect(readPanelMode('x memorysave', 'acme')).toEqual({ ...none, isMemorySaving: true })
    expect(readPanelMode('x acmekiosk-memorysave-touch', 'acme')).toEqual({
      isKiosk: true,
      isMemorySaving: true,
      isTouch: true,
    })
    expect(readPanelMode('Mozilla/5.0 (X11; Linux x86_64)', 'acme')).toEqual(none)
  })

  it.each(['isKiosk', 'isMemorySaving'] as const)(
    '[D9-22] takes hover effects out (%s), and only them',
    async (mode) => {
      const rules = sheet('.a:hover { color: red } .a, .b:hover { color: blue } .c { color: green }')
      applyPanelMode({ ...none, [mode]: true }, document)
      await vi.dynamicImportSettled()
      expect(rules()).toEqual(['.a, .b:hover { color: blue; }', '.c { color: green; }'])
    },
  )

  it('takes them out of sheets that come later', async () => {
    applyPanelMode({ ...none, isKiosk: true }, document)
    await vi.dynamicImportSettled()
    const rules = sheet('.late:hover { color: red }')
    await new Promise((resolve) => setTimeout(resolve))
    expect(rules()).toEqual([])
  })

  it('leaves hover effects alone elsewhere', async () => {
    const rules = sheet('.a:hover { color: red }')
    applyPanelMode({ ...none, isTouch: true }, document)
    await vi.dynamicImportSettled()
    expect(rules()).toHaveLength(1)
    expect(document.documentElement.hasAttribute('data-touch')).toBe(true)
  })
})
