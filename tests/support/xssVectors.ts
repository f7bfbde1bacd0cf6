import { addressAttacks } from './xss/addressAttacks'
import type { Attack } from './xss/Attack'
import { htmlAttacks } from './xss/htmlAttacks'
import { linkAttacks } from './xss/linkAttacks'
import { textAttacks } from './xss/textAttacks'

/**
 * One attack, ready to be pushed: it calls `window.__pwned(n)` with its own number if a browser ever executes
 * it.
 */
export interface XssVector {
  /** Counts from 1. */
  n: number
  kind: 'html' | 'address' | 'text'
  /** What it builds on. */
  trick: string
  code: string
}

const kinds: [XssVector['kind'], readonly Attack[]][] = [
  ['html', [...htmlAttacks, ...linkAttacks]],
  ['address', addressAttacks],
  ['text', textAttacks],
]

/**
 * Attacks of the kinds that the published lists of cross-site scripting collect, written for this project.
 * `html` is for places that show HTML, `address` for places that open one, `text` for those that show or
 * store mere text; each is tried everywhere.
 */
export const xssVectors: readonly XssVector[] = kinds
  .flatMap(([kind, attacks]) => attacks.map(([trick, write]) => ({ kind, trick, write })))
  .map(({ kind, trick, write }, place) => ({
    n: place + 1,
    kind,
    trick,
    code: write(`__pwned(${place + 1})`),
  }))
