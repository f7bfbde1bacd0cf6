import { useActorRef, useSelector } from '@xstate/react'
import { useContext, useMemo } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { updaterMachine } from '../../../machines/updater.machine'
import { useDevice } from '../../device'
import { useExpectAbsence } from '../../ui/absence/useExpectAbsence'
import { useBrand } from '../../ui/brand/useBrand'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { UnsavedEditsContext } from '../../ui/unsavedEdits/UnsavedEditsContext'
import { createUpdaterActors } from './createUpdaterActors'
import { reloadNote } from './reloadNote'
import { stageOf } from './stageOf'

/** What is over with once somebody has answered it, on every panel. */
const answered: ReadonlySet<string> = new Set(['searching', 'offered', 'nothing', 'failed'])

interface Props {
  /** Loads the page anew. */
  onReload: () => void
}

/**
 * Runs the updater machine from the first word of an update on, as long as the page lives, and opens its modal. Draws nothing: while
 * the player restarts it is the cover of the page that says so.
 */
export const Updates = ({ onReload }: Props) => {
  const { t } = useTranslation()
  const device = useDevice()
  const modals = usePanelModals()
  const edits = useContext(UnsavedEditsContext)
  const { word } = useBrand()
  const machine = useMemo(
    () =>
      updaterMachine.provide({
        actors: createUpdaterActors(device, reloadNote(word)),
        actions: {
          closeModals: () => modals.closeAll(),
          // Not while an update runs: others may want to see how far it is.
          tellClosed: ({ self }) => {
            if (answered.has(stageOf(self.getSnapshot()))) device.send('closeModals', '')
          },
          openModal: ({ self }) => void modals.open({ name: 'updater', size: 'lg', params: self }),
          reload: () => {
            // Who is asked by `renewed` has been asked; nobody else has any.
            edits.giveUp()
            onReload()
          },
        },
        guards: { hasEdits: () => edits.exist() },
      }),
    [device, modals, edits, word, onReload],
  )
  const updater = useActorRef(machine)
  const absence = useSelector(updater, (snapshot) => {
    if (snapshot.hasTag('overdue')) return 'overdue'
    if (snapshot.hasTag('restarting')) return 'restarting'
    if (!snapshot.hasTag('away')) return undefined
    return snapshot.context.isRestartDue ? 'restarting' : 'updating'
  })
  useExpectAbsence(
    absence && { reason: t(`updates.awayReason.${absence}`), advice: t(`updates.awayAdvice.${absence}`) },
  )
  return null
}
