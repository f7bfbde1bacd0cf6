const shape =
  /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]+(deg)?[\d\s.,%/]*\))$/i

/** A colour that a device sent, if it is nothing but a CSS colour; undefined otherwise. */
export const safeColor = (color: unknown): string | undefined => {
  if (typeof color !== 'string') return undefined
  // No colour is longer; a text of many digits would be looked at for seconds.
  if (color.length > 100) return undefined
  const text = color.trim()
  if (!shape.test(text)) return undefined
  return typeof CSS === 'undefined' || !CSS.supports || CSS.supports('color', text) ? text : undefined
}
