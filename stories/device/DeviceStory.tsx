import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Session } from '../../schemas/generated/types'
import type { ScriptedPlayer } from '../support/ScriptedPlayer'
import { StoryProviders } from '../support/StoryProviders'
import { createStage } from './createStage'
import { readSession } from './readSession'
import { SessionDock } from './SessionDock'
import classes from './SessionDock.module.css'
import { SessionPlayer } from './SessionPlayer'

interface Props {
  /** The session, as it is in its fixture. */
  session: unknown
  /** Gets what plays it, so that a play function can press its buttons without waiting. */
  onSession?: (player: SessionPlayer, device: () => ScriptedPlayer) => void
}

/** A session with the panel that it is played to; a restart makes a fresh panel, which `changed` draws. */
const createPlayed = (
  session: Session,
  changed: (ready: () => void) => void,
  refused: (what: string) => void,
) => {
  const open = () => createStage(session.start, refused)
  let stage = open()
  const player = new SessionPlayer(session.steps, {
    happen: (step) => stage.happen(step),
    clear: (ready) => {
      stage = open()
      changed(ready)
    },
  })
  return { session, player, stage: () => stage }
}

const doNothing = (): void => undefined

const must = (session: unknown): Session => {
  const read = readSession(JSON.stringify(session))
  if (!read.ok) throw new Error(read.reason)
  return read.session
}

/** The whole panel on the player of a session, and below it what plays the session. */
export function DeviceStory({ session, onSession }: Props) {
  const [problem, setProblem] = useState<string>()
  const [{ turn, ready }, setTurn] = useState({ turn: 0, ready: doNothing })
  const create = (read: Session) =>
    createPlayed(
      read,
      (ready) => setTurn((before) => ({ turn: before.turn + 1, ready })),
      (what) => setProblem(what),
    )
  const [played, setPlayed] = useState(() => create(must(session)))
  // Runs after the effects of the panel, which hears what is pushed then.
  useEffect(() => ready(), [ready])
  useEffect(() => {
    onSession?.(played.player, () => played.stage().player)
    return () => played.player.stop()
  }, [played, onSession])
  const open = (text: string) => {
    const read = readSession(text)
    setProblem(read.ok ? undefined : read.reason)
    if (!read.ok) return
    setPlayed(create(read.session))
    setTurn((before) => ({ turn: before.turn + 1, ready: doNothing }))
  }
  const { player, router, brand, handlers, services } = played.stage()
  return (
    <div className={classes.page}>
      <div className={classes.stage} key={turn}>
        <StoryProviders player={player} services={services} handlers={handlers} brand={brand}>
          <RouterProvider router={router} />
        </StoryProviders>
      </div>
      <SessionDock title={played.session.title} player={played.player} problem={problem} onOpen={open} />
    </div>
  )
}
