import {
  IconHeart,
  IconHeartOff,
  IconPencil,
  IconPlayerEject,
  IconPlayerPlay,
  IconPlaylistAdd,
  IconPlaylistX,
  IconRadio,
  IconRefresh,
  IconReplace,
  IconRowInsertBottom,
  IconTrash,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { PanelModal } from '../../../ui/modal/PanelModal'
import { ActionRow } from '../../../ui/rows/ActionRow'
import type { ItemAction } from '../items/itemActions'
import { canDo } from '../commands/canDo'
import type { CommandPlace } from '../commands/SeenItem'
import classes from './ItemMenu.module.css'
import { factsOf } from './factsOf'
import { menuParts } from './menuParts'

interface Props {
  item: BrowseItem
  /** Where it is seen. */
  place: CommandPlace
  /** Whether it is a favourite, where that is known better than the page has it. */
  isFavourite?: boolean
  /** Nothing can be played meanwhile, because another device leads what plays. */
  isLocked?: boolean
  /** The ways that lead away from it, of another feature. */
  links?: ReactNode
  onAct: (action: ItemAction) => void
  onClose: () => void
}

const look = { size: 22, stroke: 1.6, 'aria-hidden': true }
const icons: Readonly<Record<ItemAction, Icon>> = {
  play: IconPlayerPlay,
  addToQueue: IconRowInsertBottom,
  clearAndPlay: IconReplace,
  addToPlaylist: IconPlaylistAdd,
  removeFromPlaylist: IconPlaylistX,
  deletePlaylist: IconTrash,
  safeRemove: IconPlayerEject,
  updateFolder: IconRefresh,
  deleteFolder: IconTrash,
  addToFavourites: IconHeart,
  removeFromFavourites: IconHeartOff,
  addWebRadio: IconRadio,
  editWebRadio: IconPencil,
  deleteWebRadio: IconTrash,
  addToRadioFavourites: IconHeart,
  removeFromRadioFavourites: IconHeartOff,
}

/** What can be done with an item of the library [D2.6-15], as long as it is mounted; what deletes comes last. */
export function ItemMenu({ item, place, isFavourite, isLocked = false, links, onAct, onClose }: Props) {
  const { t } = useTranslation()
  const { usual, deleting } = menuParts(item, place, isFavourite)
  const { title, name, artist, album } = item
  const by = [artist, album].filter((one) => one !== undefined && one !== '').join(' - ')
  const facts = factsOf(item, t('browse.items.hiRes'))
  const row = (action: ItemAction) => {
    const Icon = icons[action]
    return (
      <ActionRow
        key={action}
        icon={<Icon {...look} />}
        label={t(`browse.menu.${action}`)}
        disabled={!canDo(action, { item, place }, isLocked)}
        onPress={() => {
          onClose()
          onAct(action)
        }}
      />
    )
  }
  return (
    <PanelModal isTop title={title || name || t('browse.menu.nameless')} onClose={onClose}>
      {by || facts ? (
        <p className={classes.by}>
          {by}
          {facts ? <span className={classes.facts}>{facts}</span> : null}
        </p>
      ) : null}
      {usual.map(row)}
      {links}
      {deleting.length > 0 ? <div className={classes.deleting}>{deleting.map(row)}</div> : null}
    </PanelModal>
  )
}
