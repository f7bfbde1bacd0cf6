import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { axeOptions } from '../../support/axeOptions'

/** What axe finds seriously or critically wrong on a page, one line for each element. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options(axeOptions).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))
}
