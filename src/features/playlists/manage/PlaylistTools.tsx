import {
  IconDots,
  IconFileExport,
  IconFileImport,
  IconForms,
  IconListNumbers,
  IconArrowMerge,
} from '@tabler/icons-react'
import { useState } from 'react'
import { ActionMenu } from '../../../ui/menu/ActionMenu'
import { menuPlaceOf, type MenuPlace } from '../../../ui/menu/menuPlace'
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

/** What can be done with a playlist as a thing of its own, at its head: editing, and a menu of the rest. */
export function PlaylistButtons({ name }: Props) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const [place, setPlace] = useState<MenuPlace>()
  const close = () => setPlace(undefined)
  return (
    <>
      <SlimButton
        shrinks="narrow"
        icon={<IconListNumbers size={20} stroke={1.6} aria-hidden />}
        label={t('playlists.menu.edit')}
        onPress={() => void modals.open({ name: 'modal-edit-playlist', params: { name } })}
      />
      <SlimButton
        shrinks="always"
        hasMenu
        icon={<IconDots size={20} stroke={1.6} aria-hidden />}
        label={t('playlists.menu.more')}
        onPress={(event) => setPlace(menuPlaceOf(event))}
      />
      {place ? (
        <ActionMenu place={place} title={name} onClose={close}>
          <PlaylistRows name={name} isEdited onDone={close} />
        </ActionMenu>
      ) : null}
    </>
  )
}

interface RowsProps extends Props {
  /** A button beside the menu edits it. */
  isEdited?: boolean
  /** Closes the menu. */
  onDone: () => void
}

/** The same in a menu of it. */
export function PlaylistRows({ name, isEdited = false, onDone }: RowsProps) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const rows = isEdited ? acts.filter(([act]) => act !== 'edit') : acts
  return rows.map(([act, modal, Icon]) => (
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
