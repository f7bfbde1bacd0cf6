import { useEffect } from 'react'
import { useDevice } from '../../../device'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { credentialsModal, type CredentialQuestion } from './CredentialQuestion'

type Asking = CredentialQuestion['drive']

/**
 * Opens the password modal on any screen when a network drive asks for it [D7-63]. After a start several may ask at once:
 * they come one after the other. One that asks again takes its own place, so that nothing typed is lost.
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
