import { useEffect, useState } from 'react'
import { usePanelServices } from '../PanelServices'
import type { AccountArea } from './openAccounts'
import type { OpenedCloud } from './OpenedCloud'

/** A cloud that is being opened. */
export type Opening =
  | { phase: 'opening' }
  /** The brand's cloud is no good. */
  | { phase: 'none' }
  | { phase: 'failed' }
  | { phase: 'open'; area: AccountArea; opened: OpenedCloud }

/** Opens the cloud of the panel as soon as it is wanted, and gives how far that is; `retry` tries again after a failure. */
export const useOpenedCloud = (isWanted: boolean): Opening & { retry: () => void } => {
  const { accounts } = usePanelServices()
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' })
  useEffect(() => {
    if (!isWanted || opening.phase !== 'opening') return undefined
    let isWaited = true
    const tell = (next: Opening) => {
      if (isWaited) setOpening(next)
    }
    const openAll = async () => {
      const area = await accounts?.open()
      tell(area ? { phase: 'open', area, opened: await area.open() } : { phase: 'none' })
    }
    openAll().catch(() => tell({ phase: 'failed' }))
    return () => {
      isWaited = false
    }
  }, [accounts, isWanted, opening.phase])
  const retry = () => setOpening({ phase: 'opening' })
  return { ...opening, retry }
}
