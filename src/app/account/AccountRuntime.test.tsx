import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cloudBrand } from '../../../tests/support/cloud/cloudBrand'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import { renderAccountPanel } from '../../../tests/support/cloud/renderAccountPanel'
import { testBrand } from '../../../tests/support/testBrand'

const { user, records, devices } = cloudSamples
const soon = { timeout: 15_000 }
/** Somebody was signed in here when the panel was last left. */
const remembered = () => new Map([['signedIn', '1']])

const card = () => screen.findByRole('region', { name: 'Your account' }, soon)

describe('what the account area lends to the panel', () => {
  it('[D2.9-10 A2.5-1 A2.1-4] is a card in the settings, in the place of the menu item, without opening the cloud for nobody', async () => {
    const { openings, pushMenu } = await renderAccountPanel({})
    let wasItemSeen = false
    const watch = new MutationObserver(() => {
      wasItemSeen ||= screen.queryByText('My account') !== null
    })
    watch.observe(document.body, { childList: true, subtree: true })
    pushMenu()
    expect(within(await card()).getByText('No account connected')).toBeTruthy()
    expect(
      within(await card())
        .getByRole('link', { name: 'Sign up' })
        .getAttribute('href'),
    ).toBe('/acme/signup')
    watch.disconnect()
    expect(wasItemSeen).toBe(false)
    expect(openings()).toBe(0)
  })

  it('[A2.5-1] names who was signed in when the panel was last left, and logs them out on player and page', async () => {
    const { device, cloud, path, accounts, pushMenu } = await renderAccountPanel({
      start: { user, record: records.superstarYearly },
      kept: remembered(),
    })
    pushMenu()
    const mine = within(await card())
    expect(await mine.findByRole('link', { name: 'Owner, Superstar: to the profile' }, soon)).toBeTruthy()
    expect(accounts.slots()).toMatchObject({ isAuthEnabled: true, plan: 'superstar' })
    fireEvent.click(mine.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(path()).toBe('/acme/access'), soon)
    expect(device.sentWith('my{Brand}Logout')).toHaveLength(1)
    expect(cloud.callsOf('auth.signOut')).toHaveLength(1)
    await waitFor(() => expect(accounts.slots().logOut).toBeUndefined())
  })

  it('[A6-11 D6-2] is no card on another variant, though logging in is possible', async () => {
    const brand = { ...cloudBrand, variant: 'harbour' }
    const { accounts, pushMenu } = await renderAccountPanel({ brand })
    pushMenu()
    await waitFor(() => expect(accounts.slots().isAuthEnabled).toBe(true), soon)
    expect(accounts.slots()).toMatchObject({ Card: undefined, toPlans: undefined })
  })

  it('[D5-27 D6-3 A2.5-16] is the plan that opens stories, and the way to the plans for who has another', async () => {
    const { path, accounts, pushMenu } = await renderAccountPanel({
      start: { user, record: records.free },
      kept: remembered(),
    })
    pushMenu()
    await waitFor(() => expect(accounts.slots().plan).toBe('free'), soon)
    act(() => accounts.slots().toPlans?.())
    await waitFor(() => expect(path()).toBe('/acme/plans'), soon)
  })

  it('[D5-27] is an unknown plan as long as the cloud has not said which: nobody is offered what they have', async () => {
    const { cloud, accounts, pushMenu } = await renderAccountPanel({
      start: { user, record: records.superstarYearly },
      kept: remembered(),
    })
    cloud.hold('records.watchUser')
    pushMenu()
    await waitFor(() => expect(accounts.slots().plan).toBe('unknown'), soon)
    cloud.release('records.watchUser')
    await waitFor(() => expect(accounts.slots().plan).toBe('superstar'), soon)
  })

  it('is nothing where the player has no accounts: nothing is opened, and stories are open to all', async () => {
    const { device, accounts, openings } = await renderAccountPanel({ kept: remembered() })
    act(() => device.push('pushMenuItems', []))
    await waitFor(() => expect(accounts.slots().Debug).toBeDefined(), soon)
    expect(accounts.slots()).toMatchObject({ isAuthEnabled: false, Card: undefined })
    expect(openings()).toBe(0)
  })

  it('[A2.5-15] is the dock of the user’s players on the cloud host, and on no other', async () => {
    const options = {
      path: '/playback',
      start: { user, record: records.superstarYearly, devices },
      kept: remembered(),
    }
    const elsewhere = await renderAccountPanel(options)
    elsewhere.pushMenu()
    await waitFor(() => expect(elsewhere.accounts.slots().plan).toBe('superstar'), soon)
    expect(elsewhere.accounts.slots().Dock).toBeUndefined()
    cleanup()
    const cloudHosts = { production: 'localhost', development: 'dev.acme.example' }
    await renderAccountPanel({ ...options, brand: { ...cloudBrand, cloudHosts } })
    const dock = await screen.findByRole('region', { name: 'Players' }, soon)
    expect(within(dock).getByRole('button', { name: /Switch to Kitchen/ })).toBeTruthy()
  })

  it('is shown by /debug, without tokens and addresses', async () => {
    const { pushMenu } = await renderAccountPanel({
      path: '/debug',
      start: { user, record: records.free },
      kept: remembered(),
    })
    pushMenu()
    const details = within(await screen.findByRole('region', { name: 'Account' }, soon))
    expect(await details.findByText('u-owner', undefined, soon)).toBeTruthy()
    expect(details.getByText('not configured')).toBeTruthy()
    expect(details.queryByText(/token|@/)).toBeNull()
  })
})

describe('a sign-in', () => {
  it('[A4.1-1 A4.1-6 A4.1-8 D4-45] is carried to the player after 2 s, by a token of its own', async () => {
    const { device, pushMenu } = await renderAccountPanel({
      start: { user, record: records.free },
      kept: remembered(),
    })
    pushMenu()
    await waitFor(() => expect(device.sentWith('getMy{Brand}Status')).toHaveLength(1), soon)
    act(() => device.push('pushMy{Brand}Status', { loggedIn: false, uid: '' }))
    await waitFor(
      () => expect(device.sentWith('setMy{Brand}Token')).toEqual([{ token: 'custom-token' }]),
      soon,
    )
  })

  it('[A4.1-4 A4.1-7] is taken from the player, for which the cloud is opened', async () => {
    const { device, cloud, openings, pushMenu } = await renderAccountPanel({})
    pushMenu()
    await waitFor(() => expect(device.sentWith('getMy{Brand}Status')).toHaveLength(1), soon)
    expect(openings()).toBe(0)
    act(() => device.push('pushMy{Brand}Status', { loggedIn: true, uid: 'u-owner' }))
    await waitFor(() => expect(device.sentWith('getMy{Brand}Token')).toHaveLength(1), soon)
    act(() => device.push('pushMy{Brand}Token', { token: 't-player' }))
    await waitFor(() => expect(cloud.callsOf('auth.signInWithCustomToken')).toEqual([['t-player']]), soon)
  })

  it('[A2.4-7 A4.11-2] is not taken from a player that was away when they logged out, also after a reload', async () => {
    const kept = new Map([['pendingLogout', 'u-owner http://192.168.1.50']])
    const { device, openings, pushMenu } = await renderAccountPanel({ kept })
    pushMenu()
    await waitFor(() => expect(device.sentWith('getMy{Brand}Status')).toHaveLength(1), soon)
    act(() => device.push('pushMy{Brand}Status', { loggedIn: true, uid: 'u-owner' }))
    await waitFor(() => expect(device.sentWith('my{Brand}Logout')).toHaveLength(1), soon)
    expect(kept.size).toBe(0)
    expect(device.sentWith('getMy{Brand}Token')).toEqual([])
    expect(openings()).toBe(0)
  })

  it('settles the log-out before it: whoever logs in here has the player log in, too', async () => {
    const kept = new Map([['pendingLogout', 'u-owner http://192.168.1.50']])
    const { accounts, cloud, pushMenu } = await renderAccountPanel({ kept })
    pushMenu()
    await (await accounts.open())?.open()
    expect(kept.has('pendingLogout')).toBe(true)
    act(() => cloud.enter(user))
    await waitFor(() => expect(kept.has('pendingLogout')).toBe(false), soon)
  })

  it('that the service takes back is said, and leads to logging in', async () => {
    const { cloud, path, pushMenu } = await renderAccountPanel({
      path: '/acme/plans',
      start: { user, record: records.free },
    })
    pushMenu()
    await waitFor(() => expect(cloud.callsOf('records.watchUser')).toHaveLength(1), soon)
    cloud.fail('auth.reload', 'auth/user-token-expired')
    act(() => cloud.breakWatch('user', 'database/permission-denied'))
    expect(await screen.findByText('You were logged out', undefined, soon)).toBeTruthy()
    await waitFor(() => expect(path()).toBe('/acme/login'), soon)
  })
})

it('[A2.1-3] loads nothing for a brand without a cloud, and a brand whose cloud is no good says so to who sets it up', async () => {
  const { accounts } = await renderAccountPanel({ brand: testBrand })
  expect(await accounts.open()).toBeUndefined()
})
