import { memo, useEffect, useLayoutEffect, useState } from 'react'
import { hexOf, oklchOf } from '../../../theme/surfaces'
import { onIdle } from '../../../ui/idle'
import classes from './CoverBackdrop.module.css'

/** The colour that a cover is about: how strong (OKLCH chroma) and which (hue, degrees). */
interface Tone {
  chroma: number
  hue: number
}

const bins = 24

const pair = (value: number) => value.toString(16).padStart(2, '0')

/**
 * The tone of pixels as a canvas gives them (four bytes each): the hue that most of the colour has; no hue
 * where all is grey.
 */
export function toneOf(pixels: ArrayLike<number>): Tone {
  const weights = Array.from({ length: bins }, () => ({ weight: 0, chroma: 0, x: 0, y: 0 }))
  let count = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((step) => pixels[at + step])
    if (alpha < 128) continue
    count += 1
    const { l, c, h } = oklchOf(`#${pair(red)}${pair(green)}${pair(blue)}`)
    const bin = weights[Math.floor((((h % 360) + 360) % 360) / (360 / bins))]
    // What is nearly black or white has a hue on paper only.
    if (!bin || c < 0.02 || l < 0.12 || l > 0.97) continue
    bin.weight += c
    bin.chroma += c * c
    bin.x += c * Math.cos((h * Math.PI) / 180)
    bin.y += c * Math.sin((h * Math.PI) / 180)
  }
  const most = weights.reduce((one, other) => (other.weight > one.weight ? other : one))
  if (count === 0 || most.weight / count < 0.004) return { chroma: 0, hue: 0 }
  const hue = (Math.atan2(most.y, most.x) * 180) / Math.PI
  return { chroma: most.chroma / most.weight, hue: (hue + 360) % 360 }
}

/** Two colours of a ground, from where the cover stands to far from it. */
interface BackdropColours {
  near: string
  far: string
}

// As dark, and as light, as the surfaces of the two schemes, so that every word keeps its 4.5:1 (tested on
// all hues).
const lightness = { dark: { near: 0.27, far: 0.17 }, light: { near: 0.925, far: 0.968 } } as const
const strength = { dark: 0.045, light: 0.024 } as const

/** The ground of now playing in the tone of its cover. */
export function backdropColoursOf({ chroma, hue }: Tone, scheme: 'dark' | 'light'): BackdropColours {
  const c = Math.min(chroma * 0.5, strength[scheme])
  const { near, far } = lightness[scheme]
  return { near: hexOf({ l: near, c, h: hue }), far: hexOf({ l: far, c: c * 0.6, h: hue }) }
}

/**
 * A cover as large as this, px, tells its colours; decoding it so small is the browser's own work, off the
 * main thread.
 */
const size = 16
const most = 40

const known = new Map<string, Promise<Tone | undefined>>()

async function look(src: string, get: typeof fetch): Promise<Tone | undefined> {
  try {
    const answer = await get(src)
    const kind = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !kind.startsWith('image/')) return undefined
    const bitmap = await createImageBitmap(await answer.blob(), { resizeWidth: size, resizeHeight: size })
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return context === null ? undefined : toneOf(context.getImageData(0, 0, size, size).data)
  } catch {
    return undefined
  }
}

/**
 * The tone of a cover, found out once for each address; undefined where it cannot be had: another host that
 * does not allow it, no picture, a drawing that the browser does not decode. Never rejects.
 */
function readTone(src: string, get: typeof fetch = fetch): Promise<Tone | undefined> {
  const before = known.get(src)
  if (before) return before
  const found = look(src, get)
  known.set(src, found)
  for (const oldest of known.keys()) if (known.size > most) known.delete(oldest)
  return found
}

interface Props {
  /** Address of the cover; undefined where there is none. */
  src: string | undefined
}

const variables = (tone: Tone): Record<`--ground-${string}`, string> => {
  const [dark, light] = [backdropColoursOf(tone, 'dark'), backdropColoursOf(tone, 'light')]
  return {
    '--ground-dark-near': dark.near,
    '--ground-dark-far': dark.far,
    '--ground-light-near': light.near,
    '--ground-light-far': light.far,
  }
}

/**
 * The ground behind now playing, in the tone of the cover. It is found out once for each cover, when there is
 * time; the ground before stays below until the new one has come up. The root bears `data-ground` and the
 * colours, for what lies above (the header). Where the owner chose a picture or a colour for the panel, that
 * stays.
 */
export const CoverBackdrop = memo(function CoverBackdrop({ src }: Props) {
  const [tones, setTones] = useState<readonly { src: string; tone: Tone }[]>([])
  useEffect(() => {
    if (src === undefined) return undefined
    let isWanted = true
    const forget = onIdle(() => {
      void readTone(src).then((tone) => {
        if (isWanted && tone) setTones((before) => [...before.slice(-1), { src, tone }])
      })
    })
    return () => {
      isWanted = false
      forget()
    }
  }, [src])
  const tone = src === undefined ? undefined : tones.at(-1)?.tone
  useLayoutEffect(() => {
    if (!tone) return undefined
    const { style, dataset } = document.documentElement
    const given = Object.entries(variables(tone))
    for (const [name, value] of given) style.setProperty(name, value)
    dataset['ground'] = ''
    return () => {
      for (const [name] of given) style.removeProperty(name)
      delete dataset['ground']
    }
  }, [tone])
  if (src === undefined) return null
  return tones.map(({ src: of, tone }) => (
    <div key={of} className={classes.ground} style={variables(tone)} aria-hidden />
  ))
})
