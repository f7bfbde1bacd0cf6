import { useEffect, useMemo } from 'react'
import type { PushInstalledPlugins } from '../../../../schemas/generated/types'
import { useAnswer, useDevice, useTopic } from '../../../device'
import { toInstalled } from './toInstalled'
import { usePluginSwitches } from './usePluginSwitches'

/** What players push when they have done something to a plugin; some say no more, and then the list is another. */
const changes = [
  'pushInstallPlugin',
  'pushUnInstallPlugin',
  'pushEnablePlugin',
  'pushModifyPluginStatus',
  'pushDisablePlugin',
] as const

const all = (rows: PushInstalledPlugins) => rows

/** The installed plugins and their switches [D7-56 D7-59]. */
export function useInstalled() {
  const device = useDevice()
  const { phase, data, retry } = useAnswer('getInstalledPlugins', 'pushInstalledPlugins', all)
  const store = useTopic('pushAvailablePlugins')
  const { wishes, turn } = usePluginSwitches(data)
  useEffect(() => {
    const leave = changes.map((push) => device.on(push, () => void device.send('getInstalledPlugins')))
    return () => leave.forEach((one) => one())
  }, [device])
  const plugins = useMemo(() => toInstalled(data ?? [], store, wishes), [data, store, wishes])
  return { phase, rows: data, plugins, turn, retry }
}
