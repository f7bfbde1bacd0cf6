/** Characters from which a text is sought while somebody still types [D5-5]. */
const fewestTyped = 3

/** Scripts in which one character can be a word. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Something is written that can be sought when somebody asks for it, as by Enter: anything but spaces. */
export const isSearchable = (text: string): boolean => text.trim() !== ''

/**
 * Enough is written to be sought without being asked for [D5-5]: three characters, or one where a word needs
 * no more (Han, Kana, Hangul), alone or among others.
 */
export const isSearchedWhileTyping = (text: string): boolean =>
  dense.test(text) || countCharacters(text.trim()) >= fewestTyped

/** Letters that Unicode does not take apart, and what people type in their place. */
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/**
 * A text without case, accents and letters of one language, which nobody types while looking for something.
 */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  // Plain ASCII needs no Unicode decomposition, which is slow for thousands of labels.
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłßđðıæœþ]/g, (letter) => plain[letter] ?? letter)
}

/** Made when it is first needed: the browser reads the tables of all scripts for it. */
let segmenter: Intl.Segmenter | undefined

/** How many characters somebody sees in a text: a letter with its accents, or a family of emoji, is one. */
export const countCharacters = (text: string): number => {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text).length
  segmenter ??= new Intl.Segmenter()
  return [...segmenter.segment(text)].length
}
