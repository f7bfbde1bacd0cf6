import { expect, it } from 'vitest'
import { stepsOf } from './EditForm'

const known = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' }
const typed = { ...known, password: '', passwordCheck: '' }

it('[A4.12-1] saves nothing that nobody changed', () => {
  expect(stepsOf(typed, known, true)).toEqual([])
})

it('[A4.12-1] saves the e-mail only when it was changed, and the password only when one was entered', () => {
  expect(stepsOf({ ...typed, email: 'ada@new.example' }, known, true)).toEqual([
    { kind: 'email', email: 'ada@new.example' },
  ])
  expect(stepsOf({ ...typed, password: 'long enough', passwordCheck: 'long enough' }, known, true)).toEqual([
    { kind: 'password', password: 'long enough' },
  ])
})

it('[A3.1-3] saves names that were changed, and those of who has no record yet', () => {
  const names = { kind: 'names', firstName: 'Ada', lastName: 'King' }
  expect(stepsOf({ ...typed, lastName: 'King' }, known, true)).toEqual([names])
  expect(stepsOf(typed, known, false)).toEqual([{ ...names, lastName: 'Byron' }])
})
