/** Whether a text that looks like one is an address of the network that may tell of somebody. */
export const isAddress = (text: string): boolean => {
  if (text.includes(':')) return isVersion6(text)
  const parts = text.split('.').map(Number)
  const [first = 0] = parts
  // Every machine's own, everybody's, and masks tell nothing.
  const isOfAll = first === 127 || text === '0.0.0.0' || text.startsWith('255.')
  return parts.length === 4 && parts.every((part) => part <= 255) && !isOfAll
}

const isVersion6 = (text: string): boolean => {
  const [bare = ''] = text.split('%')
  if (bare === '::' || bare === '::1') return false
  // Times and durations look alike, but for the number of their parts.
  if (!bare.includes('::') && bare.split(':').length < 7) return false
  return URL.canParse(`http://[${bare}]`)
}
