const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
}

/** How much longer a text becomes. */
const growth = 1.4

/** What i18next fills in, markup, and signs that are written out; it stays as it is. */
const fixed = /(\{\{[^}]*\}\}|<[^>]+>|&\w+;|\$t\([^)]*\))/

const isLetter = (sign: string) => /\p{L}/u.test(sign)
const isVowel = (sign: string) => /[aeiouy]/i.test(sign)

/**
 * An English text of the interface in the pseudo-language: accents, and vowels drawn out evenly until it is
 * at least 40 % longer (any letters where there are no vowels). Placeholders and markup stay, and so does a
 * text without letters.
 */
export const lengthen = (text: string): string => {
  const parts = text.split(fixed)
  const spoken = parts.filter((_, place) => place % 2 === 0).join('')
  const stretches = Array.from(spoken).some(isVowel) ? isVowel : isLetter
  const places = Array.from(spoken).filter(stretches).length
  const more = Math.ceil(spoken.length * (growth - 1))
  let turn = 0
  const draw = (sign: string): string => {
    const drawn = accents[sign] ?? sign
    if (!stretches(sign)) return drawn
    turn += 1
    return drawn.repeat(1 + Math.floor((turn * more) / places) - Math.floor(((turn - 1) * more) / places))
  }
  return parts.map((part, place) => (place % 2 === 0 ? Array.from(part).map(draw).join('') : part)).join('')
}
