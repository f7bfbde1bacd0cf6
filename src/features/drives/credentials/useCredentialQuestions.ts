import { useEffect } from 'react'
import type { NasCredentialsCheck } from '../../../../schemas/generated/types'
import { useDevice } from '../../../device'
import { usePanelModals } from '../../../ui/modal/PanelModals'

/** The name that the modal is opened by. */
export const credentialsModal = 'network-drive-password'

/** What the modal is about: a drive that asks for user name and password [D2.11-4]. */
export interface CredentialQuestion {
  drive: NasCredentialsCheck & { id: string }
  /**
   * The drive has its answer, or is to stay as it is; gives whether another one asks, which the modal then
   * shows.
   */
  settle: () => boolean
}

/** Whether the parameters of a modal are such a question: a menu may open any modal with anything. */
export function isCredentialQuestion(params: unknown): params is CredentialQuestion {
  return typeof params === 'object' && params !== null && 'drive' in params && 'settle' in params
}

type Asking = CredentialQuestion['drive']

/**
 * Opens the password modal on any screen when a network drive asks for it [D7-63]. After a start several may
 * ask at once: they come one after the other. One that asks again takes its own place, so that nothing typed
 * is lost.
 */
export function useCredentialQuestions(): void {
  const device = useDevice()
  const modals = usePanelModals()
  useEffect(() => {
    let asking: readonly Asking[] = []
    const show = () => {
      const [drive] = asking
      if (!drive) return
      modals.open({
        name: credentialsModal,
        size: 'sm',
        params: {
          drive,
          settle: () => {
            asking = asking.filter(({ id }) => id !== drive.id)
            show()
            return asking.length > 0
          },
        } satisfies CredentialQuestion,
      })
    }
    return device.onRare('nasCredentialsCheck', ({ id, ...drive }) => {
      // Without an id there is no drive to give them to.
      if (id === undefined || id === '') return
      const own = { ...drive, id }
      asking = asking.some((one) => one.id === id)
        ? asking.map((one) => (one.id === id ? own : one))
        : [...asking, own]
      show()
    })
  }, [device, modals])
}
