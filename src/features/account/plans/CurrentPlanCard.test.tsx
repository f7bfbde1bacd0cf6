import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { UserRecord } from '../../../../schemas/generated/types'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { CurrentPlanCard } from './CurrentPlanCard'

const { records } = cloudSamples
const cardOf = () => within(screen.getByRole('region', { name: 'Current plan' }))

it.each<[UserRecord | undefined, string, string | undefined]>([
  [undefined, 'FREE', undefined],
  [records.withoutPlan, 'FREE', undefined],
  [records.virtuosoMonthly, 'VIRTUOSO', 'Monthly'],
  [{ ...records.virtuosoMonthly, planDuration: null }, 'VIRTUOSO', 'Monthly'],
  [records.superstarYearly, 'SUPERSTAR', 'Yearly'],
  [records.lifetime, 'SUPERSTAR', 'For life'],
])(
  '[A2.5-5 A2.5-6 A2.5-8 A9-15] names the plan in capitals, FREE without one, and its duration where it is paid: %#',
  (record, name, duration) => {
    renderAccount(<CurrentPlanCard record={record} />)
    expect(cardOf().getByText(name)).toBeDefined()
    const durations = ['Monthly', 'Yearly', 'For life'].filter((text) => cardOf().queryByText(text))
    expect(durations).toEqual(duration === undefined ? [] : [duration])
  },
)

it.each([
  [true, 'E-mail verified'],
  [false, 'E-mail not verified'],
])('[A2.5-8] says whether the user is verified: %s', (isVerified, text) => {
  renderAccount(<CurrentPlanCard record={records.free} isVerified={isVerified} />)
  expect(cardOf().getByText(text)).toBeDefined()
})

it.each<['profile' | 'upgrade' | undefined, UserRecord | undefined, string | undefined]>([
  ['profile', records.free, 'Go to profile'],
  ['profile', records.lifetime, 'Go to profile'],
  ['upgrade', records.free, 'Change plan'],
  ['upgrade', records.superstarYearly, 'Change plan'],
  ['upgrade', records.lifetime, undefined],
  [undefined, records.free, undefined],
])('[A2.5-9] leads by the action %s where it says so: %#', (action, record, label) => {
  renderAccount(<CurrentPlanCard record={record} {...(action && { action })} />)
  expect(
    cardOf()
      .queryAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(label === undefined ? [] : [label])
})
