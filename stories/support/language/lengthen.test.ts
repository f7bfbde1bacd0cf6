import { describe, expect, it } from 'vitest'
import en from '../../../locales/en.json'
import { lengthen } from './lengthen'
import { pseudoTexts } from './pseudoTexts'

const flat = (texts: unknown): string[] =>
  typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(flat) : [String(texts)]

const placeholders = (text: string) => text.match(/\{\{[^}]*\}\}/g) ?? []
const spoken = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]+>/g, '')

describe('the pseudo-language', () => {
  it('is readable and longer', () => {
    expect(lengthen('Settings')).toBe('Šéééttíííñgš')
    expect(lengthen('DNS')).toBe('DÑÑŠŠ')
    expect(lengthen('100 %')).toBe('100 %')
    expect(lengthen('<b>{{name}}</b> is on')).toBe('<b>{{name}}</b> ííš öööñ')
    expect(lengthen('')).toBe('')
  })

  it('is at least 40 % longer than English, text by text, and has its placeholders', () => {
    const longer = flat(pseudoTexts())
    const pairs = flat(en).map((text, place) => [text, longer[place] ?? ''] as const)
    expect(pairs.length).toBeGreaterThan(200)
    const tooShort = pairs.filter(
      ([text, pseudo]) => /\p{L}/u.test(spoken(text)) && spoken(pseudo).length < spoken(text).length * 1.4,
    )
    expect(tooShort).toEqual([])
    expect(
      pairs.filter(([text, pseudo]) => placeholders(text).join() !== placeholders(pseudo).join()),
    ).toEqual([])
  })

  it('has no text of English left but those without letters', () => {
    const same = flat(en).filter((text) => /\p{L}/u.test(spoken(text)) && lengthen(text) === text)
    expect(same).toEqual([])
  })
})
