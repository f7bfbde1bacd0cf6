import { useRouter, useRouterState } from '@tanstack/react-router'
import type { BrowseItem } from '../../schemas/generated/types'
import { LoneItemArt, LoneItemButtons } from '../features/browse'
import { LinkView } from '../features/links'

/** Once it plays, what plays is there in the place of the link: nobody comes back to that. */
function Buttons({ item }: { item: BrowseItem }) {
  const router = useRouter()
  return <LoneItemButtons item={item} onPlayed={() => router.history.replace('/playback')} />
}

const buttonsOf = (item: BrowseItem) => <Buttons item={item} />
const artOf = (item: BrowseItem, origin: string | undefined) => <LoneItemArt item={item} origin={origin} />

/** /play: what a link leads to. */
export const LinkScreen = () => (
  <LinkView
    query={useRouterState({ select: ({ location }) => location.searchStr })}
    artOf={artOf}
    buttonsOf={buttonsOf}
  />
)
