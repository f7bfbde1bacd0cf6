import { Button, CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './SelectionBar.module.css'

interface Props {
  /** How many rows are chosen. */
  count: number
  /** What its tools are called. */
  label: string
  onAll: () => void
  onClose: () => void
  /** What can be done with those that are chosen. */
  children: ReactNode
}

/** What can be done with several rows of a list; stands in the place of the list's tools meanwhile. */
export function SelectionBar({ count, label, onAll, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <CloseButton aria-label={t('selection.close')} data-choosing onClick={onClose} />
      <span className={classes.count} role="status">
        {t('selection.count', { count })}
      </span>
      <div className={classes.tools} role="toolbar" aria-label={label}>
        <Button variant="default" onClick={onAll}>
          {t('selection.all')}
        </Button>
        {children}
      </div>
    </>
  )
}

/** A box of its own look: filled and ticked where its row has `data-selected`. */
export const tick = (
  <svg className={classes.tick} viewBox="0 0 24 24" aria-hidden>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <path d="M8 12.5l3 3l5.5-6.5" />
  </svg>
)
