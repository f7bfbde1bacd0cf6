import { ActionIcon } from '@mantine/core'
import {
  IconChecklist,
  IconDeviceFloppy,
  IconHistory,
  IconSearch,
  IconTrash,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconPlayerTrackNext,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { SelectionBar } from '../../ui/rows/SelectionBar'
import classes from './QueueTools.module.css'
import type { Target } from './EntryMenu'

interface QueueToolsProps {
  /** How the queue is played: shuffle and repeat. */
  modes: ReactNode
  /** There is nothing that anything could be done with. */
  isEmpty: boolean
  isFinding: boolean
  onFind: () => void
  onSelect: () => void
  onSave: () => void
  onEarlier: () => void
  onClear: () => void
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

/**
 * What can be done with the queue as a whole [D2.4-11]: random, repeat, find, select, save as playlist,
 * clear.
 */
export function QueueTools({
  modes,
  isEmpty,
  isFinding,
  onFind,
  onSelect,
  onSave,
  onEarlier,
  onClear,
}: QueueToolsProps) {
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
        aria-label={t('queue.saveButton')}
        title={t('queue.saveButton')}
        disabled={isEmpty}
        onClick={onSave}
      >
        <IconDeviceFloppy {...icon} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('queue.earlier.button')}
        title={t('queue.earlier.button')}
        onClick={onEarlier}
      >
        <IconHistory {...icon} />
      </ActionIcon>
      <ActionIcon aria-label={t('queue.clear')} title={t('queue.clear')} disabled={isEmpty} onClick={onClear}>
        <IconTrash {...icon} />
      </ActionIcon>
    </div>
  )
}

interface SelectionToolsProps {
  count: number
  onAll: () => void
  onMove: (target: Target) => void
  onRemove: () => void
  onClose: () => void
}

const acts = [
  ['next', IconPlayerTrackNext],
  ['remove', IconTrash],
  ['top', IconArrowBarToUp],
  ['end', IconArrowBarToDown],
] as const

/** What can be done with the entries that are chosen; stands in the place of the tools meanwhile. */
export function SelectionTools({ count, onAll, onMove, onRemove, onClose }: SelectionToolsProps) {
  const { t } = useTranslation()
  return (
    <SelectionBar
      count={count}
      label={t('queue.tools')}
      actions={acts.map(([name, sign], place) => ({
        name,
        label: t(`queue.selection.${name}`),
        icon: sign,
        isOff: count === 0,
        isExtra: place > 1,
      }))}
      onAct={(name) => (name === 'remove' ? onRemove() : onMove(name))}
      onAll={onAll}
      onClose={onClose}
    />
  )
}
