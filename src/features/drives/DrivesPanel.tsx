import 'virtual:texts/drives'
import { Button } from '@mantine/core'
import { IconHelpCircle, IconPlus, IconUsb } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { NetworkShare, PushListShares, PushListUsbDrives } from '../../../schemas/generated/types'
import { byPush, useAnswer, useAsk, useCommand, useTopic } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { type CoreSectionComponent, SectionFrame } from '../../renderer'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { NoAnswer, Notice, WaitingLines } from '../../ui/states'
import { DriveForm } from './DriveForm'
import classes from './DrivesPanel.module.css'
import { ShareTable } from './ShareTable'
import usbDrivesClasses from './UsbDrives.module.css'
import { useDrives } from './useDrives'

/**
 * What was in focus is gone when a form closes or a drive leaves the list. Then the drive that was edited
 * gets the focus (its button bears the id as `data-edits`), or else the button that the returned ref is on,
 * unless the person is somewhere else by now.
 */
function useFocusAfter(
  isIdle: boolean,
  share: NetworkShare | undefined,
): RefObject<HTMLButtonElement | null> {
  const addButton = useRef<HTMLButtonElement>(null)
  const edited = useRef<string>(undefined)
  const wasIdle = useRef(true)
  useEffect(() => {
    if (isIdle && !wasIdle.current && document.activeElement === document.body) {
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-edits]')]
      const button = buttons.find(({ dataset }) => dataset['edits'] === edited.current)
      ;(button ?? addButton.current)?.focus()
    }
    wasIdle.current = isIdle
    edited.current = share?.id
  }, [isIdle, share])
  return addButton
}

/** Milliseconds that the player has to open its own help. */
const timeout = 800

/**
 * Help with network drives [D2.11-3]: the player is asked for its own [D7-62], which comes as a modal; a
 * player that has none says nothing, and then ours is shown.
 */
function useNasHelp(): { isAsking: boolean; ask: () => void } {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const { isBusy, give } = useCommand()
  const showOurs = () =>
    void dialogs.gotIt({ title: t('drives.help.title'), message: t('drives.help.message'), holdsHtml: true })
  return {
    isAsking: isBusy,
    ask: () =>
      give(
        { event: 'showNasHelper' },
        { answeredBy: byPush('openModal'), timeoutMs: timeout },
        () => undefined,
        showOurs,
      ),
  }
}

/**
 * The USB drives [D3-48]. Many players never tell them; then there is nothing to wait for and nothing is
 * drawn.
 */
function UsbDrives() {
  useAsk('getListUsbDrives')
  const drives = useTopic('pushListUsbDrives')
  return drives === undefined ? null : <UsbDriveList drives={drives} />
}

function UsbDriveList({ drives }: { drives: PushListUsbDrives }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className={usbDrivesClasses.usb}>
      <h3 id={id} className={usbDrivesClasses.heading}>
        {t('drives.usb.title')}
      </h3>
      {drives.length === 0 ? (
        <p className={usbDrivesClasses.none}>{t('drives.usb.none')}</p>
      ) : (
        <ul className={usbDrivesClasses.list}>
          {drives.map(({ name, size, freespace }, place) => (
            // Drives may repeat in every respect; their place is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className={usbDrivesClasses.drive}>
              <IconUsb size={20} stroke={1.5} aria-hidden className={usbDrivesClasses.sign} />
              <span className={usbDrivesClasses.name}>{name?.trim() || t('drives.unnamed')}</span>
              <span className={usbDrivesClasses.room}>
                {freespace !== undefined && <span>{t('drives.usb.free', { space: freespace })}</span>}
                {size !== undefined && <span className={usbDrivesClasses.size}>{size}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const all = (shares: PushListShares) => shares

/**
 * Network drives and USB drives: listed, added, edited, deleted [D2.11-3]. Stands in a section or a step of
 * the wizard.
 */
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

/** The core section `network-drives` [D2.10-14]. */
export const NetworkDrivesSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  return (
    <SectionFrame section={section} title={t('drives.title')}>
      <DrivesPanel />
    </SectionFrame>
  )
}
