import type { PushMultiroom } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { rooms } from './rooms'

/** The groups of the house by the ids of their players [D3-27]; real devices leave this question unanswered. */
export function multiroom(player: PlayerContext): PushMultiroom {
  return {
    groups: rooms(player).list.flatMap(({ id, child = [] }) =>
      child.length > 0 ? [{ leader: id, children: child.map((one) => one.id) }] : [],
    ),
  }
}
