import { defaultTimeoutMs } from '../ask'
import type { Device, SendOutcome } from '../Device'
import { claim } from './claims'
import type { Hearing, Truth } from './Truth'

const ignore = () => undefined

interface Told<O> {
  outcome: O
  /** Never rejects; `silent` at once where nothing was sent, and where the connection goes first. */
  truth: Promise<Truth>
}

/**
 * Sends a command and hears how it went from the push that is the truth about it, never from the toast, which players show before they
 * try. Until then, a toast of success that has one of `words` in it waits, and is not shown when it turns out to be wrong.
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

/** Hears the push of a command's result: done unless it says that it is not, also where it says nothing else. */
export const hearResult =
  (event: ResultPush): Hearing =>
  (device, tell) =>
    device.on(event, ({ success, reason }) =>
      tell(success === false ? { status: 'failed', reason } : { status: 'done' }),
    )
