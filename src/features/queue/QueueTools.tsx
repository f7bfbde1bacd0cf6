import { ActionIcon } from '@mantine/core'
import { IconChecklist, IconDeviceFloppy, IconSearch, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import classes from './QueueTools.module.css'

interface Props {
  /** How the queue is played: shuffle and repeat. */
  modes: ReactNode
  /** There is nothing that anything could be done with. */
  isEmpty: boolean
  isFinding: boolean
  onFind: () => void
  onSelect: () => void
  onSave: () => void
  onClear: () => void
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

/** What can be done with the queue as a whole [D2.4-11]: random, repeat, find, select, save as playlist, clear. */
export function QueueTools({ modes, isEmpty, isFinding, onFind, onSelect, onSave, onClear }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('queue.tools')}>
      {modes}
      <ActionIcon
        aria-label={t('queue.find')}
        title={t('queue.find')}
        aria-pressed={isFinding}
        disabled={isEmpty}
        onClick={onFind}
      >
        <IconSearch {...icon} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('queue.select')}
        title={t('queue.select')}
        data-choosing
        disabled={isEmpty}
        onClick={onSelect}
      >
        <IconChecklist {...icon} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('queue.save.button')}
        title={t('queue.save.button')}
        disabled={isEmpty}
        onClick={onSave}
      >
        <IconDeviceFloppy {...icon} />
      </ActionIcon>
      <ActionIcon aria-label={t('queue.clear')} title={t('queue.clear')} disabled={isEmpty} onClick={onClear}>
        <IconTrash {...icon} />
      </ActionIcon>
    </div>
  )
}
