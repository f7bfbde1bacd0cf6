import { createContext, useContext } from 'react'
import type { ModalButton } from '../../../schemas/generated/types'

/** Why a press did not do what the button says; the modal stays open then. */
export type ModalButtonProblem = 'offline' | 'invalid' | 'address' | 'screen'

/** Does what a button of the device says; returns what stood in the way, undefined when all was done. */
export type PressModalButton = (button: ModalButton) => ModalButtonProblem | undefined

/** Undefined outside the app, which `usePressModalButton` refuses. */
export const ModalButtonsContext = createContext<PressModalButton | undefined>(undefined)

/** The one door for buttons that the device draws up, in whose modal they may stand. Throws outside its context. */
export const usePressModalButton = (): PressModalButton => {
  const press = useContext(ModalButtonsContext)
  if (!press) throw new Error('usePressModalButton needs a ModalButtonsContext above it')
  return press
}
