const isHoverOnly = (rule: CSSRule) =>
  (rule instanceof CSSMediaRule && /\(\s*hover:\s*hover\s*\)/.test(rule.conditionText)) ||
  (rule instanceof CSSStyleRule &&
    rule.selectorText.split(',').every((selector) => selector.includes(':hover')))

const clean = (rules: CSSStyleSheet | CSSGroupingRule) => {
  for (let place = rules.cssRules.length - 1; place >= 0; place -= 1) {
    const rule = rules.cssRules[place]
    if (rule === undefined) continue
    if (isHoverOnly(rule)) rules.deleteRule(place)
    else if (rule instanceof CSSGroupingRule) clean(rule)
  }
}

/**
 * Takes every hover effect out of the page's style sheets, ours and the libraries', and out of those that
 * lazy screens bring later, as long as it bears such a mode [D9-22 D9-23]: on a touchscreen a hover effect
 * sticks to what was pressed last.
 */
export const removeHoverRules = (page: Document): void => {
  const cleaned = new WeakSet<CSSStyleSheet>()
  const cleanAll = () => {
    if (!page.documentElement.matches('[data-kiosk], [data-memory-saving]')) return
    for (const sheet of page.styleSheets) {
      if (cleaned.has(sheet)) continue
      try {
        clean(sheet)
        cleaned.add(sheet)
      } catch {
        // A sheet that is still loading or of another origin cannot be read.
      }
    }
  }
  cleanAll()
  page.head.addEventListener('load', cleanAll, { capture: true })
  new MutationObserver(cleanAll).observe(page.head, { childList: true })
}
