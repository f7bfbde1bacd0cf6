import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds seriously or critically wrong on a page, one line for each element. */
export async function findBarriers(page: Page): Promise<string[]> {
  // It would read the style sheets once more, from a player that may be away on purpose.
  const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))
}
