import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cloudBrand } from '../../../tests/support/cloud/cloudBrand'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import { renderAccountPanel } from '../../../tests/support/cloud/renderAccountPanel'

const { user, records, devices } = cloudSamples
const lastHost = String(devices[1]?.host)
const soon = { timeout: 15_000 }
/** The page of tests is served by `localhost`. */
const onCloudHost = {
  ...cloudBrand,
  cloudHosts: { production: 'localhost', development: 'dev.acme.example' },
}
const noPlayer = { hosts: [], tried: [] }

describe('the route guard of the account area', () => {
  it('[A2.2-3] waits for the player’s word on accounts, and opens no cloud before', async () => {
    const { path, openings, pushMenu } = await renderAccountPanel({
      path: '/acme/plans?a=1',
      start: { user, record: records.free },
    })
    expect(await screen.findByText('Waiting for the player', undefined, soon)).toBeTruthy()
    expect([path(), openings()]).toEqual(['/acme/plans?a=1', 0])
    pushMenu()
    expect(await screen.findByRole('heading', { level: 1 }, soon)).toBeTruthy()
    expect([path(), openings()]).toEqual(['/acme/plans?a=1', 1])
  })

  it('[A2.2-2] gives the page a ground of its own', async () => {
    await renderAccountPanel({ path: '/acme/plans', start: { user, record: records.free } })
    await waitFor(() => expect(document.querySelector('[data-account-ground]')).not.toBeNull(), soon)
  })

  it('[A2.2-4 A8-1] leads to browse where the player has no accounts, and opens no cloud', async () => {
    const { device, path, openings } = await renderAccountPanel({ path: '/acme/plans?a=1' })
    act(() =>
      device.push('pushMenuItems', [{ id: 'link', name: 'Shop', params: { url: 'https://shop.example' } }]),
    )
    await waitFor(() => expect(path()).toBe('/browse?a=1'), soon)
    expect(openings()).toBe(0)
  })

  it('[A2.3-21 A2.3-20 A2.1-9] leads who is signed out to access, and back to the profile once signed in, elsewhere, too', async () => {
    const { cloud, path, pushMenu } = await renderAccountPanel({ path: '/acme/plans?a=1' })
    pushMenu()
    await waitFor(() => expect(path()).toBe('/acme/access?a=1'), soon)
    cloud.records.put(user.uid, records.free)
    act(() => cloud.enter(user))
    await waitFor(() => expect(path()).toBe('/acme/profile?a=1'), soon)
    act(() => cloud.leave())
    await waitFor(() => expect(path()).toBe('/acme/access?a=1'), soon)
  })

  it('[A2.1-10] leads an address that no screen has the unknown way', async () => {
    const { path } = await renderAccountPanel({ path: '/acme/nosuch?a=1' })
    await waitFor(() => expect(path()).toBe('/playback?a=1'), soon)
  })

  it('says that the cloud cannot be had, and tries again', async () => {
    let isCut = true
    const { path, openings, pushMenu } = await renderAccountPanel({ path: '/acme/login', isCut: () => isCut })
    pushMenu()
    await screen.findByText('The cloud is out of reach', undefined, soon)
    isCut = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('E-mail', undefined, soon)).toBeTruthy()
    expect([path(), openings()]).toEqual(['/acme/login', 2])
  })

  it('says what is wrong with the record, and asks for it again', async () => {
    const { cloud, pushMenu } = await renderAccountPanel({
      path: '/acme/plans',
      start: { user, record: records.free },
      script: (cloud) => cloud.fail('records.watchUser', 'database/permission-denied'),
    })
    pushMenu()
    await screen.findByText('The cloud is out of reach', undefined, soon)
    cloud.mend('records.watchUser')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('The cloud is out of reach')).toBeNull(), soon)
  })
})

describe('on the cloud host', () => {
  it('[A2.1-7 A2.1-11 A4.17-1 A2.5-2] no player is needed: access is led to, and the header has the language only', async () => {
    const { path } = await renderAccountPanel({ path: '/playback', brand: onCloudHost, discovery: noPlayer })
    expect(await screen.findByRole('combobox', { name: 'Language' }, soon)).toBeTruthy()
    expect(path()).toBe('/acme/access')
    expect(screen.getByRole('main').hasAttribute('inert')).toBe(false)
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  })

  it('[A2.2-1] a screen of the account is entered without a player, and leads to none', async () => {
    const { path, chosen } = await renderAccountPanel({
      path: '/acme/plans?a=1',
      brand: onCloudHost,
      discovery: noPlayer,
      start: { user, record: { ...records.free, lastHost }, devices },
      kept: new Map([['signedIn', '1']]),
    })
    expect(await screen.findByRole('heading', { name: 'Plans' }, soon)).toBeTruthy()
    expect([path(), chosen]).toEqual(['/acme/plans?a=1', []])
  })

  it('[A4.15-5 D6-6] a screen of the player drives the one that was opened last, and the next where that is silent', async () => {
    const { path, chosen } = await renderAccountPanel({
      path: '/settings',
      brand: onCloudHost,
      discovery: noPlayer,
      silent: [lastHost],
      start: { user, record: { ...records.superstarYearly, lastHost }, devices },
      kept: new Map([['signedIn', '1']]),
    })
    const livingRoom = 'https://living-room.remote.example.org'
    await waitFor(() => expect(chosen).toEqual([lastHost, livingRoom]), soon)
    expect(await screen.findByText('Living room', undefined, soon)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Leave this player' })).toBeNull()
    expect(path()).toBe('/settings')
  })

  it('[A2.1-11 D8-1] a screen of the player leads to access where none of the user’s players is to be had', async () => {
    const { path, chosen } = await renderAccountPanel({
      path: '/settings',
      brand: onCloudHost,
      discovery: noPlayer,
      start: { user, record: records.free, devices: devices.map((device) => ({ ...device, online: false })) },
      kept: new Map([['signedIn', '1']]),
    })
    // Who is signed in has nothing to do at access, which leads on.
    await waitFor(() => expect(path()).toBe('/acme/profile'), soon)
    expect(chosen).toEqual([])
  })

  it('[A2.5-2 A4.11-2] the header logs out who is signed in, which leads to access', async () => {
    const { cloud, path } = await renderAccountPanel({
      path: '/acme/plans',
      brand: onCloudHost,
      discovery: noPlayer,
      start: { user, record: records.free },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }, soon))
    await waitFor(() => expect(path()).toBe('/acme/access'), soon)
    expect(cloud.callsOf('auth.signOut')).toHaveLength(1)
  })
})
