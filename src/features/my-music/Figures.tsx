import { Skeleton } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { PushMyCollectionStats } from '../../../schemas/generated/types'
import { useDelayed } from '../../ui/useDelayed'
import classes from './CollectionSection.module.css'

interface FiguresProps {
  ref: Ref<HTMLDListElement>
  /** Undefined until the player has said them. */
  stats: PushMyCollectionStats | undefined
  isSilent: boolean
}

const counts = ['artists', 'albums', 'songs'] as const

/** The four figures of a library [D3-49]; what the player does not tell is a dash. */
export function Figures({ ref, stats, isSilent }: FiguresProps) {
  const { t, i18n } = useTranslation()
  const hasShape = useDelayed(stats === undefined && !isSilent, 150)
  const show = (text: string | undefined) => {
    if (text !== undefined) return text
    return hasShape ? <Skeleton height={28} width={72} radius="sm" /> : '–'
  }
  const format = new Intl.NumberFormat(i18n.language)
  const figure = (name: 'artists' | 'albums' | 'songs' | 'playtime', text: string | undefined) => (
    <div key={name} className={classes.figure}>
      <dt className={classes.name}>{t(`myMusic.${name}`)}</dt>
      <dd className={classes.value}>{show(text)}</dd>
    </div>
  )
  return (
    <dl ref={ref} className={classes.figures} aria-busy={stats === undefined && !isSilent}>
      {counts.map((name) => {
        const count = stats?.[name]
        return figure(name, count === undefined ? undefined : format.format(count))
      })}
      {figure('playtime', stats?.playtime?.trim() || undefined)}
    </dl>
  )
}
