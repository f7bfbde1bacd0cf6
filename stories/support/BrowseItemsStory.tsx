import { useState } from 'react'
import { TranslationProvider, useTranslation } from '../../src/i18n/TranslationProvider'
import { CardPlaceholder, ItemCard, ItemRow } from '../../src/features/browse/items/ItemRow'
import {
  type Place,
  type ItemHandler,
  type ItemProps,
  createItemTexts,
} from '../../src/features/browse/items/itemActions'
import { storyLanguage } from './language/storyLanguage'
import { readBrowsePage } from './readBrowsePage'

interface BrowseItemsStoryProps {
  /** A page of the library as a player pushes it. */
  page: unknown
  look: 'rows' | 'cards'
  place?: Place
  /** Place of what plays in the list. */
  active?: number
  isSimple?: boolean
  language?: 'en' | 'de'
  direction?: 'ltr' | 'rtl'
  onPress: ItemHandler
  onPlay: ItemHandler
  onHeart: ItemHandler
  onMore: ItemProps['onMore']
}

const somewhere: Place = { uri: 'music-library/INTERNAL/Slow Harbour' }

function Items(props: BrowseItemsStoryProps) {
  const { page, look, place = somewhere, active, isSimple = false, onPress, onPlay, onHeart, onMore } = props
  const { t } = useTranslation()
  const { items } = readBrowsePage(page)
  const common = { t, texts: createItemTexts(t), count: items.length, place, origin: window.location.origin }
  const shared = { ...common, onPress, onPlay, onHeart, onMore }
  if (look === 'rows')
    return (
      <ul aria-label="Items" style={{ margin: 0, padding: 0 }}>
        {items.map((item, index) => (
          <ItemRow
            key={index}
            {...shared}
            item={item}
            index={index}
            isActive={index === active}
            isSimple={isSimple}
          />
        ))}
      </ul>
    )
  const columns = 'repeat(auto-fill, minmax(min(40%, 160px), 1fr))'
  return (
    <ul
      aria-label="Items"
      style={{ display: 'grid', gridTemplateColumns: columns, gap: '16px 20px', margin: 0, padding: 0 }}
    >
      {items.map((item, index) => (
        <ItemCard key={index} {...shared} item={item} index={index} isActive={index === active} />
      ))}
      {Array.from({ length: 6 }, (_, number) => (
        <CardPlaceholder key={`none ${number}`} />
      ))}
    </ul>
  )
}

/** Items of the library as rows or as cards, with the pictures of the gallery. */
export function BrowseItemsStory(props: BrowseItemsStoryProps) {
  const { language = 'en', direction = 'ltr' } = props
  const [translator] = useState(() => storyLanguage.create(language))
  return (
    <TranslationProvider translator={translator}>
      <main
        lang={language}
        dir={direction}
        style={{ minHeight: '100vh', maxWidth: 1080, margin: '0 auto', padding: 16 }}
      >
        <h1 style={{ margin: '0 0 16px', fontSize: 24, lineHeight: '32px' }}>Low Tide</h1>
        <h2 style={{ margin: '0 0 8px', fontSize: 16 }}>Items</h2>
        <Items {...props} />
      </main>
    </TranslationProvider>
  )
}
