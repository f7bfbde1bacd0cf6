import { expect, it } from 'vitest'
import { createTranslator } from '../i18n/TranslationProvider'
import { PageSession } from './form/PageSession'
import { edit } from './form/sectionState.reducers'
import type { PageCommand } from './model/PageCommand'
import { describeError, saveEdits } from './saveSection'

const number = (id: string) => ({ id, element: 'input', type: 'number', value: 3, attributes: [{ max: 10 }] })
const section = (id: string, more: object = {}) => ({
  id,
  onSave: { endpoint: 'misc/demo', method: id },
  saveButton: { data: [`${id}-count`] },
  content: [number(`${id}-count`)],
  ...more,
})

function open(...sections: object[]) {
  const session = new PageSession({ sections })
  const commands: PageCommand[] = []
  let isOnline = true
  return {
    session,
    commands,
    goOffline: () => void (isOnline = false),
    type: (place: number, value: unknown) => {
      const one = session.page.getState().sections[place]
      if (one?.kind !== 'form') throw new Error('no form')
      session.store(one.key).setState((state) => edit(state, one.items[0]?.key ?? '', value))
    },
    save: () =>
      saveEdits(session, (command) => {
        if (isOnline) commands.push(command)
        return Promise.resolve(isOnline)
      }),
  }
}

it('saves the sections that hold edits, and no other', async () => {
  const page = open(section('a'), section('b'), section('c'))
  page.type(0, 4)
  page.type(2, 5)
  expect(await page.save()).toBe('saved')
  expect(page.commands).toMatchObject([
    { kind: 'callMethod', payload: { method: 'a', data: { 'a-count': 4 } } },
    { kind: 'callMethod', payload: { method: 'c', data: { 'c-count': 5 } } },
  ])
  expect(page.session.hasEdits()).toBe(false)
})

it('sends nothing that breaks a limit, and keeps it', async () => {
  const page = open(section('a'))
  page.type(0, 11)
  expect([await page.save(), page.commands, page.session.hasEdits()]).toEqual(['invalid', [], true])
})

it('keeps what was not sent', async () => {
  const page = open(section('a'))
  page.type(0, 4)
  page.goOffline()
  expect([await page.save(), page.session.hasEdits()]).toEqual(['refused', true])
})

it('says so where no button saves what was changed', async () => {
  const page = open({ id: 'a', content: [number('a-count')] })
  page.type(0, 4)
  expect([await page.save(), page.commands]).toEqual(['none', []])
})

it.each([
  ['tooLong', 1, 'At most 1 character.'],
  ['tooLong', 20, 'At most 20 characters.'],
  ['tooShort', 1, 'At least 1 character.'],
  ['tooShort', 8, 'At least 8 characters.'],
] as const)('counts what is %s by %d', (code, limit, words) => {
  expect(describeError(createTranslator().t, { code, limit })).toBe(words)
})
