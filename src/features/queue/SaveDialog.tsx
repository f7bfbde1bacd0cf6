import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { playlistNameProblem, saveQueue, useAnswer, useDevice } from '../../device'
import { PanelModal } from '../../ui/modal/PanelModal'
import { Notice } from '../../ui/Notice'
import { TextField } from '../../ui/TextField'
import { useTellTruth } from '../../ui/toasts/useTellTruth'

interface Props {
  onClose: () => void
}

/** Asks for a name and has the player save its queue as the playlist of that name [D2.4-11 D7-23], which then is what the queue is. */
export function SaveDialog({ onClose }: Props) {
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
