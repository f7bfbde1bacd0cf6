/** Longest name, characters: in any script it stays below what file systems take. */
const longest = 50

/**
 * A file name without its folders and its ending that can do no harm: letters, digits, `_` and `-`. `My cat!.PNG` gives `My-cat`;
 * a name of which nothing is left gives `background`.
 */
export function safeStem(name: string): string {
  const file = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = file
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    // The prefix of thumbnails' addresses.
    .replace(/^(?:thumbnail-)+/i, '')
  const cut = Array.from(stem).slice(0, longest).join('')
  return cut.replace(/^-+|-+$/g, '') || 'background'
}
