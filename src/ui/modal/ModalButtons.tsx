import { createContext, useContext } from 'react'
import type { ButtonProps } from '@mantine/core'
import type { ModalButton } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/TranslationProvider'
import { Notice } from '../states'

/** Why a press did not do what the button says; the modal stays open then. */
export type ModalButtonProblem = 'offline' | 'invalid' | 'address' | 'screen'

/** Does what a button of the device says; returns what stood in the way, undefined when all was done. */
export type PressModalButton = (button: ModalButton) => ModalButtonProblem | undefined

/** Undefined outside the app, which `usePressModalButton` refuses. */
export const ModalButtonsContext = createContext<PressModalButton | undefined>(undefined)

/**
 * The one place for buttons that the device draws up, in whose modal they may stand. Throws outside its
 * context.
 */
export const usePressModalButton = (): PressModalButton => {
  const press = useContext(ModalButtonsContext)
  if (!press) throw new Error('usePressModalButton needs a ModalButtonsContext above it')
  return press
}

interface Props {
  /** Nothing is shown without one. */
  problem: ModalButtonProblem | undefined
}

const problemKeys = {
  offline: 'connection.refused.offline',
  invalid: 'connection.refused.invalid',
  address: 'menu.badAddress',
  screen: 'menu.noScreen',
} as const

/** Says why a button of the device did nothing. */
export const ButtonProblem = ({ problem }: Props) => {
  const { t } = useTranslation()
  return problem === undefined ? null : (
    <div role="alert" style={{ marginTop: 16 }}>
      <Notice kind="error">{t(problemKeys[problem])}</Notice>
    </div>
  )
}

/**
 * How a button looks by the style classes that devices send for their older interface, e.g. `btn
 * btn-warning`.
 */
export const buttonLook = (className: string | undefined): Pick<ButtonProps, 'variant' | 'color'> => {
  const words = new Set((className ?? '').toLowerCase().split(/\s+/))
  if (words.has('btn-danger')) return { variant: 'filled', color: 'red' }
  if (words.has('btn-warning')) return { variant: 'outline', color: 'yellow' }
  if (words.has('btn-success')) return { variant: 'filled', color: 'green' }
  if (words.has('btn-info') || words.has('btn-primary')) return { variant: 'filled' }
  return { variant: 'default' }
}
