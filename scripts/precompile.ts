import type { Plugin } from 'vite'

/**
 * Asks Chromium to compile all functions of a file while it arrives, off the main thread; other browsers see
 * a comment.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * A Vite plugin: the chunks of these names are compiled while they are loaded. For code that runs at the
 * start anyway; what is compiled for nothing costs memory.
 */
export const precompile = (names: readonly string[]): Plugin => ({
  name: 'precompile',
  apply: 'build',
  // After Vite has put its own line before the code, because the hint counts at the top only.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name)) file.code = hint + file.code
    },
  },
})
