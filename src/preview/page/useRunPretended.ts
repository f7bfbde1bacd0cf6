import { useCallback } from 'react'
import type { RunCommand } from '../../renderer'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import type { FromPage } from '../channel/FromPage'
import { describeEffect } from '../report/describeEffect'

/**
 * Carries out what a page's buttons say as the interface does, its question first, but for the last step: what would go out is
 * told instead. Resolves to whether the interface would have done it.
 */
export function useRunPretended(tell: (message: FromPage) => void): RunCommand {
  const dialogs = useDialogs()
  return useCallback(
    async (command) => {
      const effect = describeEffect(command)
      const isConfirmed = !command.confirm || (await dialogs.confirm({ ...command.confirm, holdsHtml: true }))
      tell({ kind: 'pressed', effect, answer: !command.confirm ? 'none' : isConfirmed ? 'yes' : 'no' })
      return isConfirmed && effect.kind !== 'refused' && effect.kind !== 'unsafe'
    },
    [dialogs, tell],
  )
}
