import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useDevice, type SendOutcome } from '../../device'
import { oauthAddress, type PageCommand, type RunCommand } from '../../renderer'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { openAddress } from '../../ui/safeAddress'
import { useToasts } from '../../ui/toasts/Toast'

/** Where the buttons of a page lead inside the interface. */
export interface PageDestinations {
  /** The static page with a name [D2.10-11]. */
  toStaticPage: (pageName: string) => void
  /** The plans of the account area [D2.10-12]; false when this panel has no such screen. */
  toPlans: () => boolean
}

/**
 * Carries out what a page's buttons say [D2.10-6 … D2.10-13], after the question if there is one. Resolves to
 * false when it was not done, and then has told the user why; nothing is ever lost silently.
 */
export function useRunCommand({ toStaticPage, toPlans }: PageDestinations): RunCommand {
  const { t } = useTranslation()
  const device = useDevice()
  const dialogs = useDialogs()
  const toasts = useToasts()

  const carryOut = useCallback(
    (command: PageCommand): string | undefined => {
      switch (command.kind) {
        case 'callMethod':
          // The page is the payload's author; the gateway checks it like every request.
          return problemOf(t, device.sendAuthored('callMethod', command.payload))
        case 'emit':
          return problemOf(t, device.sendAuthored(command.event, command.payload))
        case 'openUrl':
          return openAddress(command.url, 'new').ok
            ? undefined
            : t('settings.unsafeAddress', { address: command.url })
        case 'oauth': {
          const deviceOrigin = device.origin() ?? window.location.origin
          const address = oauthAddress({ ...command, deviceOrigin, pageAddress: window.location.href })
          if (address === undefined) return t('settings.unsafeAddress', { address: command.performerUrl })
          openAddress(address, 'same')
          return undefined
        }
        case 'goto':
          toStaticPage(command.pageName)
          return undefined
        case 'plans':
          return toPlans() ? undefined : t('settings.noScreen')
      }
    },
    [t, device, toStaticPage, toPlans],
  )

  return useCallback(
    async (command) => {
      if (command.confirm && !(await dialogs.confirm({ ...command.confirm, holdsHtml: true }))) return false
      const problem = carryOut(command)
      if (problem !== undefined) toasts.show({ kind: 'error', title: t('toast.notDone'), message: problem })
      return problem === undefined
    },
    [t, dialogs, toasts, carryOut],
  )
}

/**
 * Why the gateway or the lost connection refused a request, in the user's language; undefined when it went
 * out.
 */
function problemOf(t: TFunction, outcome: SendOutcome): string | undefined {
  if (outcome.status !== 'refused') return undefined
  return outcome.reason === 'offline'
    ? t('settings.offline')
    : t('settings.malformed', { reason: outcome.message })
}
