import { useEffect } from 'react'
import { elapsedAt } from '../../../machines/playbackClock'
import { useOrigin, useTopic } from '../../device'
import { usePlayback, usePlaybackActor } from '../../features/playback'
import { parseSafeAddress } from '../../ui/safeAddress'

/** By so much the browser's own buttons go when they do not say by how much, s [D9-8]. */
const step = 15

/**
 * Tells the browser what plays and lets its media controls (keys of a keyboard, a headset, the lock screen) lead the player.
 * Browsers that show these only for sound of their own just keep it.
 */
export const useMediaSession = (): void => {
  const actor = usePlaybackActor()
  const origin = useOrigin()
  const track = useTopic('pushState', ({ title, artist, album, albumart }) => ({
    title,
    artist,
    album,
    albumart,
  }))
  const title = track?.title
  const status = usePlayback((one) =>
    one.hasTag('playing') ? 'playing' : one.hasTag('paused') ? 'paused' : 'none',
  )
  const duration = usePlayback(({ context }) => context.facts?.duration ?? 0)
  // Set anew by a seek, and by each track that begins, the same once more too.
  const clockSetAt = usePlayback(({ context }) => context.clock.at)
  const clockSetTo = usePlayback(({ context }) => context.clock.seek)

  useEffect(() => {
    if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return
    const address = parseSafeAddress(track?.albumart, { base: origin })
    navigator.mediaSession.metadata = track?.title
      ? new MediaMetadata({
          title: track.title,
          artist: track.artist ?? '',
          album: track.album ?? '',
          artwork: address.ok ? [{ src: address.href }] : [],
        })
      : null
  }, [track, origin])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    mediaSession.playbackState = status
    if (title === undefined) return
    const passed = status === 'playing' ? Math.max(0, performance.now() - clockSetAt) : 0
    const position = (clockSetTo + passed) / 1000
    try {
      mediaSession.setPositionState(
        duration > 0 && status !== 'none' ? { duration, position: Math.min(position, duration) } : undefined,
      )
    } catch {
      // A browser that has no place for it.
    }
  }, [status, duration, title, clockSetAt, clockSetTo])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const seek = (by: number) => {
      const now = performance.now()
      const at = elapsedAt(actor.getSnapshot().context, now)
      actor.send({ type: 'seek.moved', seek: at + by * 1000, at: now })
    }
    const deeds: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
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
    const set = (action: string, deed: MediaSessionActionHandler | null) => {
      try {
        navigator.mediaSession.setActionHandler(action as MediaSessionAction, deed)
      } catch {
        // One that this browser does not know.
      }
    }
    for (const [action, deed] of Object.entries(deeds)) set(action, deed)
    return () => {
      for (const action of Object.keys(deeds)) set(action, null)
    }
  }, [actor])
}
