import type { AccountTarget, Ways } from '../../../src/features/account/ways/NavigationLinksContext'

/** Ways that lead nowhere and tell where they would; addresses are as under the word `acme`. */
export const recordWays = (told: (target: AccountTarget, options?: { replace?: boolean }) => void): Ways => ({
  address: (target) =>
    typeof target === 'string'
      ? `/acme/${target}`
      : `/acme/${Object.values(target)
          .map((part) => encodeURIComponent(String(part)))
          .join('/')}`,
  go: told,
})
