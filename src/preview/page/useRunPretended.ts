import { useCallback } from 'react'
import type { RunCommand } from '../../renderer'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import type { FromPage } from '../channel/FromPage'
import { describeDeed } from '../report/describeDeed'

/**
 * Carries out what a page's buttons say as the interface does, its question first, but for the last step: what would go out is
 * told instead. Resolves to whether the interface would have done it.
 */
export function useRunPretended(tell: (message: FromPage) => void): RunCommand {
  const dialogs = useDialogs()
  return useCallback(
    async (command) => {
      const deed = describeDeed(command)
      const isConfirmed = !command.confirm || (await dialogs.confirm({ ...command.confirm, holdsHtml: true }))
      tell({ kind: 'pressed', deed, answer: !command.confirm ? 'none' : isConfirmed ? 'yes' : 'no' })
      return isConfirmed && deed.kind !== 'refused' && deed.kind !== 'unsafe'
    },
    [dialogs, tell],
  )
}
