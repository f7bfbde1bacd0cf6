import { memo, useEffect, useLayoutEffect, useState } from 'react'
import { whenIdle } from '../../../ui/whenIdle'
import classes from './Ground.module.css'
import { groundOf } from './groundOf'
import { readTone } from './readTone'
import type { Tone } from './toneOf'

interface Props {
  /** Address of the cover; undefined where there is none. */
  src: string | undefined
}

const variables = (tone: Tone): Record<`--ground-${string}`, string> => {
  const [dark, light] = [groundOf(tone, 'dark'), groundOf(tone, 'light')]
  return {
    '--ground-dark-near': dark.near,
    '--ground-dark-far': dark.far,
    '--ground-light-near': light.near,
    '--ground-light-far': light.far,
  }
}

/**
 * The ground behind now playing, in the tone of the cover. It is found out once for each cover, when there is time; the ground
 * before stays below until the new one has come up. The root bears `data-ground` and the colours, for what lies above (the header). Where the owner chose a picture or a colour for the panel, that stays.
 */
export const Ground = memo(function Ground({ src }: Props) {
  const [tones, setTones] = useState<readonly { src: string; tone: Tone }[]>([])
  useEffect(() => {
    if (src === undefined) return undefined
    let isWanted = true
    const forget = whenIdle(() => {
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
