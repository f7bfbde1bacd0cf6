import type { EngineState } from '../playback/Engine'
import type { Command } from './connectMpd'
import type { MpdStatus, Switch } from './MpdStatus'

/** In which order the queue plays, in the words of the player. */
export type Modes = Pick<EngineState, 'random' | 'repeat' | 'repeatSingle' | 'consume'>

/**
 * The modes that a server has. To stop behind one entry, once or always, is none of them; that the entry that
 * plays will be removed shows, also where only that one will.
 */
export const modesOf = ({ random, repeat, single, consume }: MpdStatus): Modes => ({
  random,
  repeat,
  repeatSingle: repeat && single === '1',
  consume: consume !== '0',
})

/**
 * Has a server that is so `now` take these modes. `single` is left as it is unless it repeats one entry, or
 * is to: other clients know more ways of it.
 */
export function modeCommands(modes: Partial<Modes>, now: MpdStatus): Command[] {
  const { random, repeat, repeatSingle, consume } = modes
  const commands: Command[] = []
  if (random !== undefined) commands.push(['random', Number(random)])
  if (repeat !== undefined) commands.push(['repeat', Number(repeat)])
  const isOurs = now.single === '1' && (now.repeat || repeat === true)
  if (repeatSingle === true && now.single !== '1') commands.push(['single', 1])
  if (repeatSingle === false && isOurs) commands.push(['single', 0])
  if (consume !== undefined) commands.push(['consume', Number(consume)])
  return commands
}

const once = (said: Switch, isOn: boolean) => (said === 'oneshot' ? said : Number(isOn))

/** Gives a server that has started anew the modes that were; `last` is what the one before said last. */
export function restoreModes({ random, repeat, repeatSingle, consume }: Modes, last: MpdStatus): Command[] {
  return [
    ['random', Number(random)],
    ['repeat', Number(repeat)],
    ['single', once(last.single, repeatSingle)],
    ['consume', once(last.consume, consume)],
  ]
}
