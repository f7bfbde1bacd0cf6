import { useCallback, useEffect, useState } from 'react'
import type { RequestPayloads } from '../../../schemas/generated/types'
import { useDevice, useTopic } from '../../device'
import { isSameChoice, readChoice, type BackgroundChoice } from './readChoice'

/** Why a background was not set: not sent (`offline`, `invalid`), or sent and the player said nothing of it. */
export type ChoiceProblem = 'offline' | 'invalid' | 'silent'

/** How long the player may take to tell of the new background, ms. */
const patience = 8000
/** How long a choice still stands after the player has told of another: that may be the answer to an earlier one. */
const grace = 2000

const none: BackgroundChoice = { kind: 'none' }

/**
 * The background that is set, and how to set another [D7-42]. A choice shows at once; when the player tells of another
 * background instead, or of none for 8 s, what it said last shows again.
 */
export function useBackgroundChoice() {
  const device = useDevice()
  const told = useTopic('pushUiSettings', readChoice) ?? none
  const [wish, setWish] = useState<BackgroundChoice>()
  const [problem, setProblem] = useState<{ of: BackgroundChoice['kind']; reason: ChoiceProblem }>()

  useEffect(() => {
    if (!wish) return undefined
    const giveUp = (after: number, reason?: ChoiceProblem) =>
      setTimeout(() => {
        setWish(undefined)
        if (reason) setProblem({ of: wish.kind, reason })
      }, after)
    let timer = giveUp(patience, 'silent')
    const stop = device.on('pushUiSettings', (settings) => {
      clearTimeout(timer)
      if (isSameChoice(readChoice(settings), wish)) setWish(undefined)
      else timer = giveUp(grace)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [device, wish])

  const choose = useCallback(
    (choice: BackgroundChoice, payload: RequestPayloads['setBackgrounds']) => {
      const outcome = device.send('setBackgrounds', payload)
      setProblem(outcome.status === 'refused' ? { of: choice.kind, reason: outcome.reason } : undefined)
      if (outcome.status !== 'refused') setWish(choice)
    },
    [device],
  )
  return { chosen: wish ?? told, saved: told, choose, problem }
}
