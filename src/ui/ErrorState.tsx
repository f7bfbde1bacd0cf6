import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { EmptyState } from './EmptyState'

interface Props {
  title: string
  /** A decorative icon of about 40 px, where a lost connection is not what happened. */
  icon?: ReactNode
  /** What happened and what still works. */
  children?: ReactNode
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined
}

/** Stands where content would be when it could not be had: what happened, and a way to try again. */
export const ErrorState = ({ title, icon, children, onRetry }: Props) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={icon ?? <IconPlugConnectedX size={40} stroke={1.25} aria-hidden />}
      title={title}
      action={onRetry ? <Button onClick={onRetry}>{t('action.tryAgain')}</Button> : undefined}
    >
      {children}
    </EmptyState>
  )
}
