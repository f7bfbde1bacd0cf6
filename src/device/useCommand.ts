import { useCallback, useEffect, useRef, useState } from 'react'
import { ask, type Asked } from './ask'
import { useDevice } from './DeviceContext'

/** Why a command has no answer. */
type CommandProblem = Exclude<Asked<never>, { status: 'answered' }>

type Asking<A> = Parameters<typeof ask<A>>

/** A command that a component gives, one at a time. */
interface Command<A> {
  isBusy: boolean
  /** Why the last one had no answer; gone with the next. */
  problem: CommandProblem | undefined
  /**
   * Gives it, unless one is under way that it does not take the place of. Calls what belongs to its end, neither once the component is
   * gone.
   */
  give: (
    request: Asking<A>[1],
    options: Omit<Asking<A>[2], 'signal'> & { replaces?: boolean },
    answered: (answer: A) => void,
    failed?: (problem: CommandProblem) => void,
  ) => void
}

/** Gives commands to the player and says how they stand. */
export function useCommand<A>(): Command<A> {
  const device = useDevice()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CommandProblem>()
  const running = useRef<AbortController>(undefined)
  const end = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setBusy(false)
  }, [])
  // A component that is hidden for a while waits for nothing when it is shown again.
  useEffect(() => end, [end])
  const give = useCallback<Command<A>['give']>(
    (request, options, answered, failed) => {
      if (running.current && options.replaces !== true) return
      running.current?.abort()
      const current = new AbortController()
      running.current = current
      setBusy(true)
      setProblem(undefined)
      void ask(device, request, { ...options, signal: current.signal }).then((asked) => {
        end()
        if (asked.status === 'answered') return answered(asked.answer)
        setProblem(asked)
        failed?.(asked)
      })
    },
    [device, end],
  )
  return { isBusy, problem, give }
}
