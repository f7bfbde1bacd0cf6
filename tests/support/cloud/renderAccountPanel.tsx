import { act, render } from '@testing-library/react'
import { composePanel, type PanelOptions } from '../composePanel'
import { ScriptedDevice } from '../ScriptedDevice'
import { cloudBrand } from './cloudBrand'
import { createMemory } from './createMemory'
import { scriptAccounts } from './scriptAccounts'
import { ScriptedCloud, type CloudStart } from './ScriptedCloud'

interface Options extends PanelOptions {
  start?: CloudStart
  /** Has calls fail or wait before anything is drawn. */
  script?: (cloud: ScriptedCloud) => void
  /** What the browser remembers. */
  kept?: Map<string, string>
  /** The cloud's files cannot be had, until this says false. */
  isCut?: () => boolean
}

/** The whole panel of a brand with a cloud, on a scripted player and a scripted cloud. */
export const renderAccountPanel = async ({
  start,
  script,
  kept,
  isCut,
  brand = cloudBrand,
  ...options
}: Options) => {
  const device = new ScriptedDevice({ brandWord: brand.word })
  const cloud = new ScriptedCloud(start)
  script?.(cloud)
  let openings = 0
  const accounts = scriptAccounts({
    brand,
    topics: device.topics,
    storage: createMemory(kept),
    openCloud: () => {
      openings += 1
      return isCut?.() === true ? Promise.reject(new Error('no such file')) : Promise.resolve(cloud)
    },
  })
  const { app, router, connection } = composePanel(device, { ...options, brand, accounts })
  const chosen: string[] = []
  connection.subscribe(({ context: { aim } }) => {
    const address = aim?.guest?.address
    if (address !== undefined && address !== chosen.at(-1)) chosen.push(address)
  })
  await act(async () => {
    render(app)
    await router.load()
  })
  return {
    device,
    cloud,
    router,
    accounts,
    /** The origins of the players that were to be driven, one after the other. */
    chosen,
    /** How often the cloud was opened, or was to be. */
    openings: () => openings,
    path: () => router.state.location.href,
    /** The player says that it has accounts. */
    pushMenu: () =>
      act(() => device.push('pushMenuItems', [{ id: 'my-acme', name: 'My account', state: 'acme.profile' }])),
  }
}
