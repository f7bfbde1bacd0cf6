/** A text with a name in it. */
export type NamedText = (name: string) => string

/** Stands for the name while the text is looked up; from the private part of Unicode, so that no language has it. */
const gap = '\uE000'

/**
 * A translated text whose name is filled in row by row: the translation is looked up once, because to look it up takes longer than
 * to draw the button that bears it.
 */
export function withName(translate: (name: string) => string): NamedText {
  const [before = '', after] = translate(gap).split(gap)
  return after === undefined ? () => before : (name) => `${before}${name}${after}`
}
