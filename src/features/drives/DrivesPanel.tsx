import { Button } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { IconHelpCircle, IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import type { NetworkShare, PushListShares } from '../../../schemas/generated/types'
import { useAnswer } from '../../device'
import '../../theme/formStyles'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { NoAnswer } from '../../ui/NoAnswer'
import { Notice } from '../../ui/Notice'
import { WaitingLines } from '../../ui/WaitingLines'
import { DriveForm } from './DriveForm'
import classes from './DrivesPanel.module.css'
import { ShareTable } from './ShareTable'
import { UsbDrives } from './UsbDrives'
import { useDrives } from './useDrives'
import { useFocusAfter } from './useFocusAfter'
import { useNasHelp } from './useNasHelp'
import './texts'

const all = (shares: PushListShares) => shares

/** Network drives and USB drives: listed, added, edited, deleted [D2.11-3]. Stands in a section or a step of the wizard. */
export function DrivesPanel() {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const drives = useDrives()
  const state = useSelector(drives, (snapshot) => snapshot)
  const { phase, data: shares = [], retry } = useAnswer('getListShares', 'pushListShares', all)
  const help = useNasHelp()
  const isIdle = !state.hasTag('form') && !state.hasTag('busy')
  const addButton = useFocusAfter(isIdle, state.context.share)

  const remove = async (share: NetworkShare) => {
    const confirmed = await dialogs.confirm({
      title: t('drives.delete.title'),
      message: t('drives.delete.message', { name: share.name ?? '' }),
      confirmLabel: t('drives.delete.confirm'),
      isDangerous: true,
    })
    if (confirmed) drives.send({ type: 'removal.confirmed', share })
  }

  return (
    <div className={classes.panel}>
      {phase === 'waiting' && <WaitingLines height={44} count={2} />}
      <NoAnswer phase={phase} onRetry={retry}>
        {t('drives.silent')}
      </NoAnswer>
      {phase === 'ready' && shares.length === 0 && !state.hasTag('form') && (
        <div>
          <p className={classes.empty}>{t('drives.empty')}</p>
          <p className={classes.hint}>{t('drives.emptyHint')}</p>
        </div>
      )}
      {shares.length > 0 && (
        <ShareTable
          shares={shares}
          leaving={state.context.leaving}
          isLocked={!isIdle}
          onEdit={(share) => drives.send({ type: 'edit.requested', share })}
          onDelete={(share) => void remove(share)}
        />
      )}
      {shares.some(({ mounted }) => mounted === false) && <Notice>{t('drives.whyNotMounted')}</Notice>}
      {state.hasTag('form') ? (
        <DriveForm key={state.context.share?.id ?? ''} drives={drives} />
      ) : (
        <div className={classes.buttons}>
          <Button
            ref={addButton}
            variant={shares.length === 0 ? 'filled' : 'default'}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            disabled={!isIdle}
            onClick={() => drives.send({ type: 'add.requested' })}
          >
            {t('drives.add')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconHelpCircle size={18} stroke={1.5} aria-hidden />}
            loading={help.isAsking}
            onClick={help.ask}
          >
            {t('drives.help.open')}
          </Button>
        </div>
      )}
      <UsbDrives />
    </div>
  )
}
