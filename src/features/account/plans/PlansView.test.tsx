import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { PlansView } from './PlansView'

const { user, records, products } = cloudSamples

it('[A2.4-46 A2.4-48 A2.5-10] shows three cards at most, each with its price for the duration that is chosen', async () => {
  renderAccount(<PlansView />, { user, record: records.free, products })
  expect(await screen.findByText('29.90 EUR')).toBeDefined()
  const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(names()).toEqual(['Free', 'Virtuoso', 'Superstar'])
  expect(screen.getByText('FREE')).toBeDefined()
  const marked = [...document.querySelectorAll('[data-recommended] h2')].map((heading) => heading.textContent)
  expect(marked).toEqual(['Virtuoso'])
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
  expect(await screen.findByText('2.99 EUR')).toBeDefined()
  expect(screen.queryByText('29.90 EUR')).toBeNull()
})
