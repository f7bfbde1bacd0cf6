import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { saveQueue, useAnswer, useDevice } from '../../device'
import { FormModal } from '../../renderer'
import type { FeatureModal } from '../../ui/modal/PanelModals'
import { Notice, Trouble } from '../../ui/states'
import { useTellTruth } from '../../ui/toasts/Toast'
import { useNameForm } from './useNameForm'

/**
 * Asks for a name and has the player save its queue as the playlist of that name [D2.4-11 D7-23], which then
 * is what the queue is.
 */
export const SaveQueueModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const { isWaiting, trouble, forget, wait } = useTellTruth()
  const [wanted, setWanted] = useState<string>()
  const { form, name, check } = useNameForm(t('playlists.save.name'), () => {
    setWanted(undefined)
    forget()
  })
  const { phase, data: playlists = [] } = useAnswer('listPlaylist', 'pushListPlaylist', (names) => names)
  const save = (as: string) => {
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
        {playlists.includes(name) && trouble === undefined ? (
          <Notice kind="warning">{t('playlists.save.replaces', { name })}</Notice>
        ) : null}
      </div>
      <Trouble>{trouble}</Trouble>
    </FormModal>
  )
}
