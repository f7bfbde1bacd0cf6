const ours = 'anybrand'

/** A text with the brand word of all fixtures in the place of a player's own, in the same case. */
export const inBrandOfFixtures = (text: string, brandWord: string): string => {
  if (brandWord === '' || brandWord === ours || !text.toLowerCase().includes(brandWord)) return text
  return text.replaceAll(new RegExp(brandWord.replaceAll(/\W/g, String.raw`\$&`), 'gi'), (found) => {
    if (found === found.toUpperCase()) return ours.toUpperCase()
    return found.charAt(0) === found.charAt(0).toUpperCase() ? `Anybrand` : ours
  })
}
