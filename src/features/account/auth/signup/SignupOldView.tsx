import { useEffect, type ComponentType } from 'react'
import { useWays } from '../../ways/WaysContext'
import { AccountStep } from './AccountStep'
import { useSignup } from './useSignup'

interface Props {
  /** The terms and conditions. */
  Terms: ComponentType
}

/** Signing up on one page [A2.4-8 to A2.4-11]; who has an account goes to the profile. */
export function SignupOldView({ Terms }: Props) {
  const ways = useWays()
  const signup = useSignup()
  const isDone = signup.step === 2
  useEffect(() => {
    if (isDone) ways.go('profile', { replace: true })
  }, [isDone, ways])
  return (
    <AccountStep signup={isDone ? { ...signup, isCreating: true } : signup} Terms={Terms} hasSteps={false} />
  )
}
