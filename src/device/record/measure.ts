const encoder = new TextEncoder()

/**
 * Length of `text` in UTF-8, bytes. Only what is not ASCII is encoded: a queue of megabytes has little of it, and copying
 * all of it would hold up the page.
 */
export const measure = (text: string): number => {
  // oxlint-disable-next-line no-control-regex
  const others = text.match(/[^\u0000-\u007F]+/g)
  if (!others) return text.length
  // Apart, so that no two halves of characters come together.
  const apart = others.join(' ')
  return text.length - apart.length + encoder.encode(apart).byteLength
}
