import { countCharacters } from './countCharacters'

/** Characters from which a text is sought while somebody still types [D5-5]. */
const fewestTyped = 3

/** Scripts in which one character can be a word. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Something is written that can be sought when somebody asks for it, as by Enter: anything but spaces. */
export const isSearchable = (text: string): boolean => text.trim() !== ''

/**
 * Enough is written to be sought without being asked for [D5-5]: three characters, or one where a word needs no more
 * (Han, Kana, Hangul), alone or among others.
 */
export const isSearchedWhileTyping = (text: string): boolean =>
  dense.test(text) || countCharacters(text.trim()) >= fewestTyped
