/** What a station said when it was tuned to. */
export interface Station {
  /** E.g. `128 kbps`; '' when it did not say. */
  bitrate: string
}

/** How it goes with the web radio that is to be heard. */
export type Reception =
  { kind: 'none' } | { kind: 'connecting' } | { kind: 'on'; station: Station } | { kind: 'failed' }

/** Listens to one web radio at a time. */
export interface Radio {
  reception(): Reception
  /** Asks an address whether there is music, and tunes to nothing; rejects where there is none. */
  ask(uri: string): Promise<Station>
  /** Connects to an address; `failed` is told why when there is no music at it. Who tunes away hears no more of it. */
  tune(uri: string, on: () => void, failed: (reason: string) => void): void
  off(): void
}

/** Tunes to nothing yet. `connect` resolves with what a station says, or rejects with why it cannot be heard. */
export function createRadio(connect: (uri: string) => Promise<Station>): Radio {
  let reception: Reception = { kind: 'none' }
  return {
    reception: () => reception,
    ask: connect,
    tune(uri, on, failed) {
      const own: Reception = { kind: 'connecting' }
      reception = own
      connect(uri).then(
        (station) => {
          if (reception !== own) return
          reception = { kind: 'on', station }
          on()
        },
        (error: unknown) => {
          if (reception !== own) return
          reception = { kind: 'failed' }
          failed(error instanceof Error ? error.message : String(error))
        },
      )
    },
    off() {
      reception = { kind: 'none' }
    },
  }
}
