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

/** A text without case, accents and letters of one language, which nobody types while looking for something. */
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
