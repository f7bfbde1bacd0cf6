import { describe, expect, it } from 'vitest'
import shares from '../../../fixtures/pushListShares/two.json'
import { allRequestValidators } from '../../../schemas/generated/allRequestValidators'
import { createTranslator } from '../../i18n/TranslationProvider'
import { BuiltForm } from '../../renderer'
import { buildDriveForm, toDrive, usesAdvanced } from './buildDriveForm'

const { t } = createTranslator()
const form = (drive = {}, isAdvanced = false) => new BuiltForm(buildDriveForm(drive, isAdvanced, t))
const empty = { name: '', ip: '', path: '', fstype: 'cifs', username: '', password: '', options: '' }
const usual = { name: 'Attic', ip: 'ATTIC-NAS', path: 'music' }

/** The form with these texts typed into it. */
const typed = (texts: Record<string, string>) => {
  const one = form()
  for (const [id, text] of Object.entries(texts)) one.set(id, text)
  return one
}

it('[D9-34] a new drive is a CIFS share; CIFS and NFS can be chosen', () => {
  expect(toDrive(form().values())).toEqual(empty)
  const type = buildDriveForm({}, true, t).find(({ id }) => id === 'fstype')
  expect(type).toMatchObject({ value: { value: 'cifs' }, options: [{ value: 'cifs' }, { value: 'nfs' }] })
})

it('[D3-46] holds what of a drive can be changed, as listed', () => {
  const [attic] = shares
  expect(toDrive(form(attic).values())).toEqual({
    name: 'Attic box',
    ip: '192.168.1.99',
    path: 'music',
    fstype: 'cifs',
    username: 'listener',
    password: '',
    options: '',
  })
})

it('takes a share type that it does not know for the usual one', () => {
  expect(toDrive(form({ fstype: 'davfs' }).values()).fstype).toBe('cifs')
  expect(toDrive(form({ fstype: 'nfs' }).values()).fstype).toBe('nfs')
})

it('[D2.11-3] share type, user name, password and options are folded away or out', () => {
  const hidden = (isAdvanced: boolean) =>
    buildDriveForm({}, isAdvanced, t)
      .filter(({ hidden }) => hidden === true)
      .map(({ id }) => id)
  expect(hidden(false)).toEqual(['fstype', 'username', 'password', 'options'])
  expect(hidden(true)).toEqual([])
  expect(buildDriveForm({}, false, t).find(({ id }) => id === 'advanced')?.label).toBe(
    'Show advanced options',
  )
  expect(buildDriveForm({}, true, t).find(({ id }) => id === 'advanced')?.label).toBe('Hide advanced options')
})

it.each([
  [{}, false],
  [{ fstype: 'cifs', username: '', password: '', options: '' }, false],
  [{ fstype: 'nfs' }, true],
  [{ username: 'listener' }, true],
  [{ options: 'vers=1.0' }, true],
] as const)('%j uses what is folded away: %s', (drive, uses) => {
  expect(usesAdvanced(drive)).toBe(uses)
})

describe('what can be saved', () => {
  it('makes a request that may leave', () => {
    const values = typed(usual).submit()
    expect(values && allRequestValidators.addShare(toDrive(values))).toBe(true)
  })

  it.each(['name', 'ip', 'path'])('%s is required', (id) => {
    expect(typed({ ...usual, [id]: ' ' }).submit()).toBeUndefined()
  })

  it.each(['192.168.1.20', 'nas.local', 'ATTIC-NAS'])('[D5-26] the address may be %s', (ip) => {
    expect(typed({ ...usual, ip }).submit()).toBeDefined()
  })

  it.each(['192.168.1.256', '192.168.1', '//ATTIC-NAS/music'])('[D5-26] the address may not be %s', (ip) => {
    expect(typed({ ...usual, ip }).submit()).toBeUndefined()
  })

  it.each(['a/b', String.raw`a\b`])('the alias may not be %s: it becomes the name of a folder', (name) => {
    expect(typed({ ...usual, name }).submit()).toBeUndefined()
  })

  it('a hidden field holds nothing back', () => {
    const one = typed({ ...usual, options: 'x'.repeat(500) })
    expect(one.submit()).toMatchObject({ options: 'x'.repeat(500) })
  })
})
