import 'virtual:texts/tools'
import type { TFunction } from 'i18next'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { IconAlarm, IconPlaylist } from '@tabler/icons-react'
import type { Alarm, ContentItem, SaveAlarm } from '../../../../schemas/generated/types'
import { type FormValues, BuiltFormView, useBuiltForm, useFormValue, type BuiltForm } from '../../../renderer'
import { type AlarmDraft, draftsOf, withDeleted, withNew, withPushed } from './AlarmDraft'
import { toAlarmTime, toTimeField } from '../times'
import { useTranslation } from '../../../i18n/TranslationProvider'
import classes from './AlarmModal.module.css'
import { sendForTruth, useAnswer, useDevice } from '../../../device'
import { EmptyState, ErrorState, Notice, WaitingLines } from '../../../ui/states'
import { PanelModal, type FeatureModal } from '../../../ui/modal/PanelModals'
import { useTellTruth } from '../../../ui/toasts/Toast'
import { hearAlarms } from '../hearSaved'

/** An alarm as a form: whether it rings, when, and what it plays [D2.14-3]. */
export function buildAlarmForm(alarm: Alarm, playlists: readonly string[], t: TFunction): ContentItem[] {
  const options = playlists.map((name) => ({ value: name, label: name }))
  // A playlist that was deleted since stays chosen until somebody chooses another.
  const chosen = alarm.playlist ? { value: alarm.playlist, label: alarm.playlist } : options[0]
  return [
    {
      id: 'time',
      element: 'input',
      type: 'time',
      label: t('tools.alarm.time'),
      value: toTimeField(alarm.time ?? ''),
      attributes: [{ required: true }],
    },
    {
      id: 'playlist',
      element: 'select',
      label: t('tools.alarm.playlist'),
      value: chosen ?? '',
      options,
    },
    {
      id: 'enabled',
      element: 'switch',
      label: t('tools.alarm.enabled'),
      value: alarm.enabled ?? false,
    },
  ]
}

/**
 * The alarm that a form's values make; a time that the device has and nobody touched goes back as it came
 * [D7-52].
 */
export function toAlarm({ id, alarm, isNew }: AlarmDraft, values: FormValues, now: Date): SaveAlarm[number] {
  const field = String(values['time'])
  const isKept = !isNew && alarm.time !== undefined && field === toTimeField(alarm.time)
  const playlist = values['playlist']
  return {
    id,
    enabled: values['enabled'] === true,
    time: isKept ? (alarm.time ?? '') : toAlarmTime(field, now),
    playlist:
      typeof playlist === 'object' && playlist !== null && 'value' in playlist ? String(playlist.value) : '',
  }
}

interface AlarmCardProps {
  draft: AlarmDraft
  /** Counts from 1. */
  place: number
  playlists: readonly string[]
  /** Where the card leaves its form for Save. */
  forms: Map<number, BuiltForm>
  onDelete: (isDeleted: boolean) => void
}

/** One alarm; a deleted one shrinks to a line with a way back. */
function AlarmCard({ draft, place, playlists, forms, onDelete }: AlarmCardProps) {
  const { t } = useTranslation()
  const { id } = draft
  const form = useBuiltForm(buildAlarmForm(draft.alarm, playlists, t))
  const time = useFormValue(form, 'time')
  const card = useRef<HTMLElement>(null)
  const { isNew } = draft
  useEffect(() => {
    // Somebody just asked for it and wants to set it next.
    if (isNew) card.current?.querySelector('input')?.focus()
  }, [isNew])
  useEffect(() => {
    forms.set(id, form)
    return () => void forms.delete(id)
  }, [forms, form, id])
  const name = t('tools.alarm.name', { place })

  if (draft.isDeleted)
    return (
      <li className={classes.deleted}>
        <span>{t('tools.alarm.deleted', { name, time: typeof time === 'string' ? time : '' })}</span>
        <Button variant="subtle" onClick={() => onDelete(false)}>
          {t('tools.alarm.undo')}
        </Button>
      </li>
    )
  return (
    <li>
      <section ref={card} className={classes.card} role="group" aria-label={name}>
        <div className={classes.head}>
          <h3 className={classes.name}>{name}</h3>
          <Button
            variant="subtle"
            color="gray"
            aria-label={t('tools.alarm.deleteNamed', { name })}
            onClick={() => onDelete(true)}
          >
            {t('tools.alarm.delete')}
          </Button>
        </div>
        <BuiltFormView form={form} />
      </section>
    </li>
  )
}

/** The playlist that somebody wants to be woken with, which the panel keeps for that; undefined for none. */
function playlistIn(params: unknown): string | undefined {
  const playlist =
    typeof params === 'object' && params !== null && 'playlist' in params ? params.playlist : ''
  return typeof playlist === 'string' && playlist !== '' ? playlist : undefined
}

const itself = <T,>(payload: T) => payload

/** The alarm clock [D2.14-3 D7-52]; without a playlist it says to make one first [D8-21]. */
export const AlarmModal: FeatureModal = ({ frame, params }) => {
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
  const wanted = playlistIn(params)
  const [isAdded, setAdded] = useState(wanted === undefined)
  // Behind those that the player has, or Save would delete them.
  if (isReady && !isAdded && pushed === alarms.data) {
    setAdded(true)
    setDrafts(withNew(drafts, wanted))
  }
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
        <EmptyState icon={IconPlaylist} title={t('tools.alarm.noPlaylists')}>
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
      {isReady && wanted !== undefined ? (
        <div className={classes.kept}>
          <Notice kind="info">{t('tools.alarm.keptFor', { name: wanted })}</Notice>
        </div>
      ) : null}
      {isReady && drafts.length === 0 ? (
        <EmptyState icon={IconAlarm} title={t('tools.alarm.none')}>
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
