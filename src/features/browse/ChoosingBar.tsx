import {
  IconHeartOff,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlaylistAdd,
  IconPlaylistX,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react'
import type { BrowseItem } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/TranslationProvider'
import { SelectionBar, type SelectionAction } from '../../ui/rows/SelectionBar'
import { removalOf } from './commands/createSeveralRemover'
import { areSongs, type SeveralAction } from './commands/createSeveralRunner'
import type { Place } from './items/itemActions'

interface Props {
  /** Those that are chosen. */
  items: readonly BrowseItem[]
  /** Where they are listed. */
  place: Place
  /** Another device leads what plays. */
  isLocked: boolean
  onAll: () => void
  onAct: (action: SeveralAction) => void
  onClose: () => void
}

const acts = [
  ['play', IconPlayerPlay],
  ['addToQueue', IconRowInsertBottom],
  ['playNext', IconPlayerTrackNext],
  ['addToPlaylist', IconPlaylistAdd],
] as const

const removing = {
  removeFromPlaylist: ['removeFromPlaylist', IconPlaylistX],
  removeFromFavourites: ['removeFromFavourites', IconHeartOff],
  removeFromRadioFavourites: ['removeFromRadioFavourites', IconHeartOff],
  removeWebRadio: ['deleteWebRadio', IconTrash],
} as const

/** What can be done with several items of a page; stands in the place of the page's tools meanwhile. */
export function ChoosingBar({ items, place, isLocked, onAll, onAct, onClose }: Props) {
  const { t } = useTranslation()
  const count = items.length
  const removal = removalOf(place)
  const isOff = (action: SeveralAction) =>
    count === 0 || (isLocked && action === 'play') || (action === 'addToPlaylist' && !areSongs(items))
  const actions = acts.map(([name, sign], at): SelectionAction<SeveralAction> => {
    const isExtra = at > (removal ? 0 : 1)
    return { name, label: t(`browse.menu.${name}`), icon: sign, isOff: isOff(name), isExtra }
  })
  if (removal) {
    const [label, sign] = removing[removal]
    actions.push({ name: 'remove', label: t(`browse.menu.${label}`), icon: sign, isOff: count === 0 })
  }
  return (
    <SelectionBar
      count={count}
      label={t('browse.tools')}
      actions={actions}
      onAct={onAct}
      onAll={onAll}
      onClose={onClose}
    />
  )
}
