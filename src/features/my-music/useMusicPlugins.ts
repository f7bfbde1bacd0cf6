import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { PluginRow, PushMyMusicPlugins } from '../../../schemas/generated/types'
import { useAnswer, useDevice } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { useToasts } from '../../ui/toasts/useToasts'

/** Milliseconds that the player has to confirm a switch. */
const patience = 8000

const nobody: ReadonlyMap<string, boolean> = new Map()

const all = (plugins: PushMyMusicPlugins) => plugins

/** A plugin as its row needs it. */
export interface MusicPlugin {
  /** `category/name`, unique in the list. */
  id: string
  row: PluginRow
  isOn: boolean
  /** The player has not confirmed it yet. */
  isPending: boolean
}

/**
 * The plugins that bring music and their switches [D2.11-8 D7-62]. A switch moves at once; the player's next list says what
 * became of it, and without one within 8 s it goes back and says so.
 */
export function useMusicPlugins() {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const went = useTellRefusal()
  const { phase, data = [], retry } = useAnswer('getMyMusicPlugins', 'pushMyMusicPlugins', all)
  const [wanted, setWanted] = useState(nobody)

  useEffect(() => device.on('pushMyMusicPlugins', () => setWanted(nobody)), [device])
  useEffect(() => {
    if (wanted.size === 0) return undefined
    const timer = setTimeout(() => {
      setWanted(nobody)
      toasts.show({ kind: 'warning', title: t('myMusic.plugins.unconfirmed') })
    }, patience)
    return () => clearTimeout(timer)
  }, [wanted, toasts, t])

  const plugins = data.map((row): MusicPlugin => {
    const id = `${row.category ?? ''}/${row.name ?? ''}`
    return { id, row, isOn: wanted.get(id) ?? row.enabled ?? false, isPending: wanted.has(id) }
  })
  const turn = useCallback(
    ({ id, row }: MusicPlugin, enabled: boolean) => {
      const { name, category } = row
      // Without them there is nothing that the player could switch, and no switch on the screen.
      if (name === undefined || category === undefined) return
      if (went(device.send('enableDisableMyMusicPlugin', { ...row, name, category, enabled })))
        setWanted((before) => new Map(before).set(id, enabled))
    },
    [device, went],
  )
  return { phase, plugins, retry, turn }
}
