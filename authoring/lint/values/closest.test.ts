// @vitest-environment node
import { expect, it } from 'vitest'
import { closest } from './closest'

it.each([
  ['lable', ['label', 'value'], 'label'],
  ['maxLength', ['maxlength', 'minlength'], 'maxlength'],
  ['buttonLabel', ['button_label', 'label'], 'button_label'],
  ['swich', ['input', 'switch'], 'switch'],
  ['endpiont', ['endpoint', 'method'], 'endpoint'],
  ['station_nam', ['station_1', 'station_name'], 'station_name'],
  ['equaliser', ['equalizer'], 'equalizer'],
])('takes %s for a slip of %j', (word, candidates, meant) => {
  expect(closest(word, candidates)).toBe(meant)
})

it.each([
  ['label', ['label']],
  ['', ['a', 'label']],
  ['fan', ['ban', 'fa']],
  ['value', ['label', 'doc']],
  ['', ['']],
  ['message', ['massages_of_mine']],
  ['abcd', ['ab', 'x']],
])('takes %j for none of %j', (word, candidates) => {
  expect(closest(word, candidates)).toBeUndefined()
})
