import type { SocialProvider } from '../ports/CloudAuth'

/** What the authentication service calls the social providers. */
export const providerIds: Readonly<Record<SocialProvider, string>> = {
  google: 'google.com',
  facebook: 'facebook.com',
  github: 'github.com',
}

/** Our name for a provider, or its own where we have none. */
export const providerName = (id: string): string =>
  Object.entries(providerIds).find(([, known]) => known === id)?.[0] ?? id
