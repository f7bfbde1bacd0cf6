import { useState } from 'react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { SubscribeView } from './SubscribeView'
import { CancelSubscriptionView } from './PaymentViews'
import { PlaceContext } from '../links/NavigationLinksContext'
import 'virtual:texts/accountCheckout'

const { user, records } = cloudSamples
const place = { params: { plan: 'virtuoso', planDuration: 'yearly' }, query: new URLSearchParams() }
type Script = NonNullable<Parameters<typeof renderAccount>[1]>['script']

const press = async (name: string, within_?: HTMLElement) =>
  fireEvent.click(await (within_ ? within(within_) : screen).findByRole('button', { name }))
const close = async (title: string) => {
  const dialog = await screen.findByRole('dialog', { name: title })
  const [, button] = within(dialog).getAllByRole('button', { name: 'Close' })
  if (button) fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
}

describe('what did not work', () => {
  it('[A4.9-3] a cancellation stays where it was tried, and asks nobody to pay', async () => {
    const script: Script = (cloud) => cloud.fail('functions.cancelSubscription', 'cloud/refused')
    const { links } = renderAccount(<CancelSubscriptionView />, {
      user,
      record: records.virtuosoYearly,
      script,
    })
    await press('Cancel subscription')
    await press(
      'Cancel subscription',
      await screen.findByRole('dialog', { name: 'Cancel the subscription?' }),
    )
    await close('The subscription was not cancelled')
    expect(links).toEqual([])
    await screen.findByRole('button', { name: 'Cancel subscription' })
  })

  it('[A4.7-3] [A8-7] a payment whose answer was lost leads to where nobody is asked to pay again', async () => {
    const script: Script = (cloud) => {
      cloud.fail('records.paymentStatus', 'cloud/timeout')
      cloud.fail('records.readUser', 'cloud/unreachable')
    }
    const { links } = renderAccount(
      <PlaceContext value={place}>
        <SubscribeView />
      </PlaceContext>,
      { user, record: records.free, hasCards: true, script },
    )
    await press('Pay by card')
    const title = 'It is not known yet whether it worked'
    await screen.findByRole('dialog', { name: title }, { timeout: 12_000 })
    await close(title)
    await waitFor(() => expect(links).toEqual([{ screen: 'payment-fail', outcome: 'unknown' }]))
  }, 15_000)
})

/** A screen that can be left. */
const Leaving = () => {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button onClick={() => setHere(false)}>Leave</button>
      {isHere ? <CancelSubscriptionView /> : <p>Elsewhere</p>}
    </>
  )
}

describe('what is under way when the screen is left', () => {
  const cancelAndLeave = async () => {
    const { cloud, links } = renderAccount(<Leaving />, {
      user,
      record: records.virtuosoYearly,
      script: (made) => made.hold('functions.cancelSubscription'),
    })
    await press('Cancel subscription')
    await press(
      'Cancel subscription',
      await screen.findByRole('dialog', { name: 'Cancel the subscription?' }),
    )
    await screen.findByRole('dialog', { name: 'Cancelling the subscription' })
    fireEvent.click(screen.getByText('Leave'))
    await screen.findByText('Elsewhere')
    return { cloud, links }
  }

  it('[A4.9-3] goes on, and a toast tells that it worked', async () => {
    const { cloud, links } = await cancelAndLeave()
    cloud.release('functions.cancelSubscription')
    await screen.findByText('Your subscription is cancelled')
    expect([cloud.signals.map(({ name }) => name), links]).toEqual([['cancellation'], []])
  })

  it('[A4.9-3] is told by a toast when it fails', async () => {
    const { cloud, links } = await cancelAndLeave()
    cloud.fail('functions.cancelSubscription', 'cloud/refused', 'Not today')
    cloud.release('functions.cancelSubscription')
    await screen.findByText('Not today')
    expect(links).toEqual([])
  })
})
