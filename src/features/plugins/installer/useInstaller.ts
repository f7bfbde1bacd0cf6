import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { installerMachine } from '../../../../machines/installer.machine'
import { useDevice } from '../../../device'
import { createInstallerActors } from './createInstallerActors'
import { readInstallerParams } from './readInstallerParams'

/** The installer machine of one modal. */
export type Installer = ActorRefFrom<typeof installerMachine>

/** Runs the installer machine while the component is mounted: on an order, or on what the player says since the modal was wanted. */
export function useInstaller(params: unknown): Installer {
  const device = useDevice()
  const [{ machine, input }] = useState(() => {
    const { order, since } = readInstallerParams(params)
    const receivedAt = device.topics.receivedAt('installPluginStatus') ?? -Infinity
    const status = order || receivedAt < since ? undefined : device.topics.read('installPluginStatus')
    return {
      machine: installerMachine.provide({ actors: createInstallerActors(device) }),
      input: { order, status },
    }
  })
  return useActorRef(machine, { input })
}
