import { IconCheck, IconPhotoOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Background } from '../../../schemas/generated/types'
import { backgroundAddress } from './backgroundAddress'
import classes from './PictureFace.module.css'

interface Props {
  background: Background
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** `chosen`: it is the background; `removable`: pressing removes it; `kept`: it stays while others can be removed. */
  mark?: 'chosen' | 'removable' | 'removing' | 'kept' | undefined
}

const icons = { chosen: IconCheck, removable: IconTrash, removing: IconTrash, kept: undefined }

/** What is seen of a background in a grid: its thumbnail, fetched when it nears the screen, and its name. */
export const PictureFace = ({ background: { path = '', thumbnail, name }, origin, mark }: Props) => {
  const file = thumbnail?.trim() || path
  const src = origin === undefined ? undefined : backgroundAddress(origin, file)
  const [broken, setBroken] = useState<string>()
  const Icon = mark && icons[mark]
  return (
    <span className={classes.face} data-mark={mark}>
      <span className={classes.frame}>
        {src === undefined || src === broken ? (
          <IconPhotoOff size={28} stroke={1.25} aria-hidden className={classes.placeholder} />
        ) : (
          <img
            className={classes.picture}
            src={src}
            alt=""
            width={240}
            height={150}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setBroken(src)}
          />
        )}
        {Icon && (
          <span className={classes.badge}>
            <Icon size={16} stroke={2} aria-hidden />
          </span>
        )}
      </span>
      <span className={classes.name}>{name?.trim() || path}</span>
    </span>
  )
}
