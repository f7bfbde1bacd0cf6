import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { WireEntry } from '../../device'
import { formatSize } from './formatSize'
import { formatTime } from './formatTime'
import { payloadText } from './payloadText'
import classes from './EntryRow.module.css'

interface Props {
  entry: WireEntry
  isOpen: boolean
  onToggle: (id: number) => void
}

/** One event of the record: time, direction, name, size; why it was refused; its payload when opened. */
export const EntryRow = ({ entry, isOpen, onToggle }: Props) => {
  const { t, i18n } = useTranslation()
  const payloadId = useId()
  const isIn = entry.direction === 'in'
  const Arrow = isIn ? IconArrowDown : IconArrowUp
  return (
    <>
      <UnstyledButton
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? payloadId : undefined}
        onClick={() => onToggle(entry.id)}
      >
        <time className={classes.time} dateTime={new Date(entry.time).toISOString()}>
          {formatTime(entry.time, i18n.language)}
        </time>
        <Arrow size={16} aria-hidden className={classes.arrow} />
        <VisuallyHidden>{isIn ? t('debug.received') : t('debug.sent')}</VisuallyHidden>
        <span className={classes.event}>{entry.event ?? t('debug.noName')}</span>
        <span className={classes.size}>{formatSize(entry.bytes, i18n.language)}</span>
        {entry.refused === undefined ? null : (
          <span className={classes.refused}>
            <IconAlertTriangle size={16} aria-hidden />
            <span>{t('debug.refused', { reason: entry.refused })}</span>
          </span>
        )}
      </UnstyledButton>
      {isOpen ? (
        <div id={payloadId} className={classes.payload}>
          {entry.cut === true ? <p className={classes.note}>{t('debug.cut')}</p> : null}
          <pre className={classes.text}>{payloadText(entry, 2) || t('debug.noPayload')}</pre>
        </div>
      ) : null}
    </>
  )
}
