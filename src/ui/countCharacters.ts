/** Made when it is first needed: the browser reads the tables of all scripts for it. */
let segmenter: Intl.Segmenter | undefined

/** How many characters somebody sees in a text: a letter with its accents, or a family of emoji, is one. */
export const countCharacters = (text: string): number => {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text).length
  segmenter ??= new Intl.Segmenter()
  return [...segmenter.segment(text)].length
}
