import { useEffect, useState } from 'react'
import { readFoundPlayers, type FoundPlayer } from '../../../device'

/** Between two looks, ms: a player that is switched on meanwhile is found, too. */
const pause = 5000

/**
 * The players that the server of this page finds in the house, looked for as long as this is mounted. A look
 * that finds nothing takes nothing away: players miss a word now and then. A server that knows nothing of
 * them is not asked again.
 */
export function useFoundPlayers(): readonly FoundPlayer[] {
  const [players, setPlayers] = useState<readonly FoundPlayer[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const found = await readFoundPlayers(leaving.signal)
      if (leaving.signal.aborted || found === undefined) return
      if (found.length > 0) setPlayers(found)
      timer = setTimeout(() => void look(), pause)
    }
    void look()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [])
  return players
}
