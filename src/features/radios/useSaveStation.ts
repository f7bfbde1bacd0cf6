import { useEffect, useEffectEvent, useState } from 'react'
import { useDevice } from '../../device'
import type { Station } from './buildStationForm'

/** ms that a player has to say whether it took a station. */
const patience = 8000

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
  const [station, setStation] = useState<Station>()
  const [problem, setProblem] = useState<SaveProblem>()
  const taken = useEffectEvent((name: string) => {
    if (before !== undefined && before !== name) device.send('removeWebRadio', { name: before })
    onSaved()
  })
  useEffect(() => {
    if (!station) return undefined
    const fail = (why: SaveProblem) => {
      setStation(undefined)
      setProblem(why)
    }
    const timer = setTimeout(() => fail({ kind: 'silent' }), patience)
    const leave = [
      device.on('pushAddWebRadio', ({ success, reason = '' }) => {
        if (success === false) fail({ kind: 'rejected', reason })
        else taken(station.name)
      }),
      device.onConnection((isConnected) => {
        if (!isConnected) fail({ kind: 'lost' })
      }),
    ]
    return () => {
      clearTimeout(timer)
      leave.forEach((one) => one())
    }
  }, [device, station])

  const save = (wanted: Station) => {
    const outcome = device.send('addWebRadio', wanted)
    if (outcome.status === 'refused') return setProblem({ kind: outcome.reason })
    setProblem(undefined)
    setStation(wanted)
  }
  return { isBusy: station !== undefined, problem, save }
}
