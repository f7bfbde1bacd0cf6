import type {
  AccountTarget,
  NavigationLinks,
} from '../../../src/features/account/links/NavigationLinksContext'

/** Ways that lead nowhere and tell where they would; addresses are as under the word `acme`. */
export const recordLinks = (
  told: (target: AccountTarget, options?: { replace?: boolean }) => void,
): NavigationLinks => ({
  address: (target) =>
    typeof target === 'string'
      ? `/acme/${target}`
      : `/acme/${Object.values(target)
          .map((part) => encodeURIComponent(String(part)))
          .join('/')}`,
  go: told,
})
