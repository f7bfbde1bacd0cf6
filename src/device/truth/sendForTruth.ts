import type { PushBrowseLibrary } from '../../../schemas/generated/types'
import type { Device, SendOutcome } from '../Device'
import { onePerPlayer } from '../onePerPlayer'
import { favouriteUri } from '../nowPlaying/favourites'
import { defaultTimeoutMs } from '../ask'

/**
 * What became of a command, by the player's own push: `done`, with the page that it pushed for it, if it did;
 * `failed`, with its reason, if it gave one; `silent`: it has said nothing in time, so that nobody knows.
 */
export type Truth =
  | { status: 'done'; page?: PushBrowseLibrary }
  | { status: 'failed'; reason?: string | undefined }
  | { status: 'silent' }

/** Listens for what tells how a command went, from before it is sent; returns what stops it. */
export type Hearing = (device: Device, tell: (truth: Truth) => void) => () => void

/** What was asked of the player and is not known to be done: the words that name it, and how it ends. */
interface Claim {
  words: readonly string[]
  isDone: Promise<boolean>
}

/**
 * Commands whose truth is awaited: players toast success before they have done, or tried, what they were
 * asked.
 */
interface Claims {
  add: (claim: Claim) => void
  /**
   * Whether a toast of success may be shown: true at once where it speaks of nothing that is awaited, else
   * once that is known to be done; false when it is not.
   */
  holds: (text: string) => true | Promise<boolean>
}

function createClaims(): Claims {
  const open = new Set<Claim>()
  return {
    add(claim) {
      open.add(claim)
      void claim.isDone.finally(() => open.delete(claim))
    },
    holds(text) {
      const spokenOf = [...open].find(({ words }) => words.some((word) => word !== '' && text.includes(word)))
      return spokenOf?.isDone ?? true
    },
  }
}

const claims = onePerPlayer<Claims>(createClaims)

/** Notes that a command's truth is awaited; what names it are its words in the player's toast. */
const claim = (device: Device, words: readonly string[], isDone: Promise<boolean>): void =>
  claims(device).add({ words, isDone })

/** Whether a toast of success is true as far as the panel knows; see `Claims`. */
export const isTrueSuccess = (device: Device, text: string): true | Promise<boolean> =>
  claims(device).holds(text)

/**
 * Keeps toasts of success that have one of `words` in them from being shown until then: who sends tells what
 * comes of it.
 */
export const hush = (device: Device, words: readonly string[], until: Promise<unknown>): void =>
  claim(
    device,
    words,
    until.then(
      () => false,
      () => false,
    ),
  )

/**
 * Hears that an address was taken among the favourites: players say so of that address, with whatever they
 * think of it (many say `false` of what they have just added), or that it failed.
 */
export const hearFavourite =
  (address: string): Hearing =>
  (device, tell) =>
    device.on('urifavourites', ({ uri, success }) => {
      if (success === false) tell({ status: 'failed' })
      else if (uri === undefined || favouriteUri(uri) === favouriteUri(address)) tell({ status: 'done' })
    })

const ignore = () => undefined

interface Told<O> {
  outcome: O
  /** Never rejects; `silent` at once where nothing was sent, and where the connection goes first. */
  truth: Promise<Truth>
}

/**
 * Sends a command and hears how it went from the push that is the truth about it, never from the toast, which
 * players show before they try. Until then, a toast of success that has one of `words` in it waits, and is
 * not shown when it turns out to be wrong.
 */
export function sendForTruth<O extends SendOutcome | undefined>(
  device: Device,
  hearing: Hearing,
  words: readonly string[],
  send: () => O,
): Told<O> {
  let tell: (truth: Truth) => void = ignore
  const truth = new Promise<Truth>((resolve) => {
    tell = resolve
  })
  const leave = [
    hearing(device, tell),
    device.onConnection((isConnected) => {
      if (!isConnected) tell({ status: 'silent' })
    }),
  ]
  const outcome = send()
  if (outcome?.status === 'sent') {
    const timer = setTimeout(() => tell({ status: 'silent' }), defaultTimeoutMs)
    void truth.then(() => clearTimeout(timer))
    claim(
      device,
      words,
      truth.then(({ status }) => status === 'done'),
    )
  } else tell({ status: 'silent' })
  void truth.then(() => leave.forEach((one) => one()))
  return { outcome, truth }
}

/** Pushes that say of a command whether it was done. */
type ResultPush =
  | 'pushAddToPlaylist'
  | 'pushSaveQueueToPlaylist'
  | 'pushCreatePlaylist'
  | 'pushAddWebRadio'
  | 'pushAddToRadioFavourites'
  | 'pushRemoveFromRadioFavourites'

/**
 * Hears the push of a command's result: done unless it says that it is not, also where it says nothing else.
 */
export const hearResult =
  (event: ResultPush): Hearing =>
  (device, tell) =>
    device.on(event, ({ success, reason }) =>
      tell(success === false ? { status: 'failed', reason } : { status: 'done' }),
    )
