const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined

/** How many characters somebody sees in a text: a letter with its accents, or a family of emoji, is one. */
export const countCharacters = (text: string): number =>
  segmenter ? [...segmenter.segment(text)].length : Array.from(text).length
