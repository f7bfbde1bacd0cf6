import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import classes from './WaitingLines.module.css'

interface Props {
  /** Height of each line in px: what comes has about this shape. */
  height?: number
  count?: number
  /** What is waited for, in words; else just that something is. */
  label?: string
  /** The shape where it is no row of equal lines; at rest, because it breathes with what it stands in. */
  children?: ReactNode
}

/**
 * The shape of what comes, shown only after 150 ms of waiting. The lines breathe together, as one: a layer of its own for each would
 * cost a small board more than all that it draws meanwhile.
 */
export const WaitingLines = ({ height = 24, count = 4, label, children }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={classes.lines}>
      <VisuallyHidden>{label ?? t('shell.loading')}</VisuallyHidden>
      {children ??
        Array.from({ length: count }, (_, line) => (
          <div key={line} className={classes.line} style={{ height }} />
        ))}
    </div>
  )
}
