import postcss, { type AtRule } from 'postcss'
import type { Plugin } from 'vite'

/** Narrower places are parts of a row, of which the width of a window tells nothing. */
const smallest = 200

/** What a page keeps free at its sides, in px. */
const margins = 40

/**
 * `css` with a condition on the window beside each on a container, for browsers that cannot ask for the width
 * of a place: a page is about as wide as the window, where that is narrow.
 */
export function askWindows(css: string, from: string): string {
  const sheet = postcss.parse(css, { from })
  sheet.walkAtRules('container', (rule: AtRule) => {
    const [, side = '', width = ''] = /^\((min|max)-width: (\d+)px\)$/.exec(rule.params) ?? []
    if (side === '') throw rule.error('Only (min-width: …px) and (max-width: …px) can be asked of a window')
    if (Number(width) < smallest) return
    const media = postcss.atRule({ name: 'media', params: `(${side}-width: ${Number(width) + margins}px)` })
    for (const child of rule.nodes ?? []) media.append(child.clone())
    const older = postcss.atRule({ name: 'supports', params: 'not (container-type: inline-size)' })
    older.append(media)
    rule.after(older)
  })
  return sheet.toString()
}

/**
 * A Vite plugin: `askWindows` on every sheet of ours. Chrome asks containers from 105, Firefox from 110,
 * Safari from 16.
 */
export const withoutContainers = (): Plugin => ({
  name: 'without-containers',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.css(?:$|\?)/, exclude: /node_modules/ }, code: /@container\b/ },
    handler: (css, id) => ({ code: askWindows(css, id), map: null }),
  },
})
