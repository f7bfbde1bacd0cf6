import { Button } from '@mantine/core'
import { useId, useState } from 'react'
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
  const { data: playlists = [] } = useAnswer('listPlaylist', 'pushListPlaylist', (names) => names)
  const chosen = name.trim()
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
          <Button type="submit" form={form} disabled={chosen === ''}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen !== '' && went(saveQueue(device, chosen))) onClose()
        }}
      >
        <TextField
          label={t('queue.save.name')}
          value={name}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
      <div role="status">
        {playlists.includes(chosen) ? (
          <Notice kind="warning">{t('queue.save.replaces', { name: chosen })}</Notice>
        ) : null}
      </div>
    </PanelModal>
  )
}
