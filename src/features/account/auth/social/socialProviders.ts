import type { SocialProvider } from '../../../../cloud/ports/CloudAuth'

/** The three social identity providers, in the order of their buttons. */
export const socialProviders = ['google', 'facebook', 'github'] as const satisfies readonly SocialProvider[]
