import type { ComponentProps } from 'react'
import { PlaceContext } from '../../src/features/account/links/NavigationLinksContext'
import { AccountStory } from './AccountStory'

interface Props extends ComponentProps<typeof AccountStory> {
  /** Parts of the address by their names. */
  params?: Readonly<Record<string, string>>
  query?: string
}

const nothing = {}

/** A screen of the account area whose address says something. */
export const AccountPlaceStory = ({ params = nothing, query = '', children, ...story }: Props) => (
  <AccountStory {...story}>
    <PlaceContext value={{ params, query: new URLSearchParams(query) }}>{children}</PlaceContext>
  </AccountStory>
)
