import { expect, it } from 'vitest'
import { text } from '../repair'

it('half a character gets a sign in its place, with the browser’s help or without', () => {
  const half = `Gull ${JSON.parse('"\\ud83d"')} Song`
  expect([text(half), text('Gull 🎵')]).toEqual(['Gull \uFFFD Song', 'Gull 🎵'])
  const native = Object.getOwnPropertyDescriptor(String.prototype, 'isWellFormed')
  Reflect.deleteProperty(String.prototype, 'isWellFormed')
  try {
    expect([text(half), text('Gull 🎵')]).toEqual(['Gull \uFFFD Song', 'Gull 🎵'])
  } finally {
    if (native) Reflect.defineProperty(String.prototype, 'isWellFormed', native)
  }
})
