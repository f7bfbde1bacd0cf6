import { IconFolderOpen, IconPlayerPlayFilled, IconRowInsertBottom } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useLoneItemCommands } from '../commands/useItemCommands'
import { ItemArt } from '../items/itemParts'
import { cardAddress } from '../items/pressOf'

interface Props {
  item: BrowseItem
  /** The player was told to play it. */
  onPlayed: () => void
}

/**
 * What is done with an item that stands alone on another screen: it takes the place of the queue, is added to
 * it, or is looked into where it has a page.
 */
export function LoneItemButtons({ item, onPlayed }: Props) {
  const { t } = useTranslation()
  const router = useRouter({ warn: false })
  // Playlists go by their names.
  const place = { uri: item.type === 'playlist' ? 'playlists' : '' }
  const { act, playInstead, isLocked } = useLoneItemCommands(place)
  const page = router && cardAddress(item)
  return (
    <>
      <Button
        disabled={isLocked}
        leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
        onClick={() => playInstead(item) && onPlayed()}
      >
        {t('browse.header.play')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconRowInsertBottom size={20} stroke={1.6} aria-hidden />}
        onClick={() => act('addToQueue', item, [item], 0)}
      >
        {t('browse.header.addToQueue')}
      </Button>
      {page === undefined ? null : (
        <Button
          variant="default"
          leftSection={<IconFolderOpen size={20} stroke={1.6} aria-hidden />}
          onClick={() => router?.history.push(page)}
        >
          {t('browse.menu.open')}
        </Button>
      )}
    </>
  )
}

/** The cover of such an item, or its sign, as wide as what it stands in. */
export const LoneItemArt = ({ item, origin }: { item: BrowseItem; origin: string | undefined }) => (
  <ItemArt item={item} origin={origin} isLarge />
)
