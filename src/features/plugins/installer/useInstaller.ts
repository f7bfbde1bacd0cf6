import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import { useActorRef } from '@xstate/react'
import type { InstallPluginStatus } from '../../../../schemas/generated/types'
import { useState } from 'react'
import {
  type InstallOrder,
  type InstallDispatch,
  type InstallerEvent,
  installerMachine,
} from '../../../../machines/installer.machine'
import type { InstallerParams } from '../../../ui/modal/PanelModals'
import { type Device, type SendOutcome, useDevice } from '../../../device'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Only this feature makes orders, so what has the look of one is one. */
const isOrder = (value: unknown): value is InstallOrder =>
  isRecord(value) && (value['kind'] === 'install' || value['kind'] === 'update') && isRecord(value['payload'])

/**
 * What the installer's modal is about; opened by somebody who does not say, it follows what the player says
 * from now on.
 */
function readInstallerParams(params: unknown): {
  order: InstallOrder | undefined
  since: InstallerParams['since']
} {
  const { order, since } = isRecord(params) ? params : {}
  return {
    order: isOrder(order) ? order : undefined,
    since: typeof since === 'number' ? since : performance.now(),
  }
}

/**
 * The actors of the installer machine on a player [D7-57 D7-59]. `known` is the status that its input was
 * read from: a later one that came before anybody listened is told as soon as somebody does.
 */
function createInstallerActors(device: Device, known: InstallPluginStatus | undefined) {
  const send = (order: InstallOrder): SendOutcome =>
    order.kind === 'install'
      ? device.send('installPlugin', order.payload)
      : device.send('updatePlugin', order.payload)
  return {
    watch: fromCallback(({ sendBack }) => {
      const tell = (event: InstallerEvent) => sendBack(event)
      const latest = device.topics.read('installPluginStatus')
      if (latest && latest !== known) tell({ type: 'status.pushed', status: latest })
      const stops = [
        device.on('installPluginStatus', (status) => tell({ type: 'status.pushed', status })),
        device.onConnection((isConnected) => tell({ type: isConnected ? 'link.returned' : 'link.lost' })),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    }),
    look: fromCallback(({ sendBack }) => {
      const tell = (event: InstallerEvent) => sendBack(event)
      const stop = device.on('pushInstalledPlugins', (plugins) => tell({ type: 'plugins.listed', plugins }))
      device.send('getInstalledPlugins')
      return stop
    }),
    request: fromPromise<InstallDispatch, { order: InstallOrder | undefined }>(({ input: { order } }) => {
      const outcome = order && send(order)
      return Promise.resolve(outcome?.status === 'refused' ? outcome.reason : 'sent')
    }),
  }
}

/** The installer machine of one modal. */
export type Installer = ActorRefFrom<typeof installerMachine>

/**
 * Runs the installer machine while the component is mounted: on an order, or on what the player says since
 * the modal was wanted.
 */
export function useInstaller(params: unknown): Installer {
  const device = useDevice()
  const [{ machine, input }] = useState(() => {
    const { order, since } = readInstallerParams(params)
    const receivedAt = device.topics.receivedAt('installPluginStatus') ?? -Infinity
    const known = device.topics.read('installPluginStatus')
    return {
      machine: installerMachine.provide({ actors: createInstallerActors(device, known) }),
      input: { order, status: order || receivedAt < since ? undefined : known },
    }
  })
  return useActorRef(machine, { input })
}
