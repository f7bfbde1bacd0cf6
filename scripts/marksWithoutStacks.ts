import type { Plugin } from 'vite'

/** So many of them React's client has. */
const known = 5

/** What React throws to itself to leave work for later, made when its file is run: found by identity, shown to nobody. */
const mark = /(\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/g

/**
 * A Vite plugin: makes React's marks without the stack that an `Error` takes down. A Chromium that somebody looks into (with developer
 * tools, a test or the bench) finds out the place of each error when it is made, and reads the whole shell once more for that: a
 * sixth of the scripts of a start, of which those who just listen have nothing. Fails with a version of React that it does not know.
 */
export const marksWithoutStacks = (): Plugin => ({
  name: 'marks-without-stacks',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      const found = code.match(mark)?.length ?? 0
      if (found !== known)
        this.error(`React has ${found} marks, not ${known}: see scripts/marksWithoutStacks.ts`)
      return { code: code.replaceAll(mark, '$1 = { message: formatProdErrorMessage($2) }'), map: null }
    },
  },
})
