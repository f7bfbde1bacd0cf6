import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import classes from './NoAnswer.module.css'
import { Notice } from './Notice'

interface Props {
  /** How the question stands; nothing is said while an answer is waited for or there. */
  phase?: 'waiting' | 'silent' | 'broken' | 'ready'
  /** What the player has not said. */
  children: ReactNode
  onRetry: () => void
}

/** Stands in a section where an answer of the player should be, with a way to ask again. */
export const NoAnswer = ({ phase = 'silent', children, onRetry }: Props) => {
  const { t } = useTranslation()
  if (phase === 'waiting' || phase === 'ready') return null
  return (
    <div className={classes.line} role="status">
      <Notice kind="warning">{phase === 'broken' ? t('connection.unreadable') : children}</Notice>
      <Button variant="default" onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  )
}
