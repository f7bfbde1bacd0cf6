import { Button } from '@mantine/core'
import { IconAlarm, IconPlaylist } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { sendForTruth, useAnswer, useDevice } from '../../../device'
import type { BuiltForm } from '../../../renderer'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { PanelModal } from '../../../ui/modal/PanelModal'
import type { FeatureModal } from '../../../ui/modal/PanelModals'
import { Notice } from '../../../ui/Notice'
import { WaitingLines } from '../../../ui/WaitingLines'
import { useTellTruth } from '../../../ui/toasts/useTellTruth'
import { hearAlarms } from '../hearSaved'
import { AlarmCard } from './AlarmCard'
import { draftsOf, withDeleted, withNew, withPushed } from './AlarmDraft'
import classes from './AlarmModal.module.css'
import { toAlarm } from './buildAlarmForm'

const itself = <T,>(payload: T) => payload

/** The alarm clock [D2.14-3 D7-52]; without a playlist it says to make one first [D8-21]. */
export const AlarmModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const { isWaiting, trouble, wait } = useTellTruth()
  const alarms = useAnswer('getAlarms', 'pushAlarm', itself)
  const playlists = useAnswer('listPlaylist', 'pushListPlaylist', itself)
  const [pushed, setPushed] = useState(alarms.data)
  const [drafts, setDrafts] = useState(() => draftsOf(alarms.data ?? []))
  if (alarms.data && pushed !== alarms.data) {
    setPushed(alarms.data)
    setDrafts(withPushed(drafts, alarms.data))
  }
  const [forms] = useState(() => new Map<number, BuiltForm>())
  const phases = [alarms.phase, playlists.phase]
  const isBroken = phases.includes('broken')
  const isSilent = isBroken || phases.includes('silent')
  const isReady = alarms.data !== undefined && playlists.data !== undefined
  const hasPlaylists = (playlists.data?.length ?? 0) > 0
  const kept = drafts.filter(({ isDeleted }) => !isDeleted)

  const save = () => {
    const now = new Date()
    const results = kept.map((draft) => {
      const values = forms.get(draft.id)?.submit()
      return values && toAlarm(draft, values, now)
    })
    const complete = results.filter((one) => one !== undefined)
    if (complete.length < results.length || isWaiting) return
    const told = sendForTruth(device, hearAlarms(complete), [], () => device.send('saveAlarm', complete))
    wait(told, (why) => t(`tools.unsaved.${why}`), frame.onClose)
  }
  const retry = () => {
    alarms.retry()
    playlists.retry()
  }

  if (isReady && !hasPlaylists)
    return (
      <PanelModal
        {...frame}
        size="sm"
        title={t('tools.alarm.title')}
        buttons={<Button onClick={frame.onClose}>{t('action.ok')}</Button>}
      >
        <EmptyState
          icon={<IconPlaylist size={40} stroke={1.25} aria-hidden />}
          title={t('tools.alarm.noPlaylists')}
        >
          {t('tools.alarm.noPlaylistsMessage')}
        </EmptyState>
      </PanelModal>
    )
  return (
    <PanelModal
      {...frame}
      size="md"
      title={t('tools.alarm.title')}
      buttons={
        <>
          <Button
            className={classes.add}
            variant="default"
            disabled={!isReady}
            onClick={() => setDrafts(withNew(drafts))}
          >
            {t('tools.alarm.add')}
          </Button>
          <Button variant="default" onClick={frame.onClose}>
            {t('action.cancel')}
          </Button>
          <Button disabled={!isReady} loading={isWaiting} onClick={save}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      {isReady && drafts.length === 0 ? (
        <EmptyState icon={<IconAlarm size={40} stroke={1.25} aria-hidden />} title={t('tools.alarm.none')}>
          {t('tools.alarm.noneMessage')}
        </EmptyState>
      ) : null}
      {isReady ? (
        <ul className={classes.list}>
          {drafts.map((draft, place) => (
            <AlarmCard
              key={draft.id}
              draft={draft}
              place={place + 1}
              playlists={playlists.data ?? []}
              forms={forms}
              onDelete={(isDeleted) => setDrafts(withDeleted(drafts, draft.id, isDeleted))}
            />
          ))}
        </ul>
      ) : null}
      {trouble === undefined ? null : (
        <div role="alert">
          <Notice kind="warning">{trouble}</Notice>
        </div>
      )}
      {!isReady && !isSilent ? <WaitingLines height={44} /> : null}
      {!isReady && isSilent ? (
        <ErrorState title={t(isBroken ? 'connection.unreadable' : 'tools.silentTitle')} onRetry={retry}>
          {isBroken ? null : t('tools.silent')}
        </ErrorState>
      ) : null}
    </PanelModal>
  )
}
