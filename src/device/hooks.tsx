import {
  createContext,
  type ReactNode,
  useContext,
  useCallback,
  useSyncExternalStore,
  useMemo,
  useEffect,
  useState,
  useRef,
  useEffectEvent,
} from 'react'
import isEqual from 'fast-deep-equal'
import { useActorRef, useSelector } from '@xstate/react'
import type { Device, PushEvent, RequestEvent } from './Device'
import type { PushPayloads, RequestPayloads } from '../../schemas/generated/types'
import { defaultTimeoutMs, ask, type Asked } from './ask'
import {
  optimisticMachine,
  type OptimisticNews,
  type OptimisticTimeouts,
  type Wishes,
} from '../../machines/optimistic.machine'

/** The device that the hooks speak to; undefined outside `DeviceProvider`, which they refuse. */
const DeviceContext = createContext<Device | undefined>(undefined)

/** Gives the hooks of this room their device. */
export const DeviceProvider = ({ device, children }: { device: Device; children: ReactNode }) => (
  <DeviceContext value={device}>{children}</DeviceContext>
)

/** The device, for sending; what it pushes is read with `useTopic`. Throws outside `DeviceProvider`. */
export const useDevice = (): Device => {
  const device = useContext(DeviceContext)
  if (!device) throw new Error('useDevice needs a DeviceProvider above it')
  return device
}

/**
 * Origin of the connected player, e.g. `http://192.168.1.50`, for its pictures; undefined before the first
 * connect.
 */
export const useOrigin = (): string | undefined => {
  const device = useDevice()
  const subscribe = useCallback((listener: () => void) => device.onConnection(listener), [device])
  return useSyncExternalStore(subscribe, () => device.origin())
}

/** Whether the loading bar runs [D2.3-6]. */
export const usePending = (): boolean => {
  const { pending } = useDevice()
  const subscribe = useCallback((listener: () => void) => pending.subscribe(listener), [pending])
  return useSyncExternalStore(subscribe, () => pending.isPending())
}

/**
 * Whether two pushed values are equal in content. Never throws: a value whose keys are named like the methods
 * that the comparison calls (`valueOf`), or that is nested deeper than the stack, counts as new.
 */
export const isSameContent = (one: unknown, other: unknown): boolean => {
  try {
    return isEqual(one, other)
  } catch {
    return one === other
  }
}

/**
 * Selects anew only for a new payload, and hands out the last value again while the new one is equal in
 * content.
 */
export const createSelection = <P, T>() => {
  let last: { payload: P; select: (payload: P) => T; value: T } | undefined
  return (payload: P, select: (payload: P) => T): T => {
    if (last?.payload === payload && last.select === select) return last.value
    const value = select(payload)
    last = { payload, select, value: last && isSameContent(last.value, value) ? last.value : value }
    return last.value
  }
}

/** The last valid push of `event`, undefined before the first; the component renders at each new push. */
export function useTopic<E extends PushEvent>(event: E): PushPayloads[E] | undefined
/**
 * What `select` takes from the last valid push of `event`, undefined before the first; the component renders
 * only when that changes in content.
 */
export function useTopic<E extends PushEvent, T>(
  event: E,
  select: (payload: PushPayloads[E]) => T,
): T | undefined
export function useTopic<E extends PushEvent, T>(
  event: E,
  select?: (payload: PushPayloads[E]) => T,
): PushPayloads[E] | T | undefined {
  const { topics } = useDevice()
  const selection = useMemo(() => createSelection<PushPayloads[E], T>(), [])
  const subscribe = useCallback((listener: () => void) => topics.subscribe(event, listener), [topics, event])
  return useSyncExternalStore(subscribe, () => {
    const payload = topics.read(event)
    return payload === undefined || !select ? payload : selection(payload, select)
  })
}

/**
 * Asks the device while the component is mounted: now, and again after each reconnect [D4-2]. A new payload
 * of the same content asks nothing new.
 */
export const useAsk = <E extends RequestEvent>(event: E, payload?: RequestPayloads[E]): void => {
  const device = useDevice()
  const text = JSON.stringify(payload)
  // The content decides, not the object, which callers write anew at each render.
  // oxlint-disable-next-line react/exhaustive-deps
  const stable = useMemo(() => payload, [text])
  useEffect(() => device.subscribeToAnswer(event, stable), [device, event, stable])
}

/**
 * Whether something has been waited for longer than a player may take; anew with each `asked`, which names
 * the question.
 */
export function useSilence(isWaiting: boolean, asked: unknown): boolean {
  const [silent, setSilent] = useState<{ asked: unknown }>()
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSilent({ asked }), defaultTimeoutMs)
    return () => clearTimeout(timer)
  }, [isWaiting, asked])
  return isWaiting && silent !== undefined && silent.asked === asked
}

/**
 * How a question stands. `silent`: no answer for 8 s; `broken`: one that its schema refuses. An answer that
 * comes later is still taken.
 */
export type AnswerPhase = 'waiting' | 'silent' | 'broken' | 'ready'

/** What came of a question. */
interface Answer<T> {
  phase: AnswerPhase
  /** The last answer; present from the first one on. */
  data: T | undefined
  /** Asks once more. */
  retry: () => void
}

/**
 * Asks the device while the component is mounted, now and after each reconnect [D4-2], and gives what
 * `select` takes from the answer. An answer of which it takes nothing (undefined) does not count.
 */
export function useAnswer<R extends RequestEvent, P extends PushEvent, T>(
  request: R,
  push: P,
  select: (payload: PushPayloads[P]) => T | undefined,
  payload?: RequestPayloads[R],
): Answer<T> {
  const device = useDevice()
  const [asked, setAsked] = useState(0)
  const [brokenAt, setBrokenAt] = useState<number>()
  useAsk(request, payload)
  const data = useTopic(push, select)
  const isWaiting = data === undefined
  const isSilent = useSilence(isWaiting, asked)
  useEffect(
    () => (isWaiting ? device.onRefused(push, () => setBrokenAt(asked)) : undefined),
    [device, push, isWaiting, asked],
  )
  const retry = useCallback(() => {
    setAsked((times) => times + 1)
    // The type cannot say that the payload belongs to the request once both are parameters.
    device.send(request, payload as RequestPayloads[R])
  }, [device, request, payload])
  const missing = brokenAt === asked ? 'broken' : isSilent ? 'silent' : 'waiting'
  return { phase: isWaiting ? missing : 'ready', data, retry }
}

/** Why a command has no answer. */
type CommandProblem = Exclude<Asked<never>, { status: 'answered' }>

type Asking<A> = Parameters<typeof ask<A>>

/** A command that a component gives, one at a time. */
interface Command<A> {
  isBusy: boolean
  /** Why the last one had no answer; gone with the next. */
  problem: CommandProblem | undefined
  /**
   * Gives it, unless one is under way that it does not take the place of. Calls what belongs to its end,
   * neither once the component is gone.
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

type Failed = Extract<OptimisticNews, { type: 'failed' }>

interface WishOptions<E extends PushEvent> {
  timeouts: OptimisticTimeouts
  push: E
  /** How things are by that push. */
  read: (payload: PushPayloads[E]) => Wishes
  /** Asks the player how things are, where `timeouts` has it asked. */
  ask?: () => unknown
  /** Says what stays as it was, and why. */
  failed: (keys: readonly string[], why: Failed['why']) => void
}

/**
 * What is wanted of the player and shown as if it were so, until a push says that it is, or that it is not,
 * or nothing comes. `want` is called with what has been sent.
 */
export function useWishes<E extends PushEvent>({ timeouts, push, read, ask, failed }: WishOptions<E>) {
  const device = useDevice()
  const actor = useActorRef(optimisticMachine, { input: timeouts })
  const wishes = useSelector(actor, ({ context }) => context.wishes)
  const take = useEffectEvent((payload: PushPayloads[E]) =>
    actor.send({ type: 'state.pushed', state: read(payload) }),
  )
  const askPlayer = useEffectEvent(() => ask?.())
  const tell = useEffectEvent(({ keys, why }: Failed) => failed(keys, why))
  useEffect(() => {
    const heard = [actor.on('ask', () => askPlayer()), actor.on('failed', (news) => tell(news))]
    const leave = [
      // Each push counts, also one of the same content: it may be the answer to a question.
      device.on(push, (payload) => take(payload)),
      device.onConnection((isConnected) => {
        if (!isConnected) actor.send({ type: 'link.lost' })
      }),
    ]
    return () => {
      heard.forEach((one) => one.unsubscribe())
      leave.forEach((one) => one())
    }
  }, [actor, device, push])
  return { wishes, want: (wanted: Wishes) => actor.send({ type: 'wishes.made', wishes: wanted }) }
}
