/** Puts words in the place of `{name}` in a text; a name that is not there stays as it is. */
export function fillWords(text: string, words: (name: string) => string | undefined): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: string) => words(name) ?? braced)
}
