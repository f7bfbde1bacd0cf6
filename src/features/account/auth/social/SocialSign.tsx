import type { SocialProvider } from '../../../../cloud/ports/CloudAuth'

/** The providers' own signs; theirs is the colour, too, where there is one. */
const signs = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-2 3.2-4.8 3.2-8.2z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.1v2.8A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.8 14.2a6.6 6.6 0 0 1 0-4.3V7.1H2.1a11 11 0 0 0 0 9.9z" />
      <path
        fill="#ea4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.1 7.1l3.7 2.8C6.7 7.3 9.1 5.4 12 5.4z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#0866ff" />
      <path
        fill="#fff"
        d="M15.9 15.2l.5-3.2h-3.1v-2c0-.9.4-1.7 1.8-1.7h1.4V5.6s-1.3-.2-2.5-.2c-2.5 0-4.2 1.5-4.2 4.3V12H7v3.2h2.8v7.6a11 11 0 0 0 3.5 0v-7.6z"
      />
    </>
  ),
  github: (
    <path
      fill="currentColor"
      d="M12 1a11 11 0 0 0-3.5 21.4c.6.1.8-.2.8-.5v-2c-3.1.7-3.7-1.3-3.7-1.3-.5-1.3-1.2-1.7-1.2-1.7-1-.7.1-.7.1-.7 1.1.1 1.7 1.2 1.7 1.2 1 1.7 2.6 1.2 3.2.9.1-.7.4-1.2.7-1.5-2.4-.3-5-1.2-5-5.4 0-1.2.4-2.2 1.1-3-.1-.2-.5-1.4.1-2.9 0 0 1-.3 3 1.1a10.5 10.5 0 0 1 5.5 0c2-1.4 3-1.1 3-1.1.6 1.5.2 2.7.1 2.9.7.8 1.1 1.8 1.1 3 0 4.2-2.6 5.1-5 5.4.4.3.8 1 .8 2v3c0 .3.2.6.8.5A11 11 0 0 0 12 1z"
    />
  ),
} satisfies Record<SocialProvider, unknown>

/** The sign of a social provider, 20 px; its name stands beside it. */
export const SocialSign = ({ provider }: { provider: SocialProvider }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden>
    {signs[provider]}
  </svg>
)
