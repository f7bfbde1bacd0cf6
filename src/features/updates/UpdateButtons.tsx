import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import type { Stage } from './stageOf'
import type { Updater } from './Updater'

interface Props {
  updater: Updater
  stage: Stage
}

/** What can be done about an update [D4-19 D4-21]. */
export const UpdateButtons = ({ updater, stage }: Props) => {
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
