import { selectorSpecificity } from '@csstools/selector-specificity'
import postcss, { type AtRule, type Container } from 'postcss'
import parser, { type Node } from 'postcss-selector-parser'
import type { Plugin } from 'vite'

/** What a class weighs inside of a layer, in names of elements. */
const ofClass = 2

/** `selector` with the weight of a few names of elements, as strong among its like as it was. */
function lighten(selector: Node): string {
  const { a, b, c } = selectorSpecificity(selector)
  const text = selector.toString().trim()
  if (a > 0) throw new Error(`A rule in a layer must not name an id: ${text}`)
  // What is drawn before or after an element cannot stand in `:where()`, and keeps the weight it has.
  const [, element = '', pseudo = ''] = /^(.*?)(::.*)?$/s.exec(text) ?? []
  const weight = Math.max(0, (b - 1) * ofClass + c - (pseudo === '' ? 0 : 1))
  const heavy = weight > 0 ? `:not(${Array.from({ length: weight }, () => 'x').join(' ')})` : ''
  return `:where(${element === '' ? '*' : element})${heavy}${pseudo}`
}

function lightenRules(inside: Container): void {
  inside.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
    if (rule.parent?.type === 'rule') throw rule.error('A rule in a layer must not stand in another rule')
    rule.selectors = parser()
      .astSync(rule.selector)
      .nodes.map((selector) => lighten(selector))
  })
}

/** `css` without its layers, for browsers that drop what stands in one. */
export function flattenLayers(css: string, from: string): string {
  const sheet = postcss.parse(css, { from })
  sheet.walkAtRules('layer', (layer) => {
    // Of two it would matter which is the stronger.
    if (layer.params !== 'mantine' || layer.nodes === undefined) throw layer.error('No layer that we know')
    lightenRules(layer)
    layer.replaceWith(layer.nodes)
  })
  return sheet.toString()
}

/**
 * A Vite plugin: layers become weights. Chrome has them from 99, Firefox from 97, Safari from 15.4; older
 * ones skip what stands in them, which is all of Mantine. Inside `:where()` a class weighs nothing, and
 * `:not()` around names of elements adds as many of them, so each rule stays weaker than any class of ours,
 * and as strong among its like as it was.
 */
export const flatLayers = (): Plugin => ({
  name: 'flat-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:$|\?)/, code: /@layer\b/ },
    handler: (css, id) => ({ code: flattenLayers(css, id), map: null }),
  },
})
