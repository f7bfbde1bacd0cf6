import { ActionIcon, Button, CloseButton } from '@mantine/core'
import {
  IconChecklist,
  IconDeviceFloppy,
  IconSearch,
  IconTrash,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconPlayerTrackNext,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './QueueTools.module.css'
import type { Target } from './useSelection'
import { playlistNameProblem, saveQueue, useAnswer, useDevice } from '../../device'
import { PanelModal } from '../../ui/modal/PanelModals'
import { Notice } from '../../ui/states'
import { TextField } from '../../ui/TextField'
import { useTellTruth } from '../../ui/toasts/Toast'

interface QueueToolsProps {
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

interface SelectionToolsProps {
  count: number
  onAll: () => void
  onMove: (target: Target) => void
  onRemove: () => void
  onClose: () => void
}
const targets = [
  ['top', IconArrowBarToUp],
  ['next', IconPlayerTrackNext],
  ['end', IconArrowBarToDown],
] as const

/** What can be done with the entries that are chosen; stands in the place of the tools meanwhile. */
export function SelectionTools({ count, onAll, onMove, onRemove, onClose }: SelectionToolsProps) {
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

interface SaveDialogProps {
  onClose: () => void
}

/**
 * Asks for a name and has the player save its queue as the playlist of that name [D2.4-11 D7-23], which then
 * is what the queue is.
 */
export function SaveDialog({ onClose }: SaveDialogProps) {
  const { t } = useTranslation()
  const device = useDevice()
  const { isWaiting, trouble, forget, wait } = useTellTruth()
  const form = useId()
  const [name, setName] = useState('')
  const { phase, data: playlists = [] } = useAnswer('listPlaylist', 'pushListPlaylist', (names) => names)
  const [wanted, setWanted] = useState<string>()
  const chosen = name.trim()
  const problem = playlistNameProblem(chosen)
  const canSave = chosen !== '' && !problem
  const replaces = playlists.includes(chosen)
  const save = (as: string) => {
    if (!isWaiting)
      wait(saveQueue(device, as), (why) => t(`queue.save.unsaved.${why}`, { name: as }), onClose)
  }
  /** A name that turns out to be taken is not used before that has been read. */
  const goOn = useEffectEvent(() => {
    if (wanted !== undefined && !playlists.includes(wanted)) save(wanted)
  })
  const isKnown = phase !== 'waiting'
  useEffect(() => {
    if (isKnown) goOn()
  }, [isKnown])
  return (
    <PanelModal
      isTop
      hasOwnFocus
      title={t('queue.save.title')}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={!canSave}
            loading={isWaiting || (wanted !== undefined && !isKnown)}
          >
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!canSave) return
          if (isKnown) save(chosen)
          else setWanted(chosen)
        }}
      >
        <TextField
          label={t('queue.save.name')}
          value={name}
          autoComplete="off"
          data-autofocus
          error={problem && t(`playlistNames.${problem}`)}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setWanted(undefined)
            forget()
          }}
        />
      </form>
      <div role="status">
        {replaces && trouble === undefined ? (
          <Notice kind="warning">{t('queue.save.replaces', { name: chosen })}</Notice>
        ) : null}
      </div>
      {trouble === undefined ? null : (
        <div role="alert">
          <Notice kind="warning">{trouble}</Notice>
        </div>
      )}
    </PanelModal>
  )
}
