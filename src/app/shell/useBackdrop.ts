import { useMemo } from 'react'
import type { PushUiSettings } from '../../../schemas/generated/types'
import { useDevice } from '../../device'
import { readBackdrop, type BackdropChoice } from '../../features/appearance'
import { useConnection } from '../ConnectionContext'

/** The backdrop that the UI settings ask for; images come from the player that is connected. */
export const useBackdrop = ({ background, color }: PushUiSettings): BackdropChoice => {
  const device = useDevice()
  // The origin is known with the first connect and changes with the host, both of which change the snapshot.
  useConnection()
  const origin = device.origin()
  return useMemo(
    () => readBackdrop({ ...(background && { background }), ...(color && { color }) }, origin),
    [background, color, origin],
  )
}
