import type { Plugin } from 'vite'

const name = 'virtual:mantine-styles'
/** What no component of Mantine brings along. */
const bases = ['baseline', 'default-css-variables', 'global']

const sheetOf = (part: string) => `import '@mantine/core/styles/${part}.layer.css'\n`

/**
 * A Vite plugin: style sheets of Mantine follow from what is drawn. In a build each part of its components
 * that is taken brings its own sheet, those of what it is made of before it; `virtual:mantine-styles` has
 * what belongs to none of them. While developing and in tests, where the library is bundled beforehand, that
 * module has all of them.
 */
export const mantineStyles = (): Plugin => {
  let isBuild = false
  return {
    name: 'mantine-styles',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? isBuild
          ? bases.map(sheetOf).join('')
          : `import '@mantine/core/styles.layer.css'`
        : undefined,
    transform: {
      filter: { id: /@mantine\/core\/esm\/.*\.module\.mjs$/ },
      handler(code, id) {
        const [, part = ''] = /\/(\w+)\.module\.mjs$/.exec(id) ?? []
        // Without layers a rule for `button` weighs as much as one for a class, so it has to come before.
        return isBuild ? { code: `import '${name}'\n${sheetOf(part)}${code}`, map: null } : undefined
      },
    },
  }
}
