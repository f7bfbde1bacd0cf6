import type { ComponentType } from 'react'
import { AccountStep } from './AccountStep'
import { PlanStep } from './PlanStep'
import { useSignup } from './useSignup'

interface Props {
  /** The terms and conditions. */
  Terms: ComponentType
}

/** Signing up in two steps: the account, then a plan [A2.4-12 to A2.4-16]. */
export function SignupView({ Terms }: Props) {
  const signup = useSignup()
  return signup.step === 1 ? (
    <AccountStep signup={signup} Terms={Terms} hasSteps />
  ) : (
    <PlanStep signup={signup} />
  )
}
