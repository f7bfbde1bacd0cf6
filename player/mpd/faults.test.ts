import { expect, it } from 'vitest'
import { createFaultTeller, faultOf, type FaultTale, toFault } from './faults'
import { MpdError } from './protocol'

it.each([
  [
    'Failed to open "Card <b>1</b>" (alsa); Failed to open ALSA device "default": No such file or directory',
    {
      kind: 'output',
      name: 'Card <b>1</b>',
      reason: 'Failed to open ALSA device "default": No such file or directory',
    },
  ],
  ['Failed to open audio output', { kind: 'output', name: '', reason: 'Failed to open audio output' }],
  [
    'Failed to decode http://radio.example/x; CURL failed: Connection refused',
    { kind: 'file', place: 'http://radio.example/x', reason: 'CURL failed: Connection refused' },
  ],
  ['Failed to decode a/b "c".flac', { kind: 'file', place: 'a/b "c".flac' }],
  ['Failed to decode "a; b.flac"', { kind: 'file' }],
  ['', { kind: 'other', reason: '' }],
  ['x'.repeat(60_000), { kind: 'other' }],
  [`Failed to open "${'" ('.repeat(10_000)}`, { kind: 'other' }],
])('reads %.60j', (words, fault) => {
  expect(toFault(words)).toMatchObject(fault)
})

it.each([
  ['enableoutput', 'admin'],
  ['update', 'control'],
  ['addid', 'add'],
  ['setvol', 'control'],
  ['crossfade', 'control'],
])('names the permission that %s lacks', (command, permission) => {
  const error = new MpdError(4, `you don't have permission for "${command}"`)
  expect(faultOf(error)).toEqual({ kind: 'denied', command, permission })
})

it('says of other refusals what the server says', () => {
  expect(faultOf(new MpdError(2, 'Failed to parse the sample rate'))).toEqual({
    kind: 'other',
    reason: 'Failed to parse the sample rate',
  })
})

it('tells each fault once, and files that follow quickly together', () => {
  const due: (() => void)[] = []
  const tales: FaultTale[] = []
  const tell = createFaultTeller(
    (_, run) => {
      due.push(run)
      return () => undefined
    },
    (tale) => tales.push(tale),
  )
  const file = (place: string) => ({ kind: 'file' as const, place, reason: 'broken' })
  tell(file('a'))
  tell(file('a'))
  tell(file('b'))
  tell({ kind: 'output', name: 'x', reason: 'gone' })
  tell(file('c'))
  tell(file('b'))
  expect(tales).toEqual([
    { kind: 'fault', fault: file('a') },
    { kind: 'fault', fault: { kind: 'output', name: 'x', reason: 'gone' } },
  ])
  due.shift()?.()
  expect(tales.at(-1)).toEqual({ kind: 'files', places: ['b', 'c'] })
  due.shift()?.()
  expect(tales).toHaveLength(3)
  // Later it is news again: somebody has tried once more.
  tell(file('a'))
  expect(tales).toHaveLength(4)
})
