import { useState } from 'react'
import type { Background } from '../../../schemas/generated/types'
import { useDevice, useWishes } from '../../device'
import type { ChoiceProblem } from './useBackgroundChoice'

/**
 * Removes backgrounds [D7-42]. `removing` are those that the player was asked to remove and still lists; one that it lists
 * 8 s later stays, and `problem` says so.
 */
export function useRemovals() {
  const device = useDevice()
  const [problem, setProblem] = useState<ChoiceProblem>()
  const { wishes, want } = useWishes({
    timeouts: { first: 3_000, afterAsking: 5_000 },
    push: 'pushBackgrounds',
    read: ({ available }) => Object.fromEntries(available.map(({ path = '' }) => [path, 'listed'])),
    ask: () => device.send('getBackgrounds'),
    failed: () => setProblem('silent'),
  })
  const remove = (background: Background & { path: string }) => {
    const outcome = device.send('deleteBackground', background)
    setProblem(outcome.status === 'refused' ? outcome.reason : undefined)
    if (outcome.status !== 'refused') want({ [background.path]: '' })
  }
  return { removing: Object.keys(wishes), remove, problem }
}
