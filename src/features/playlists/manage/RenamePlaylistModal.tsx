import 'virtual:texts/playlistNames'
import 'virtual:texts/playlistEdit'
import { useAnswer } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { FormModal } from '../../../renderer'
import type { FeatureModal } from '../../../ui/modal/PanelModals'
import { useNameForm } from '../useNameForm'
import { namedIn, usePlaylistTasks } from './usePlaylistTasks'

/** Gives a playlist another name. Players cannot: it is written under the new one and then deleted. */
export const RenamePlaylistModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  const name = namedIn(params)
  const tasks = usePlaylistTasks()
  const { form, name: to, check } = useNameForm(t('playlistEdit.rename.label'), () => undefined, name)
  const { phase, data: names = [] } = useAnswer('listPlaylist', 'pushListPlaylist', (all) => all)
  return (
    <FormModal
      frame={{ ...frame, size: 'sm' }}
      title={t('playlistEdit.rename.title')}
      form={form}
      check={check}
      submitLabel={t('playlistEdit.rename.confirm')}
      isUnready={to === '' || to === name}
      isBusy={phase === 'waiting'}
      onSubmit={() => {
        // Of a list called so, players play the favourites.
        if (names.includes(to) || to === 'favourites')
          return form.refuse('name', t('playlistEdit.rename.taken', { name: to }))
        frame.onClose()
        return void tasks.rename(name, to)
      }}
    />
  )
}
