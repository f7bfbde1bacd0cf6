import type { ActorRefFrom } from 'xstate'
import { Button, Anchor, VisuallyHidden } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { updaterMachine } from '../../../machines/updater.machine'
import { useTranslation } from '../../i18n/TranslationProvider'
import { type Stage, stageOf, ProgressFigure } from './ProgressFigure'
import { DeviceText, SafeHtml } from '../../ui/SafeHtml'
import { Notice } from '../../ui/states'
import { parseSafeAddress } from '../../ui/safeAddress'
import classes from './UpdateStage.module.css'
import { PanelModal, type FeatureModal, type ModalFrameProps } from '../../ui/modal/PanelModals'

/** The updater machine of one panel. */
type Updater = ActorRefFrom<typeof updaterMachine>

interface UpdateButtonsProps {
  updater: Updater
  stage: Stage
}

/** What can be done about an update [D4-19 D4-21]. */
const UpdateButtons = ({ updater, stage }: UpdateButtonsProps) => {
  const { t } = useTranslation()
  const close = (label: string) => (
    <Button variant="default" onClick={() => updater.send({ type: 'modal.dismissed' })}>
      {label}
    </Button>
  )
  switch (stage) {
    case 'searching':
    case 'nothing':
    case 'returned':
      return <Button onClick={() => updater.send({ type: 'modal.dismissed' })}>{t('action.ok')}</Button>
    case 'offered':
      return (
        <>
          {close(t('action.cancel'))}
          <Button onClick={() => updater.send({ type: 'update.confirmed' })}>{t('updates.now')}</Button>
        </>
      )
    case 'silent':
      return (
        <>
          {close(t('action.close'))}
          <Button onClick={() => updater.send({ type: 'search.requested' })}>{t('action.tryAgain')}</Button>
        </>
      )
    case 'failed':
      return (
        <>
          {close(t('action.close'))}
          <Button onClick={() => updater.send({ type: 'update.confirmed' })}>{t('action.tryAgain')}</Button>
        </>
      )
    case 'done':
    case 'unmoved':
      return (
        <>
          {close(t('updates.later'))}
          <Button onClick={() => updater.send({ type: 'restart.requested' })}>{t('updates.restart')}</Button>
        </>
      )
    case 'renewed':
      return (
        <>
          {close(t('updates.later'))}
          <Button onClick={() => updater.send({ type: 'reload.confirmed' })}>{t('reload.discard')}</Button>
        </>
      )
    case 'starting':
    case 'updating':
    case 'stalled':
    case 'restarting':
      return close(t('action.close'))
  }
}

interface UpdateStageProps {
  updater: Updater
  stage: Stage
}

/**
 * What the modal says at one stage of the update, mounted anew for the next: the player's own words where it
 * has some, and ours beside them.
 */
const UpdateStage = ({ updater, stage }: UpdateStageProps) => {
  const { t } = useTranslation()
  const context = useSelector(updater, (snapshot) => snapshot.context)
  const { info, progress, problem, version } = context
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone with its stage: the keyboard stays in the modal.
    if (document.activeElement === document.body) self.current?.closest<HTMLElement>('[role=dialog]')?.focus()
  }, [])
  const html = info?.description?.trim() || info?.message?.trim()
  return (
    <div className={classes.stage} ref={self}>
      {problem !== undefined && (
        <div role="alert">
          <Notice kind="error">{t(`connection.refused.${problem}`)}</Notice>
        </div>
      )}
      {bodyOf()}
    </div>
  )

  function bodyOf() {
    switch (stage) {
      case 'searching':
        return (
          <>
            {html ? <SafeHtml html={html} /> : null}
            <ProgressFigure />
          </>
        )
      case 'offered':
        return (
          <>
            {html ? <SafeHtml html={html} /> : <p className={classes.line}>{t('updates.offered')}</p>}
            <ChangeLog address={info?.changeLogLink} />
            {version ? (
              <p className={classes.note}>
                <DeviceText text={t('updates.runs', { version })} />
              </p>
            ) : null}
          </>
        )
      case 'nothing':
        return html ? <SafeHtml html={html} /> : <p className={classes.line}>{t('updates.nothing')}</p>
      case 'starting':
      case 'restarting':
        return (
          <>
            <p className={classes.line}>{t(`updates.${stage}`)}</p>
            <ProgressFigure />
          </>
        )
      case 'updating':
        return (
          <>
            <ProgressFigure progress={progress ?? {}} />
            <p className={classes.note}>{t('updates.keepOn')}</p>
          </>
        )
      case 'stalled':
        return <Notice kind="warning">{t('updates.stalled')}</Notice>
      case 'done':
        return (
          <>
            <SafeHtml html={context.message?.trim() || t('updates.success')} />
            <p className={classes.note}>{t('updates.restartNeeded')}</p>
          </>
        )
      case 'failed':
        return problem === undefined ? (
          <div role="alert">
            <Notice kind="error">
              <SafeHtml html={context.message?.trim() || t('updates.failed')} />
            </Notice>
          </div>
        ) : null
      case 'returned':
        return (
          <p className={classes.line}>
            <DeviceText text={version ? t('updates.returnedWith', { version }) : t('updates.returned')} />
          </p>
        )
      case 'silent':
      case 'unmoved':
      case 'renewed':
        return problem === undefined ? <Notice kind="warning">{t(`updates.${stage}`)}</Notice> : null
    }
  }
}

const ChangeLog = ({ address }: { address: string | undefined }) => {
  const { t } = useTranslation()
  const safe = parseSafeAddress(address ?? '')
  if (!address?.trim() || !safe.ok) return null
  return (
    <p className={classes.line}>
      <Anchor href={safe.href} target="_blank" rel="noopener noreferrer">
        {t('updates.changes')}
      </Anchor>
    </p>
  )
}

/** Percents that a screen reader tells; more would talk over all else. */
const step = 25

/** The updater's modal [D2.14-7]; `params` is the machine that `Updates` runs. */
export const UpdaterModal: FeatureModal = ({ frame, params }) =>
  isUpdater(params) ? <Shown frame={frame} updater={params} /> : null

const Shown = ({ frame, updater }: { frame: ModalFrameProps; updater: Updater }) => {
  const { t } = useTranslation()
  const { onClose } = frame
  const isOpen = useSelector(updater, (snapshot) => snapshot.hasTag('open'))
  const stage = useSelector(updater, stageOf)
  const { info, progress } = useSelector(updater, ({ context }) => context)
  useEffect(() => {
    if (!isOpen) onClose()
  }, [isOpen, onClose])
  const ours = t(`updates.title.${stage}`)
  const isOfPlayer = stage === 'searching' || stage === 'offered' || stage === 'nothing'
  const told = Math.floor((progress?.progress ?? 0) / step) * step
  return (
    <PanelModal
      {...frame}
      title={(isOfPlayer && info?.title?.trim()) || ours}
      onClose={() => updater.send({ type: 'modal.dismissed' })}
      buttons={<UpdateButtons updater={updater} stage={stage} />}
    >
      <UpdateStage key={stage} updater={updater} stage={stage} />
      <VisuallyHidden role="status">
        {stage === 'updating' ? t('updates.announced', { percent: told }) : ours}
      </VisuallyHidden>
    </PanelModal>
  )
}

function isUpdater(params: unknown): params is Updater {
  return typeof params === 'object' && params !== null && 'getSnapshot' in params
}
