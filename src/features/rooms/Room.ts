/** A player of the house, understood [D3-25]. */
export interface Room {
  /** Unique in the list, also where players repeat ids or have none. */
  key: string
  /** As the player says it; '' where it has none. */
  name: string
  /** As the player says them, where it does; what turns another player up reads them [D7-34]. */
  id: string | undefined
  host: string | undefined
  type: string | undefined
  /** Origin, e.g. `http://192.168.1.51`; undefined where the entry names none that can be a player's. */
  address: string | undefined
  /**
   * What groups name it by [D7-30]. Players without a multi-room plugin say none, and end when a group is asked of them, so that
   * it is never made up from the host.
   */
  ip: string | undefined
  isSelf: boolean
  /** Plays what its leader plays. */
  isChild: boolean
  status: 'play' | 'pause' | 'stop'
  artist: string
  track: string
  albumart: string | undefined
  /** 0-100; undefined while unknown. */
  volume: number | undefined
  isMuted: boolean
  /** Its volume can only be read. */
  isFixed: boolean
  /** Who plays with it; a member has none. */
  members: Room[]
}
