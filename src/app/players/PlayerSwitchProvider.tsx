import { useSelector } from '@xstate/react'
import { useContext, useMemo, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { parseAddress, useDevice } from '../../device'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { PlayerSwitchContext, type PlayerSwitch } from '../../ui/players/PlayerSwitchContext'
import { UnsavedEditsContext } from '../../ui/unsavedEdits/UnsavedEditsContext'
import { useConnectionActor } from '../ConnectionContext'

/** Lets features switch to another player; where a form holds unsaved edits, its user is asked first. */
export const PlayerSwitchProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const dialogs = useDialogs()
  const edits = useContext(UnsavedEditsContext)
  const actor = useConnectionActor()
  const guestName = useSelector(actor, ({ context }) => context.guest?.name)
  const homeName = useSelector(actor, ({ context }) => context.home?.name ?? '')
  const players = useMemo((): PlayerSwitch => {
    const unlessKept = async (go: () => void) => {
      const isSure =
        !edits.exist() ||
        (await dialogs.confirm({
          title: t('leave.title'),
          message: t('leave.message'),
          confirmLabel: t('leave.discard'),
          isDangerous: true,
        }))
      if (!isSure) return
      edits.giveUp()
      go()
    }
    const goHome = () => void unlessKept(() => actor.send({ type: 'home.chosen' }))
    return {
      guestName,
      homeName,
      goHome,
      switchTo: ({ address, name }) => {
        const read = parseAddress(address)
        if ('fault' in read) return
        const { guest: now, home } = actor.getSnapshot().context
        if (now && home?.hosts.includes(read.origin)) return goHome()
        const guest = { address: read.origin, name }
        const own = device.topics.read('pushDeviceName')?.trim() ?? ''
        void unlessKept(() => actor.send({ type: 'player.chosen', guest, homeName: own }))
      },
    }
  }, [actor, device, dialogs, edits, t, guestName, homeName])
  return <PlayerSwitchContext value={players}>{children}</PlayerSwitchContext>
}
