import { describe, expect, it } from 'vitest'
import { createFrameGate } from './createTopicStore'

/** A gate whose frames end when the test says so, and what came through it. */
function start() {
  const ends: (() => void)[] = []
  const through: string[] = []
  const gate = createFrameGate((run) => ends.push(run))
  return {
    through,
    push: (event: string, name: string) => gate.next(event, () => through.push(name)),
    flush: gate.flush,
    endFrame: () => ends.splice(0).forEach((end) => end()),
  }
}

describe('states that come faster than frames', () => {
  it('go through as the first and the last of each frame', () => {
    const gate = start()
    for (const name of ['a', 'b', 'c']) gate.push('pushState', name)
    expect(gate.through).toEqual(['a'])
    gate.endFrame()
    expect(gate.through).toEqual(['a', 'c'])
    for (const name of ['d', 'e']) gate.push('pushState', name)
    gate.endFrame()
    gate.endFrame()
    gate.push('pushState', 'f')
    expect(gate.through).toEqual(['a', 'c', 'e', 'f'])
  })

  it('stay before what comes after them', () => {
    const gate = start()
    gate.push('pushState', 'a')
    gate.push('pushState', 'b')
    gate.push('pushState', 'c')
    gate.push('pushQueue', 'queue')
    gate.push('pushState', 'd')
    expect(gate.through).toEqual(['a', 'c', 'queue', 'd'])
    gate.endFrame()
    expect(gate.through).toEqual(['a', 'c', 'queue', 'd'])
  })

  it('are not kept back for ever by what does not come', () => {
    const gate = start()
    gate.push('pushState', 'a')
    gate.push('pushState', 'b')
    gate.flush()
    gate.endFrame()
    expect(gate.through).toEqual(['a', 'b'])
  })
})

it('lets everything else through as it comes', () => {
  const gate = start()
  for (const name of ['a', 'b', 'c']) gate.push('pushToastMessage', name)
  expect(gate.through).toEqual(['a', 'b', 'c'])
})
