import { useState } from 'react'
import { byPush, useCommand, useDevice } from '../../device'
import type { PushPayloads } from '../../../schemas/generated/types'
import type { Station } from './buildStationForm'

/** Why a station was not saved, as far as is known; `reason`: the player's word. */
export type SaveProblem =
  { kind: 'offline' | 'invalid' | 'lost' | 'silent' } | { kind: 'rejected'; reason: string }

interface Saving {
  isBusy: boolean
  problem: SaveProblem | undefined
  save: (station: Station) => void
}

/**
 * Saves a station [D7-25]: one that was called `before` is removed under that name once the new one was taken, never before, so that
 * none is lost on the way. `onSaved` is called when the player has taken it.
 */
export function useSaveStation(before: string | undefined, onSaved: () => void): Saving {
  const device = useDevice()
  const { isBusy, problem, give } = useCommand<PushPayloads['pushAddWebRadio']>()
  const [rejection, setRejection] = useState<string>()
  const save = (station: Station) => {
    setRejection(undefined)
    give(
      { event: 'addWebRadio', payload: station },
      { answeredBy: byPush('pushAddWebRadio') },
      ({ success, reason = '' }) => {
        if (success === false) return setRejection(reason)
        if (before !== undefined && before !== station.name) device.send('removeWebRadio', { name: before })
        return onSaved()
      },
    )
  }
  const unanswered = problem && { kind: problem.status === 'refused' ? problem.reason : problem.status }
  return {
    isBusy,
    problem: rejection === undefined ? unanswered : { kind: 'rejected', reason: rejection },
    save,
  }
}
