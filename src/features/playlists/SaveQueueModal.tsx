import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { makePlaylist, saveQueue, useAnswer, useDevice } from '../../device'
import { FormModal } from '../../renderer'
import type { QueueItem } from '../../../schemas/generated/types'
import { usePanelUndo, everySecond } from '../../ui/undo/PanelUndo'
import type { FeatureModal } from '../../ui/modal/PanelModals'
import { Notice, Trouble } from '../../ui/states'
import { useTellTruth } from '../../ui/toasts/Toast'
import { useNameForm } from './useNameForm'

/** What is to be saved, where that is not the queue: entries of an earlier one. */
function readItems(params: unknown): readonly QueueItem[] | undefined {
  const items = typeof params === 'object' && params !== null ? Reflect.get(params, 'items') : undefined
  return Array.isArray(items) ? items : undefined
}

/** Saves entries as a playlist, one by one, and says how far it is. */
function useEntrySave() {
  const { t } = useTranslation()
  const device = useDevice()
  const { offer } = usePanelUndo()
  return async (name: string, items: readonly QueueItem[]) => {
    const report = everySecond((done, count) =>
      offer({ text: t('queue.earlier.saving', { name, done, count }) }),
    )
    const missing = await makePlaylist(device, name, items, report)
    offer({
      text:
        missing > 0
          ? t('queue.earlier.savedPartly', { name, count: missing })
          : t('queue.earlier.saved', { name }),
    })
  }
}

/**
 * Asks for a name and has the player save its queue as the playlist of that name [D2.4-11 D7-23], which then
 * is what the queue is; with `items`, these, as a playlist that there is not yet.
 */
export const SaveQueueModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const { isWaiting, trouble, forget, wait } = useTellTruth()
  const [wanted, setWanted] = useState<string>()
  const { form, name, check } = useNameForm(t('playlists.save.name'), () => {
    setWanted(undefined)
    forget()
  })
  const { phase, data: playlists = [] } = useAnswer('listPlaylist', 'pushListPlaylist', (names) => names)
  const items = readItems(params)
  const saveEntries = useEntrySave()
  const save = (as: string) => {
    if (items) {
      // Players add to a playlist that there is.
      if (playlists.includes(as)) return form.refuse('name', t('queue.earlier.taken', { name: as }))
      frame.onClose()
      return void saveEntries(as, items)
    }
    if (!isWaiting)
      wait(saveQueue(device, as), (why) => t(`playlistNames.unsaved.${why}`, { name: as }), frame.onClose)
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
    <FormModal
      frame={{ ...frame, size: 'sm' }}
      title={t('playlists.save.title')}
      form={form}
      check={check}
      submitLabel={t('action.save')}
      isUnready={name === ''}
      isBusy={isWaiting || (wanted !== undefined && !isKnown)}
      onSubmit={() => (isKnown ? save(name) : setWanted(name))}
    >
      <div role="status">
        {playlists.includes(name) && trouble === undefined && !items ? (
          <Notice kind="warning">{t('playlists.save.replaces', { name })}</Notice>
        ) : null}
      </div>
      <Trouble>{trouble}</Trouble>
    </FormModal>
  )
}
