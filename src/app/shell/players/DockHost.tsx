import { later } from '../../../ui/later'
import { createElement, useContext } from 'react'
import { useAsk } from '../../../device'
import { AccountSlotsContext } from '../../../ui/account/AccountSlotsContext'
import { Extra } from '../../../ui/Boundary'
import { usePanelServices } from '../../PanelServices'
import { paths } from '../../paths'
import { useHasPlayers } from '../bars/BottomBars'

const RoomsDock = later(async () => (await import('../../../features/rooms')).RoomsDock)

/** The screens that are about what plays; on the others the dock would be in the way. */
const hosts: readonly string[] = [paths.playback, paths.home]

/**
 * The multi-room dock at the foot of what plays [D2.8-1 D2.4-10], where more than one player is known [D9-9];
 * never in touch mode [D9-24]. On the cloud host it is that of the user's players [A2.5-15].
 */
export const DockHost = ({ currentPath }: { currentPath: string }) => {
  const { isTouch } = usePanelServices().mode
  useAsk('getMultiRoomDevices')
  const hasPlayers = useHasPlayers()
  const { Dock } = useContext(AccountSlotsContext)
  if (isTouch || !(Dock || hasPlayers) || !hosts.includes(currentPath)) return null
  return (
    <Extra>
      {Dock ? (
        createElement(Dock)
      ) : (
        <RoomsDock screens={{ rooms: paths.multiRoom, outputs: paths.outputs }} />
      )}
    </Extra>
  )
}
