import { later } from '../../../ui/later'
import { useEffect, useState } from 'react'
import { useDevice } from '../../../device'
import { Extra } from '../../../ui/Boundary'
import { usePanelServices } from '../../PanelServices'

// What the player says of its update still has to be shown when it was away as this was fetched.
const Updates = later(async () => (await import('../../../features/updates')).Updates)

/**
 * Listens for the first word of an update, on whatever screen, and has the feature deal with it and all that
 * follow [D4-19].
 */
export const UpdateWatch = () => {
  const device = useDevice()
  const { reload } = usePanelServices()
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (isOn) return undefined
    const stops = (['updateWaitMsg', 'updateReady', 'updateProgress', 'updateDone'] as const).map((event) =>
      device.onRare(event, () => setOn(true)),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, isOn])
  return isOn ? (
    <Extra>
      <Updates onReload={reload} />
    </Extra>
  ) : null
}
