import { ActionIcon, Button, CloseButton } from '@mantine/core'
import { IconArrowBarToDown, IconArrowBarToUp, IconPlayerTrackNext, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import type { Target } from './movesTo'
import classes from './QueueTools.module.css'

interface Props {
  count: number
  onAll: () => void
  onMove: (target: Target) => void
  onRemove: () => void
  onClose: () => void
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
const targets = [
  ['top', IconArrowBarToUp],
  ['next', IconPlayerTrackNext],
  ['end', IconArrowBarToDown],
] as const

/** What can be done with the entries that are chosen; stands in the place of the tools meanwhile. */
export function SelectionTools({ count, onAll, onMove, onRemove, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <CloseButton aria-label={t('queue.selection.close')} data-choosing onClick={onClose} />
      <span className={classes.count} role="status">
        {t('queue.selection.count', { count })}
      </span>
      <div className={classes.tools} role="toolbar" aria-label={t('queue.tools')}>
        <Button variant="default" onClick={onAll}>
          {t('queue.selection.all')}
        </Button>
        {targets.map(([target, Icon]) => (
          <ActionIcon
            key={target}
            aria-label={t(`queue.selection.${target}`)}
            title={t(`queue.selection.${target}`)}
            disabled={count === 0}
            onClick={() => onMove(target)}
          >
            <Icon {...icon} />
          </ActionIcon>
        ))}
        <ActionIcon
          aria-label={t('queue.selection.remove')}
          title={t('queue.selection.remove')}
          disabled={count === 0}
          onClick={onRemove}
        >
          <IconTrash {...icon} />
        </ActionIcon>
      </div>
    </>
  )
}
