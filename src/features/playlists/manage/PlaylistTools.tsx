import {
  IconFileExport,
  IconFileImport,
  IconForms,
  IconListNumbers,
  IconArrowMerge,
} from '@tabler/icons-react'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { ActionRow } from '../../../ui/rows/ActionRow'
import { SlimButton } from '../../../ui/slimButton/SlimButton'
import classes from './PlaylistTools.module.css'

const acts = [
  ['edit', 'modal-edit-playlist', IconListNumbers],
  ['rename', 'modal-rename-playlist', IconForms],
  ['merge', 'modal-merge-playlist', IconArrowMerge],
  ['export', 'modal-export-playlist', IconFileExport],
] as const

interface Props {
  /** Of the playlist, as the player knows it. */
  name: string
}

/** What can be done with a playlist as a thing of its own, at its head. */
export function PlaylistButtons({ name }: Props) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  return acts.map(([act, modal, Icon]) => (
    <SlimButton
      key={act}
      shrinks={act === 'edit' ? 'narrow' : 'always'}
      icon={<Icon size={20} stroke={1.6} aria-hidden />}
      label={t(`playlists.menu.${act}`)}
      onPress={() => void modals.open({ name: modal, params: { name } })}
    />
  ))
}

/** The same in its menu; `onDone` closes that. */
export function PlaylistRows({ name, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  return acts.map(([act, modal, Icon]) => (
    <ActionRow
      key={act}
      icon={<Icon size={22} stroke={1.6} aria-hidden />}
      label={t(`playlists.menu.${act}`)}
      onPress={() => {
        onDone()
        modals.open({ name: modal, params: { name } })
      }}
    />
  ))
}

/** Brings playlists from files, above all playlists; above the owner's stations they are kept as one, too. */
export function FileButtons({ canExport }: { canExport: boolean }) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  return (
    <div className={classes.tools}>
      <SlimButton
        shrinks="never"
        icon={<IconFileImport size={20} stroke={1.6} aria-hidden />}
        label={t('playlists.menu.import')}
        onPress={() => void modals.open({ name: 'modal-import-music' })}
      />
      {canExport ? (
        <SlimButton
          shrinks="never"
          icon={<IconFileExport size={20} stroke={1.6} aria-hidden />}
          label={t('playlists.menu.export')}
          onPress={() => void modals.open({ name: 'modal-export-playlist' })}
        />
      ) : null}
    </div>
  )
}
