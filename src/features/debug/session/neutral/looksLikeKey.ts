const classOf = (sign: string) => (/\d/.test(sign) ? 'digit' : /[a-z]/.test(sign) ? 'lower' : 'upper')

/** How often letters, capitals and digits take turns: seldom in names, all the time in what a machine made up. */
const turns = (text: string): number =>
  text.split('').filter((sign, index) => index > 0 && classOf(sign) !== classOf(text.charAt(index - 1)))
    .length

/** Whether a word without spaces was made up by a machine to identify or to let in: a key, a sum, a token. */
export const looksLikeKey = (word: string): boolean =>
  word.split(/[-_=]/).some((part) => {
    const digits = part.replaceAll(/\D/g, '').length
    if (/^[\da-f]{12,}$/i.test(part)) return digits > 1 && digits < part.length
    return part.length >= 16 && digits >= 3 && turns(part) >= 4
  })
