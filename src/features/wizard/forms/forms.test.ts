// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import languages from '../../../../fixtures/pushAvailableLanguages/three.json'
import outputs from '../../../../fixtures/pushOutputDevices/two-and-i2s.json'
import levels from '../../../../fixtures/pushExperienceAdvancedSettings/two-levels.json'
import type { ContentItem } from '../../../../schemas/generated/types'
import { createTranslator } from '../../../i18n/TranslationProvider'
import { BuiltForm } from '../../../renderer/form/BuiltForm'
import { buildCodeForm } from '../steps'
import { buildDonationForm } from '../donation/DonationForm'
import { buildExperienceForm, buildLanguageForm, buildNameForm, buildOutputForm } from '../useWizardForms'
import { buildMailForm } from '../steps/FollowStep'
import { buildWalletForm } from '../donation/DonationModal'

const t = createTranslator().t

/** What a form offers, without its words: id, element, value, and the labels of its options. */
const outline = (content: readonly ContentItem[]) =>
  content.map((item) => ({
    id: item.id,
    element: item.element,
    value: 'value' in item ? item.value : undefined,
    ...(item.element === 'select' && { options: item.options?.map((option) => option.label) }),
  }))

/** What the form gives after an edit; undefined when a limit keeps it back. */
const submitted = (content: readonly ContentItem[], id: string, value: unknown) => {
  const form = new BuiltForm(content)
  form.set(id, value)
  return form.submit()
}

describe('the language form', () => {
  it('[D2.13-4 D3-56] is a choice of the player’s languages, on the one that it has', () => {
    expect(outline(buildLanguageForm(languages, t))).toEqual([
      {
        id: 'language',
        element: 'select',
        value: { value: 'en', label: 'English' },
        options: ['Deutsch', 'English', 'Lietuvių'],
      },
    ])
  })

  it.each([
    ['nothing is known yet', undefined, []],
    [
      'the player names no language of its own, or codes without names',
      { available: [{ code: 'lt' }, { language: 'Nameless' }] },
      [{ id: 'language', element: 'select', value: null, options: ['lt'] }],
    ],
  ])('copes when %s', (_, push, expected) => {
    expect(outline(buildLanguageForm(push, t))).toEqual(expected)
  })
})

describe('the name form', () => {
  it('[D2.13-5 D3-57] holds the name', () => {
    expect(outline(buildNameForm('Attic', t))).toEqual([{ id: 'name', element: 'input', value: 'Attic' }])
    expect(outline(buildNameForm(undefined, t))).toEqual([{ id: 'name', element: 'input', value: '' }])
  })

  it.each([
    ['Attic', true],
    ['Küche & Bad 2', true],
    ['', false],
    ['   ', false],
    ['x'.repeat(63), true],
    ['x'.repeat(64), false],
  ])('[D5-19] %j is a name: %s', (name, isValid) => {
    expect(submitted(buildNameForm('Cellar', t), 'name', name)).toEqual(isValid ? { name } : undefined)
  })
})

describe('the output form', () => {
  it('[D2.13-6 D3-58] asks for a DAC, and below it for the DAC or the output', () => {
    const content = buildOutputForm(outputs, t)
    expect(outline(content)).toEqual([
      { id: 'i2s', element: 'switch', value: false },
      {
        id: 'output',
        element: 'select',
        value: { value: '0', label: 'HDMI out' },
        options: ['HDMI out', 'Headphones'],
      },
      {
        id: 'dac',
        element: 'select',
        value: { value: 'shelf-dac', label: 'Shelf DAC' },
        options: ['Shelf DAC'],
      },
    ])
    expect(content.map(({ visibleIf }) => visibleIf)).toEqual([
      undefined,
      { field: 'i2s', value: false },
      { field: 'i2s', value: true },
    ])
  })

  it('asks a player that knows no DACs for the output only, whether or not it names the active one by id', () => {
    const devices = { active: { name: 'Headphones' }, available: [{ id: '1', name: 'Headphones' }, {}] }
    expect(outline(buildOutputForm({ devices }, t))).toEqual([
      {
        id: 'output',
        element: 'select',
        value: { value: '1', label: 'Headphones' },
        options: ['Headphones'],
      },
    ])
  })

  it('is empty before the outputs are known', () => {
    expect(buildOutputForm(undefined, t)).toEqual([])
  })
})

describe('the experience form', () => {
  it('[D2.13-9 D3-59] is a choice of levels by ids of any kind', () => {
    expect(outline(buildExperienceForm(levels, t))).toEqual([
      {
        id: 'level',
        element: 'select',
        value: { value: true, label: 'All options' },
        options: ['A few options', 'All options'],
      },
    ])
    expect(outline(buildExperienceForm({ options: [{ id: 'full' }, { label: 'No id' }] }, t))).toEqual([
      { id: 'level', element: 'select', value: null, options: ['full'] },
    ])
    expect(buildExperienceForm(undefined, t)).toEqual([])
  })
})

describe('the smaller forms', () => {
  it('[D2.13-10] one code', () => {
    expect(outline(buildCodeForm(t))).toEqual([{ id: 'code', element: 'input', value: '' }])
  })

  it.each([
    ['owner@player.example', true],
    ['owner', false],
    ['', false],
  ])('[D5-19 D3-62] the mailing list takes %j: %s', (EMAIL, isValid) => {
    expect(submitted(buildMailForm(t), 'EMAIL', EMAIL)).toEqual(isValid ? { EMAIL } : undefined)
  })

  it.each([
    [150, true],
    [1, true],
    [7.5, true],
    [0, false],
    [-5, false],
    [null, false],
  ])('a donation of %j EUR can be made: %s', (amount, isValid) => {
    expect(submitted(buildDonationForm(30, t), 'amount', amount)).toEqual(isValid ? { amount } : undefined)
  })

  it('[D2.13-14 D9-42] the wallets begin with Bitcoin, wherever it stands', () => {
    const wallets = ['ltc', 'btc', 'xrp'].map((name) => ({ name, alias: name.toUpperCase(), address: name }))
    expect(outline(buildWalletForm(wallets, t))).toEqual([
      {
        id: 'wallet',
        element: 'select',
        value: { value: 'btc', label: 'BTC' },
        options: ['LTC', 'BTC', 'XRP'],
      },
    ])
    expect(outline(buildWalletForm(wallets.slice(0, 1), t))[0]?.value).toEqual({ value: 'ltc', label: 'LTC' })
    expect(outline(buildWalletForm([], t))[0]?.value).toBeNull()
  })
})
