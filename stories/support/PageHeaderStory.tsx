import { useState } from 'react'
import { useTranslation } from '../../src/i18n/TranslationProvider'
import { PageHeader } from '../../src/features/browse/PageHead'
import { ItemRow } from '../../src/features/browse/items/ItemRow'
import { createItemTexts } from '../../src/features/browse/items/itemActions'
import { storyParts } from '../../src/features/metadata'
import type { StoryReader } from '../../src/features/metadata/StoryModal'
import { AccountSlotsContext } from '../../src/ui/account/AccountSlotsContext'
import { browserServices } from './browserServices'
import { noHandlers } from './noHandlers'
import { readBrowsePage } from './readBrowsePage'
import { ScriptedPlayer } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface PageHeaderStoryProps {
  /** A page of the library as a player pushes it. */
  page: unknown
  language?: 'en' | 'de'
  direction?: 'ltr' | 'rtl'
  /** Who reads stories; without accounts unless told. */
  reader?: StoryReader
  onPlay: () => void
  onShuffle: () => void
  onPlayNext: () => void
  onAddToQueue: () => void
  onAddToPlaylist: () => void
  onHeart: (isFavourite: boolean) => void
}

const anybody: StoryReader = { isAuthEnabled: false }
const nothing = () => undefined

function HeadedPage({ page, ...acts }: Omit<PageHeaderStoryProps, 'language' | 'direction' | 'reader'>) {
  const { t } = useTranslation()
  const { items, info } = readBrowsePage(page)
  const origin = window.location.origin
  const handlers = { onPress: nothing, onPlay: nothing, onHeart: nothing, onMore: nothing }
  return (
    <>
      {info ? <PageHeader info={info} tracks={items} origin={origin} parts={storyParts} {...acts} /> : null}
      <ul aria-label="Tracks" style={{ margin: 0, padding: 0 }}>
        {items.map((item, index) => (
          <ItemRow
            key={index}
            t={t}
            texts={createItemTexts(t)}
            item={item}
            index={index}
            count={items.length}
            place={{ uri: info?.uri ?? '' }}
            origin={origin}
            isActive={index === 1}
            isSimple={false}
            {...handlers}
          />
        ))}
      </ul>
    </>
  )
}

/** A page of the library with its head, on a player of the gallery. */
export function PageHeaderStory({
  language = 'en',
  direction = 'ltr',
  reader = anybody,
  ...rest
}: PageHeaderStoryProps) {
  const [player] = useState(() => new ScriptedPlayer({ origin: window.location.origin }))
  return (
    <StoryProviders player={player} services={browserServices} handlers={noHandlers} language={language}>
      <AccountSlotsContext value={reader}>
        <main
          lang={language}
          dir={direction}
          style={{ minHeight: '100vh', maxWidth: 1080, margin: '0 auto', padding: 16 }}
        >
          <HeadedPage {...rest} />
        </main>
      </AccountSlotsContext>
    </StoryProviders>
  )
}
