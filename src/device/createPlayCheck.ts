import type { Device } from './Device'

/** ms after which a player that was told to play something and has not said that it does is asked how it stands. */
const patience = 800

/** Asks what players now and then forget to say. */
export interface PlayCheck {
  /** The player was told to play something. */
  begin: () => void
  /** Nobody wants to know any more. */
  end: () => void
}

/** Makes the check for one who has a player play: the push that it does can be missing altogether. */
export function createPlayCheck(device: Device): PlayCheck {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  return {
    begin() {
      end()
      timer = setTimeout(() => {
        if (device.topics.read('pushState')?.status !== 'play') device.send('getState')
      }, patience)
    },
    end,
  }
}
