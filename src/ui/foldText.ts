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
  ς: 'σ',
}

/** Katakana are the hiragana that follow them by so much in Unicode: who types one may look for the other. */
const toHiragana = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0x60)

/**
 * A text without case, accents, letters of one language, the width of signs and the kind of kana, which
 * nobody types while looking for something. A Korean syllable is its letters, so that it is found while it
 * is typed.
 */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  // Plain ASCII needs no Unicode decomposition, which is slow for thousands of labels.
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłßđðıæœþς]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[\u30a1-\u30f6]/g, toHiragana)
}

/** Made when it is first needed: the browser reads the tables of all scripts for it. */
let segmenter: Intl.Segmenter | undefined

/** How many characters somebody sees in a text: a letter with its accents, or a family of emoji, is one. */
export const countCharacters = (text: string): number => {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text).length
  segmenter ??= new Intl.Segmenter()
  return [...segmenter.segment(text)].length
}
