import { at } from '../../base'
import { useEffect, useState } from 'react'
import type { PushUiSettings } from '../../../schemas/generated/types'
import { safeColor } from '../../ui/safeAddress'
import classes from './Backdrop.module.css'

/**
 * Where the player serves a file of its backgrounds [D3-35], and never anything outside of them:
 * `{origin}/backgrounds/{path}`.
 */
export const backgroundAddress = (origin: string, path: string): string => {
  const segments = path
    .split(/[/\\]/)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
  return at(origin, `/backgrounds/${segments.map(encodeURIComponent).join('/')}`)
}

/** What stands behind the panel. */
export type BackdropChoice =
  | { kind: 'none' }
  | { kind: 'color'; color: string }
  | { kind: 'image'; src: string }

/**
 * The backdrop of the device's UI settings: its image at {origin}/backgrounds/{path} [D3-35], else its
 * colour. What is neither a file name nor a colour counts as none, and so does an image before the player's
 * origin is known.
 */
export const readBackdrop = (
  settings: Pick<PushUiSettings, 'background' | 'color'> | undefined,
  origin: string | undefined,
): BackdropChoice => {
  const path = settings?.background?.path?.trim()
  if (path) {
    if (origin === undefined) return { kind: 'none' }
    return { kind: 'image', src: backgroundAddress(origin, path) }
  }
  const color = safeColor(settings?.color)
  return color === undefined ? { kind: 'none' } : { kind: 'color', color }
}

interface Props {
  choice: BackdropChoice
}

/**
 * Draws the device's colour or image behind the panel, under a tint of the scheme. While there is one,
 * `<html>` bears `data-backdrop`, by which sheets and headers become nearly opaque: text keeps its contrast
 * on any image. An image that cannot be loaded is as none.
 */
export const Backdrop = ({ choice }: Props) => {
  const [failed, setFailed] = useState<string>()
  const isDrawn = choice.kind === 'color' || (choice.kind === 'image' && choice.src !== failed)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-backdrop', isDrawn)
    return () => document.documentElement.removeAttribute('data-backdrop')
  }, [isDrawn])
  if (!isDrawn) return null
  return (
    <div className={classes.backdrop} aria-hidden>
      {choice.kind === 'image' ? (
        <img className={classes.image} src={choice.src} alt="" onError={() => setFailed(choice.src)} />
      ) : (
        <div className={classes.image} style={{ backgroundColor: choice.color }} />
      )}
      <div className={classes.tint} />
    </div>
  )
}

/** Whether two colours are the same; `#ccc` and `#CCCCCC` are, other notations are compared as text. */
export const isSameColor = (one: string, other: string): boolean => spelledOut(one) === spelledOut(other)

function spelledOut(color: string): string {
  const text = color.trim().toLowerCase()
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text)
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit.repeat(2))
        .join('')}`
    : text
}
