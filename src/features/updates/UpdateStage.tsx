import { Anchor } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { DeviceText } from '../../ui/DeviceText'
import { Notice } from '../../ui/Notice'
import { parseSafeAddress } from '../../ui/safeAddress'
import { SafeHtml } from '../../ui/SafeHtml'
import { ProgressFigure } from './ProgressFigure'
import type { Stage } from './stageOf'
import type { Updater } from './Updater'
import classes from './UpdateStage.module.css'

interface Props {
  updater: Updater
  stage: Stage
}

/** What the modal says at one stage of the update, mounted anew for the next: the player's own words where it has some, and ours beside them. */
export const UpdateStage = ({ updater, stage }: Props) => {
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
                {t('updates.runs')} <DeviceText text={version} />
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
            {t('updates.returned')} {version ? <DeviceText text={version} /> : null}
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
