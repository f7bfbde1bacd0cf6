import { useEffect } from 'react'
import { elapsedAt } from '../../../machines/playbackClock'
import { useDevice, useOrigin, type Device } from '../../device'
import { usePlaybackActor, type PlaybackActor } from '../../features/playback'
import { parseSafeAddress } from '../../ui/safeAddress'

/** By so much the browser's own buttons go when they do not say by how much, s [D9-8]. */
const step = 15

/** Tells the browser the words and the cover of what plays, whenever they are others. */
function createTrackTeller(device: Device, origin: string | undefined) {
  let told: string | undefined
  return () => {
    const { title = '', artist = '', album = '', albumart = '' } = device.topics.read('pushState') ?? {}
    const track = [title, artist, album, albumart].join('\n')
    if (track === told || typeof MediaMetadata === 'undefined') return
    told = track
    const address = parseSafeAddress(albumart, { base: origin })
    const artwork = address.ok ? [{ src: address.href }] : []
    navigator.mediaSession.metadata =
      title === '' ? null : new MediaMetadata({ title, artist, album, artwork })
  }
}

/** Tells it whether that plays, and how far it is: after each seek, and for each track that begins, the same once more too. */
function createPlaceTeller(device: Device, actor: PlaybackActor) {
  let told: string | undefined
  return () => {
    const snapshot = actor.getSnapshot()
    const { facts, clock } = snapshot.context
    const status = snapshot.hasTag('playing') ? 'playing' : snapshot.hasTag('paused') ? 'paused' : 'none'
    const duration = facts?.duration ?? 0
    const title = device.topics.read('pushState')?.title
    const place = [status, duration, title, clock.at, clock.seek].join('\n')
    if (place === told) return
    told = place
    const { mediaSession } = navigator
    mediaSession.playbackState = status
    if (title === undefined) return
    const passed = status === 'playing' ? Math.max(0, performance.now() - clock.at) : 0
    const position = Math.min((clock.seek + passed) / 1000, duration)
    try {
      mediaSession.setPositionState(duration > 0 && status !== 'none' ? { duration, position } : undefined)
    } catch {
      // A browser that has no place for it.
    }
  }
}

/**
 * Tells the browser what plays and lets its media controls (keys of a keyboard, a headset, the lock screen) lead the player.
 * Browsers that show these only for sound of their own just keep it. Past React: nothing is drawn of it.
 */
export const useMediaSession = (): void => {
  const device = useDevice()
  const actor = usePlaybackActor()
  const origin = useOrigin()

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined
    const tellTrack = createTrackTeller(device, origin)
    const tellPlace = createPlaceTeller(device, actor)
    const tell = () => {
      tellTrack()
      tellPlace()
    }
    tell()
    const leavePushes = device.topics.subscribe('pushState', tell)
    const places = actor.subscribe(tellPlace)
    return () => {
      leavePushes()
      places.unsubscribe()
    }
  }, [device, actor, origin])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const seek = (by: number) => {
      const now = performance.now()
      const at = elapsedAt(actor.getSnapshot().context, now)
      actor.send({ type: 'seek.moved', seek: at + by * 1000, at: now })
    }
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => actor.send({ type: 'play.pressed' }),
      pause: () => actor.send({ type: 'pause.pressed' }),
      stop: () => actor.send({ type: 'stop.pressed' }),
      nexttrack: () => actor.send({ type: 'next.pressed' }),
      previoustrack: () => actor.send({ type: 'previous.pressed' }),
      seekforward: ({ seekOffset }) => seek(seekOffset ?? step),
      seekbackward: ({ seekOffset }) => seek(-(seekOffset ?? step)),
      seekto: ({ seekTime }) => {
        if (seekTime !== undefined)
          actor.send({ type: 'seek.moved', seek: seekTime * 1000, at: performance.now() })
      },
    }
    const set = (action: string, handler: MediaSessionActionHandler | null) => {
      try {
        navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler)
      } catch {
        // One that this browser does not know.
      }
    }
    for (const [action, handler] of Object.entries(handlers)) set(action, handler)
    return () => {
      for (const action of Object.keys(handlers)) set(action, null)
    }
  }, [actor])
}
