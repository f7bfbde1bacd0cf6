import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import type { CheckoutVariant } from '../plans/planRules'
import { PlanGrid, usePlanChoices } from './PlanGrid'
import { useCheckout, type CheckoutChoice } from './SubscribeView'

const { user, records, products } = cloudSamples

interface Props {
  variant: CheckoutVariant
  /** Changes what the grid would have paid. */
  over?: Partial<CheckoutChoice>
}

const Page = ({ variant, over }: Props) => {
  const choices = usePlanChoices()
  const { pay, isBusy, window } = useCheckout(variant)
  return (
    <>
      <PlanGrid choices={choices} isLanding={variant === 'landing'} />
      <button type="button" disabled={isBusy} onClick={() => pay({ ...choices.choice, ...over })}>
        Finish
      </button>
      {window}
    </>
  )
}

const finish = async () => {
  await screen.findAllByRole('radio')
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
}
const enterCoupon = async (coupon: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Have a coupon code?' }))
  fireEvent.change(await screen.findByLabelText('Coupon code'), { target: { value: coupon } })
}
const trial = { days: 14, daysAuth: 'auth-days', auth: 'auth-trial' }
const buyer = { email: user.email, passthrough: { email: user.email, uid: user.uid } }

describe('the grid of plans', () => {
  it('[A2.4-13] [A9-3] [A9-4] holds what costs something, virtuoso and yearly chosen', async () => {
    renderAccount(<Page variant="signup" />, { user, record: records.free })
    await screen.findByRole('radio', { name: 'Virtuoso', checked: true })
    screen.getByRole('radio', { name: 'Superstar', checked: false })
    expect(screen.queryByRole('radio', { name: 'Free' })).toBeNull()
    screen.getByRole('radio', { name: 'Yearly', checked: true })
    expect(screen.getAllByText('14 free days trial')).toHaveLength(2)
    await screen.findByText('29.90 EUR')
    expect(screen.getAllByText('per year')).toHaveLength(2)
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    await screen.findByText('2.99 EUR')
  })

  it('[A2.4-13] [A4.5-2] hides the trial once there is a coupon', async () => {
    renderAccount(<Page variant="signup" />, { user, record: records.free })
    await enterCoupon('AUTUMN')
    expect(screen.queryByText('14 free days trial')).toBeNull()
  })
})

describe('the checkout', () => {
  it('[A4.6-1] [A4.6-2] [A7.6-1] [A7.6-2] opens with the trial, signals the purchase and leads to success', async () => {
    const { cloud, links } = renderAccount(<Page variant="signup" />, { user, record: records.free })
    await finish()
    await waitFor(() => expect(links).toEqual(['payment-success']))
    expect(cloud.callsOf('checkout.open')).toEqual([[{ product: 102, ...buyer, trial }]])
    expect(cloud.signals.at(-1)).toMatchObject({
      name: 'purchase',
      values: { planName: 'Virtuoso', duration: 'yearly', isTrial: 'true' },
    })
  })

  it.each([
    ['signup', { coupon: 'AUTUMN' }],
    ['plans', { coupon: 'AUTUMN' }],
    ['landing', { coupon: 'AUTUMN', trial }],
  ] as const)('[A5-18] sends a coupon by the rule of the page: %s', async (variant, offer) => {
    const { cloud } = renderAccount(<Page variant={variant} />, { user, record: records.free })
    await enterCoupon('AUTUMN')
    await finish()
    await waitFor(() =>
      expect(cloud.callsOf('checkout.open')).toEqual([[{ product: 102, ...buyer, ...offer }]]),
    )
  })

  it('[A4.2-4] leads straight to the profile for free', async () => {
    const { cloud, links } = renderAccount(
      <Page
        variant="signup"
        over={{
          product: { code: 'free', planCode: 'free', name: 'Free', maxDevices: 1, features: [], prices: {} },
        }}
      />,
      { user, record: records.free },
    )
    await finish()
    await waitFor(() => expect(links).toEqual(['profile']))
    expect(cloud.callsOf('checkout.open')).toEqual([])
  })

  it.each([
    ['[A4.4-5]', records.virtuosoMonthly, /You have a plan already/],
    ['[A6-6]', records.lifetime, /for life/],
  ])('%s is not opened for who has a plan already', async (_, record, text) => {
    const { cloud, links } = renderAccount(<Page variant="landing" />, { user, record })
    await finish()
    const modal = within(await screen.findByRole('dialog', { name: 'Nothing was paid' }))
    modal.getByText(text)
    expect([cloud.callsOf('checkout.open'), links]).toEqual([[], []])
  })

  it('[A5-16] takes who has just signed up, else who is signed in', async () => {
    const newUser = { uid: 'u-new', email: 'new@example.org' }
    const { cloud } = renderAccount(<Page variant="signup" over={{ user: newUser }} />, {})
    await finish()
    await waitFor(() =>
      expect(cloud.callsOf('checkout.open')).toEqual([
        [
          {
            product: 102,
            email: newUser.email,
            passthrough: { email: newUser.email, uid: 'u-new' },
            trial,
          },
        ],
      ]),
    )
  })

  const soldBy = (paddleId: number | null) => ({
    virtuoso: { ...products.virtuoso, prices: { yearly: { amount: 29.9, paddleId } } },
  })
  it.each([
    [
      '[A5-14] [A8-15]',
      'plans',
      soldBy(null),
      user,
      /cannot be bought at the moment. No transaction occurred/,
    ],
    ['[A5-15] [A8-14]', 'signup', soldBy(null), user, /Please contact support/],
    ['[A5-16] [A8-14]', 'signup', soldBy(1), undefined, /new account is not signed in here/],
    ['[A5-16] [A8-15]', 'landing', soldBy(1), undefined, /Nobody is signed in. No transaction occurred/],
    ['[A5-16] [A8-14]', 'signup', soldBy(1), { ...user, email: '' }, /no e-mail address/],
  ] as const)('%s says in our own modal what is missing: %s', async (_, variant, catalogue, who, text) => {
    const { cloud, links } = renderAccount(<Page variant={variant} />, { user: who, products: catalogue })
    await finish()
    const modal = within(await screen.findByRole('dialog', { name: 'Nothing was paid' }))
    modal.getByText(text)
    expect([cloud.callsOf('checkout.open'), links]).toEqual([[], []])
  })

  it('[A4.2-4] [A4.6-3] says when it was closed, and stays', async () => {
    const { links } = renderAccount(<Page variant="signup" />, {
      user,
      record: records.free,
      script: (cloud) => {
        cloud.checkoutOutcome = 'closed'
      },
    })
    await finish()
    await screen.findByRole('dialog', { name: 'The checkout was not completed' })
    expect(links).toEqual([])
  })

  it('[A4.7-3] says what failed, then leads to the page of failure', async () => {
    const { links } = renderAccount(<Page variant="plans" />, {
      user,
      record: records.free,
      script: (cloud) => cloud.fail('checkout.open', 'cloud/failed'),
    })
    await finish()
    const modal = within(await screen.findByRole('dialog', { name: 'Payment failed' }))
    modal.getByText(/^Payment Failed\./)
    expect(links).toEqual([])
    const [, close] = modal.getAllByRole('button', { name: 'Close' })
    if (close) fireEvent.click(close)
    await waitFor(() => expect(links).toEqual(['payment-fail']))
  })
})
