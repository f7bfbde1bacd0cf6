import { Text, Title, Button, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import {
  type Icon,
  IconPlugConnectedX,
  IconAlertTriangle,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react'
import classes from './EmptyState.module.css'
import { useTranslation } from '../i18n/TranslationProvider'
import noticeClasses from './Notice.module.css'
import noAnswerClasses from './NoAnswer.module.css'
import waitingLinesClasses from './WaitingLines.module.css'

interface EmptyStateProps {
  /** Decorates. */
  icon?: Icon | undefined
  title: string
  /** What it means and what comes next. */
  children?: ReactNode
  /** The next step, e.g. a button. */
  action?: ReactNode
}

/** Stands where content would be: what is (not) here, and the next step. */
export const EmptyState = ({ icon: Kind, title, children, action }: EmptyStateProps) => (
  <div className={classes.empty} data-icon={Kind !== undefined || undefined}>
    {Kind && (
      <div className={classes.icon}>
        <Kind size={40} stroke={1.25} aria-hidden />
      </div>
    )}
    <Title order={2}>{title}</Title>
    {children === undefined ? null : <Text className={classes.text}>{children}</Text>}
    {action}
  </div>
)

interface ErrorStateProps {
  title: string
  /** Decorates, where a lost connection is not what happened. */
  icon?: Icon
  /** What happened and what still works. */
  children?: ReactNode
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined
}

/** Stands where content would be when it could not be had: what happened, and a way to try again. */
export const ErrorState = ({ title, icon, children, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={icon ?? IconPlugConnectedX}
      title={title}
      action={onRetry ? <Button onClick={onRetry}>{t('action.tryAgain')}</Button> : undefined}
    >
      {children}
    </EmptyState>
  )
}

interface NoticeProps {
  /** How grave it is; each kind has its own icon, so colour is never the only sign. */
  kind?: 'info' | 'warning' | 'error'
  children: ReactNode
}

const icons = { info: IconInfoCircle, warning: IconAlertTriangle, error: IconCircleX }

/** A small notice at the spot that it is about. */
export const Notice = ({ kind = 'info', children }: NoticeProps) => {
  const Icon = icons[kind]
  return (
    <div className={noticeClasses.notice} data-kind={kind}>
      <Icon size={20} stroke={1.5} aria-hidden className={noticeClasses.icon} />
      <div className={noticeClasses.text}>{children}</div>
    </div>
  )
}

/** In a window: what became of what somebody wants, told as soon as it goes wrong; nothing until then. */
export const Trouble = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <div role="alert">
      <Notice kind="warning">{children}</Notice>
    </div>
  )

interface NoAnswerProps {
  /** How the question stands; nothing is said while an answer is waited for or there. */
  phase?: 'waiting' | 'silent' | 'broken' | 'ready'
  /** What the player has not said. */
  children: ReactNode
  onRetry: () => void
}

/** Stands in a section where an answer of the player should be, with a way to ask again. */
export const NoAnswer = ({ phase = 'silent', children, onRetry }: NoAnswerProps) => {
  const { t } = useTranslation()
  if (phase === 'waiting' || phase === 'ready') return null
  return (
    <div className={noAnswerClasses.line} role="status">
      <Notice kind="warning">{phase === 'broken' ? t('connection.unreadable') : children}</Notice>
      <Button variant="default" onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  )
}

interface WaitingLinesProps {
  /** Height of each line in px: what comes has about this shape. */
  height?: number
  count?: number
  /** What is waited for, in words; else just that something is. */
  label?: string
  /** The shape where it is no row of equal lines; at rest, because it breathes with what it stands in. */
  children?: ReactNode
}

/**
 * The shape of what comes, shown only after 150 ms of waiting. The lines breathe together, as one: a layer of
 * its own for each would cost a small board more than all that it draws meanwhile.
 */
export const WaitingLines = ({ height = 24, count = 4, label, children }: WaitingLinesProps) => {
  const { t } = useTranslation()
  return (
    <div className={waitingLinesClasses.lines}>
      <VisuallyHidden>{label ?? t('shell.loading')}</VisuallyHidden>
      {children ??
        Array.from({ length: count }, (_, line) => (
          <div key={line} className={waitingLinesClasses.line} style={{ height }} />
        ))}
    </div>
  )
}

/** True once `wish` has been true for `delay` ms on end; false as soon as it is false. */
export const useDelayed = (wish: boolean, delay: number): boolean => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!wish) return undefined
    const timer = setTimeout(() => setLong(true), delay)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [wish, delay])
  return wish && isLong
}
