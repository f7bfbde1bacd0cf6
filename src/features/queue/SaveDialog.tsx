import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { saveQueue, useAnswer, useDevice } from '../../device'
import { PanelModal } from '../../ui/modal/PanelModal'
import { Notice } from '../../ui/Notice'
import { TextField } from '../../ui/TextField'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'

interface Props {
  onClose: () => void
}

/** Asks for a name and has the player save its queue as the playlist of that name [D2.4-11 D7-23], which then is what the queue is. */
export function SaveDialog({ onClose }: Props) {
  const { t } = useTranslation()
  const device = useDevice()
  const went = useTellRefusal()
  const form = useId()
  const [name, setName] = useState('')
  const { phase, data: playlists = [] } = useAnswer('listPlaylist', 'pushListPlaylist', (names) => names)
  const [wanted, setWanted] = useState<string>()
  const chosen = name.trim()
  const replaces = playlists.includes(chosen)
  const save = (as: string) => {
    if (went(saveQueue(device, as))) onClose()
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
            disabled={chosen === ''}
            loading={wanted !== undefined && !isKnown}
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
          if (chosen === '') return
          if (isKnown) save(chosen)
          else setWanted(chosen)
        }}
      >
        <TextField
          label={t('queue.save.name')}
          value={name}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setName(event.currentTarget.value)
            setWanted(undefined)
          }}
        />
      </form>
      <div role="status">
        {replaces ? <Notice kind="warning">{t('queue.save.replaces', { name: chosen })}</Notice> : null}
      </div>
    </PanelModal>
  )
}
