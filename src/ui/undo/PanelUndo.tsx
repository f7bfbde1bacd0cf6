import { Button, CloseButton } from '@mantine/core'
import { useActorRef, useSelector } from '@xstate/react'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import type { ActorRefFrom } from 'xstate'
import { createUndoMachine } from '../../../machines/undo.machine'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './UndoBar.module.css'

/** What was done, and how it is taken back, where it can be. */
export interface Undo {
  text: string
  run?: () => void
  /** Whether it can be taken back still, where that may end; what is newer need not wait for what cannot. */
  isStill?: () => boolean
  /** The word on its button, where that is not “Undo”: what is under way can be stopped. */
  label?: string
}

/** A way back from what was done last. The functions are the same ones always. */
export interface UndoOffer<O> {
  /** Undefined where nothing is offered, or its time has passed. */
  offered: O | undefined
  offer: (undo: O) => void
  close: () => void
  /** A hand is on it, or left it. */
  hold: (isHeld: boolean) => void
}

type UndoActor<O> = ActorRefFrom<ReturnType<typeof createUndoMachine<O>>>

/** A way back that is offered elsewhere, too. */
export function useUndoOf<O>(actor: UndoActor<O>): UndoOffer<O> {
  const offered = useSelector(actor, ({ context }) => context.offer)
  const offer = useCallback((undo: O) => actor.send({ type: 'undo.offered', offer: undo }), [actor])
  const close = useCallback(() => actor.send({ type: 'undo.closed' }), [actor])
  const hold = useCallback(
    (isHeld: boolean) => actor.send({ type: isHeld ? 'hand.came' : 'hand.went' }),
    [actor],
  )
  return useMemo(() => ({ offered, offer, close, hold }), [offered, offer, close, hold])
}

/** Offers what was done last for as long as the component is mounted. */
export function useUndo<O>(): UndoOffer<O> {
  const [machine] = useState(() => createUndoMachine<O>())
  return useUndoOf(useActorRef(machine))
}

interface Props {
  undo: Undo | undefined
  onClose: () => void
  onHold: (isHeld: boolean) => void
  /** Stands in its place while it is given: what is under way. */
  children?: ReactNode
}

/**
 * What was done last, with a way back, at the foot of the screen until something else is done or some time
 * has passed. No toast: players send one of their own about the same thing, which would take its place.
 */
export function UndoBar({ undo, onClose, onHold, children }: Props) {
  const { t } = useTranslation()
  const release = useEffectEvent(() => onHold(false))
  // A bar that goes tells of no pointer that leaves it.
  useEffect(() => () => release(), [])
  return (
    <div className={classes.place} role="status">
      {children || undo ? (
        <div
          className={classes.bar}
          onPointerEnter={() => onHold(true)}
          onPointerLeave={() => onHold(false)}
          onFocus={() => onHold(true)}
          onBlur={() => onHold(false)}
        >
          {children ||
            (undo ? (
              <>
                <span className={classes.text}>{undo.text}</span>
                {undo.run ? (
                  <Button
                    variant="default"
                    onClick={() => {
                      undo.run?.()
                      onClose()
                    }}
                  >
                    {undo.label ?? t('action.undo')}
                  </Button>
                ) : null}
                <CloseButton aria-label={t('action.close')} onClick={onClose} />
              </>
            ) : null)}
        </div>
      ) : null}
    </div>
  )
}

/** ms between two words on how far it is, the first included: most work is done before. */
const pace = 1000

/** Hears how many requests of how many are done, and has it said once in a while. */
export function everySecond(say: (done: number, total: number) => void): typeof say {
  let saidAt = performance.now()
  return (done, total) => {
    if (performance.now() - saidAt < pace) return
    saidAt = performance.now()
    say(done, total)
  }
}

const PanelUndoContext = createContext<UndoOffer<Undo> | undefined>(undefined)

/**
 * The way back from what was done last, on whatever screen: one for the panel, which stays while screens
 * change. Throws outside `PanelUndo`.
 */
export const usePanelUndo = (): UndoOffer<Undo> => {
  const undo = useContext(PanelUndoContext)
  if (!undo) throw new Error('usePanelUndo needs a PanelUndo above it')
  return undo
}

/** Gives screens and modals the way back; `PanelUndoBar` draws it. */
export const PanelUndo = ({ children }: { children: ReactNode }) => (
  <PanelUndoContext value={useUndo<Undo>()}>{children}</PanelUndoContext>
)

/** The way back, below the screen. */
export function PanelUndoBar() {
  const undo = usePanelUndo()
  return <UndoBar undo={undo.offered} onClose={undo.close} onHold={undo.hold} />
}
