import 'virtual:texts/playlistEdit'
import 'virtual:texts/queue'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCopyOff, IconPlaylist } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { createPlaylistWire, useDevice, type PlaylistEntry } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { PanelModal, type FeatureModal } from '../../../ui/modal/PanelModals'
import { EmptyState, ErrorState, WaitingLines } from '../../../ui/states'
import { useAskToDiscard, useReportUnsavedEdits } from '../../../ui/unsavedEdits/UnsavedEdits'
import classes from './EditPlaylistModal.module.css'
import {
  type EditedEntry,
  EntryList,
  fieldsOf,
  isSameOrder,
  moveEntry,
  sortEntries,
  sortFields,
  toEdited,
  withoutDoubles,
} from './EntryList'
import { namedIn, usePlaylistTasks } from './usePlaylistTasks'

type Content = 'waiting' | 'silent' | readonly PlaylistEntry[]

/** What a playlist holds, asked for once, and again by `retry`. */
function usePlaylistContent(name: string): { content: Content; retry: () => void } {
  const device = useDevice()
  const [asked, setAsked] = useState(0)
  const [content, setContent] = useState<Content>('waiting')
  useEffect(() => {
    let isWanted = true
    createPlaylistWire(device)
      .read(name)
      .then(
        (entries) => isWanted && setContent(entries),
        () => isWanted && setContent('silent'),
      )
    return () => {
      isWanted = false
    }
    // To be asked again is another time.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [device, name, asked])
  return {
    content,
    retry: () => {
      setContent('waiting')
      setAsked((times) => times + 1)
    },
  }
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true }

interface EditorProps {
  entries: readonly EditedEntry[]
  /** What was done last, in words; undefined where nothing was. */
  last: string | undefined
  onChange: (entries: readonly EditedEntry[], doneText: string) => void
  onBack: () => void
}

/** The entries with what changes them all at once. */
function Editor({ entries, last, onChange, onBack }: EditorProps) {
  const { t, i18n } = useTranslation()
  const fields = useMemo(() => fieldsOf(entries), [entries])
  const single = useMemo(() => withoutDoubles(entries), [entries])
  const doubles = entries.length - single.length
  return (
    <>
      <div className={classes.tools}>
        {fields.length > 0 && entries.length > 1 ? (
          <select
            className={classes.sort}
            aria-label={t('playlistEdit.sort.label')}
            value=""
            onChange={({ currentTarget: { value } }) => {
              const by = sortFields.find((field) => field === value)
              if (by === undefined) return
              const sorted = sortEntries(entries, by, i18n.language)
              onChange(sorted, t(`playlistEdit.sort.done.${by}`))
            }}
          >
            <option value="" disabled hidden>
              {t('playlistEdit.sort.label')}
            </option>
            {fields.map((field) => (
              <option key={field} value={field}>
                {t(`playlistEdit.sort.by.${field}`)}
              </option>
            ))}
          </select>
        ) : null}
        {doubles > 0 ? (
          <Button
            variant="default"
            leftSection={<IconCopyOff {...look} />}
            onClick={() => onChange(single, t('playlistEdit.doubles.removed', { count: doubles }))}
          >
            {t('playlistEdit.doubles.remove', { count: doubles })}
          </Button>
        ) : null}
        <span className={classes.last} role="status">
          {last ?? (doubles > 0 ? '' : t('playlistEdit.count', { count: entries.length }))}
        </span>
        {last === undefined ? null : (
          <Button variant="subtle" leftSection={<IconArrowBackUp {...look} />} onClick={onBack}>
            {t('action.undo')}
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyState icon={IconPlaylist} title={t('playlistEdit.emptyTitle')}>
          {t('playlistEdit.empty')}
        </EmptyState>
      ) : (
        <EntryList
          entries={entries}
          onMove={(id, before) => {
            const name = entries.find((entry) => entry.id === id)?.item.title ?? ''
            onChange(moveEntry(entries, id, before), t('playlistEdit.moved', { name }))
          }}
          onRemove={(entry) =>
            onChange(
              entries.filter(({ id }) => id !== entry.id),
              t('playlistEdit.removed', { name: entry.item.title ?? '' }),
            )
          }
        />
      )}
    </>
  )
}

interface Step {
  entries: readonly EditedEntry[]
  doneText: string
}

/**
 * A playlist, edited: moved by drag and by keys, sorted, without repeats. Nothing of it goes to the player
 * before it is saved; then the whole list is written anew, with a way back.
 */
export const EditPlaylistModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  const name = namedIn(params)
  const tasks = usePlaylistTasks()
  const mayDiscard = useAskToDiscard()
  const { content, retry } = usePlaylistContent(name)
  const before = useMemo(() => (typeof content === 'string' ? [] : toEdited(content)), [content])
  const [steps, setSteps] = useState<readonly Step[]>([])
  const last = steps.at(-1)
  const entries = last?.entries ?? before
  const hasEdits = last !== undefined && !isSameOrder(entries, before)
  useReportUnsavedEdits(hasEdits)
  const close = async () => {
    if (await mayDiscard(hasEdits)) frame.onClose()
  }
  const save = () => {
    if (typeof content === 'string') return
    frame.onClose()
    const doneText = steps.length === 1 && last ? last.doneText : t('playlistEdit.changed')
    void tasks.rewrite(
      name,
      content,
      entries.map(({ item }) => item),
      t('playlistEdit.saved', { name, said: doneText }),
    )
  }
  return (
    <PanelModal
      {...frame}
      size="md"
      title={name}
      onClose={() => void close()}
      buttons={
        <>
          <Button variant="default" onClick={() => void close()}>
            {t('action.cancel')}
          </Button>
          <Button disabled={!hasEdits} onClick={save}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      {content === 'waiting' ? <WaitingLines height={48} count={6} /> : null}
      {content === 'silent' ? (
        <ErrorState title={t('playlistEdit.silentTitle')} onRetry={retry}>
          {t('playlistEdit.silent')}
        </ErrorState>
      ) : null}
      {typeof content === 'string' ? null : (
        <Editor
          entries={entries}
          last={last?.doneText}
          onChange={(next, doneText) => setSteps([...steps, { entries: next, doneText }])}
          onBack={() => setSteps(steps.slice(0, -1))}
        />
      )}
    </PanelModal>
  )
}
