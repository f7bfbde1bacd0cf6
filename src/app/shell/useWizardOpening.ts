import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAsk, useDevice } from '../../device'
import { paths } from '../paths'

/** Asks whether the first-run wizard is still to be done, and goes there whenever the device wants it [D2.2-16 D7-42 D7-43]. */
export const useWizardOpening = (): void => {
  const device = useDevice()
  const router = useRouter()
  useAsk('getWizard')
  useEffect(
    () =>
      device.on('pushWizard', ({ openWizard }) => {
        if (openWizard && router.state.location.pathname !== paths.wizard) router.history.push(paths.wizard)
      }),
    [device, router],
  )
}
