const marks = /\p{M}/gu
const isLetter = /\p{L}/u
const isHan = /\p{Script=Han}/u

/** What is before the letters: digits, signs. */
export const otherLetter = '#'

/** What Korean syllables begin with, in the order of Unicode; doubled consonants go with the plain ones. */
const consonants = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'
const [firstSyllable, lastSyllable, perConsonant] = [0xac_00, 0xd7_a3, 588]

/** The rows of kana by their first sign, small ones included, and what each is called. */
const rows = 'ぁかさたなはまゃらゎ'
const rowNames = 'あかさたなはまやらわ'
const [firstKana, lastKana, toHiragana] = [0x30_41, 0x30_96, 0x60]

/** Where in the order of pinyin each letter begins, and these letters: none begins with I, U or V. */
const pinyin = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'
const pinyinLetters = 'ABCDEFGHJKLMNOPQRSTWXYZ'

/** The sign of `names` that stands where the last of `begins` does that is not after what is looked for. */
function lastNotAfter(
  begins: string,
  names: string,
  isNotAfter: (begin: string) => boolean,
): string | undefined {
  let found: string | undefined
  for (let at = 0; at < begins.length && isNotAfter(begins.charAt(at)); at += 1) found = names.charAt(at)
  return found
}

/** What a Korean syllable or Japanese kana is looked for under; undefined for all else. */
function ofSyllable(first: string): string | undefined {
  const code = first.codePointAt(0) ?? 0
  if (code >= firstSyllable && code <= lastSyllable)
    return consonants[Math.floor((code - firstSyllable) / perConsonant)]
  const kana = code > lastKana ? code - toHiragana : code
  if (kana < firstKana || kana > lastKana) return undefined
  return lastNotAfter(rows, rowNames, (begin) => (begin.codePointAt(0) ?? 0) <= kana)
}

/** The letter that a text is looked for under in a list that is sorted by rules of its player. */
export function plainLetter(text: string): string {
  const [first = ''] = text.trimStart()
  const syllable = ofSyllable(first)
  if (syllable !== undefined) return syllable
  const [plain = ''] = first.normalize('NFD').replace(marks, '')
  return isLetter.test(plain) ? plain.toUpperCase() : otherLetter
}

/**
 * Under which letter of a language a text is looked for, in the order of that language: “Ö” is one in
 * Swedish, and an O in German; Korean goes by consonants, kana by rows, Chinese by pinyin where that is its
 * order. Other Han has no letters.
 */
export function createLetters(language: string): (text: string) => string {
  let collator: Intl.Collator | undefined
  const compare = (one: string, other: string) => {
    collator ??= new Intl.Collator(language, { sensitivity: 'base' })
    return collator.compare(one, other)
  }
  return (text) => {
    const [first = ''] = text.trimStart()
    const syllable = ofSyllable(first)
    if (syllable !== undefined) return syllable
    if (isHan.test(first)) {
      if (language !== 'zh-Hans') return otherLetter
      return lastNotAfter(pinyin, pinyinLetters, (begin) => compare(begin, first) <= 0) ?? otherLetter
    }
    const [plain = ''] = first.normalize('NFD').replace(marks, '')
    if (!isLetter.test(plain)) return otherLetter
    const own = plain === first || compare(plain, first) === 0 ? plain : first
    const [letter = ''] = own.toLocaleUpperCase(language)
    return letter
  }
}
