/** An audio output, understood [D3-26]. */
export interface Output {
  /** Unique in the list, also where players repeat ids. */
  key: string
  /** What requests name it by; '' where it has none, and then nothing can be asked of it. */
  id: string
  /** As the player says it; '' where it has none. */
  name: string
  type: string | undefined
  /** As the player says it, for requests. */
  host: string | undefined
  /** Origin that the panel can switch to; undefined where the entry names none that can be a player's. */
  address: string | undefined
  isEnabled: boolean
  isAvailable: boolean
  isGroupable: boolean
  isSelf: boolean
  /** Id of the output that leads what this one plays or could play; '' where there is none. */
  leader: string
  status: 'play' | 'pause' | 'stop'
  artist: string
  track: string
  albumart: string | undefined
  /** 0-100; undefined where it has none to show. */
  volume: number | undefined
  isMuted: boolean
  /** Its volume can only be read. */
  isFixed: boolean
}

/** Outputs that play the same [D3-27]. */
export interface OutputGroup {
  leader: Output
  children: Output[]
}

/** What the player said of its outputs. */
export interface Outputs {
  /** All but those of browsers [D3-26]. */
  all: Output[]
  /** This device, where nothing leads a group [D2.8-3]. */
  self: Output | undefined
  groups: OutputGroup[]
  /** All that are in no group, without this device where it stands by itself. */
  available: Output[]
}
