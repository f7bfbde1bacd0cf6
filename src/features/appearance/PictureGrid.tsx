import { IconCheck, IconPhotoOff, IconTrash, IconPhotoPlus } from '@tabler/icons-react'
import { useState, useRef } from 'react'
import { FileButton } from '@mantine/core'
import type { Background } from '../../../schemas/generated/types'
import { backgroundAddress } from './Backdrop'
import pictureFaceClasses from './PictureFace.module.css'
import { useTranslation } from '../../i18n/TranslationProvider'
import { pictureTypes } from '../../device'
import classes from './PictureGrid.module.css'
import { RadioTiles } from './RadioTiles'

interface PictureFaceProps {
  background: Background
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /**
   * `chosen`: it is the background; `removable`: pressing removes it; `kept`: it stays while others can be
   * removed.
   */
  mark?: 'chosen' | 'removable' | 'removing' | 'kept' | undefined
}

const icons = { chosen: IconCheck, removable: IconTrash, removing: IconTrash, kept: undefined }

/** What is seen of a background in a grid: its thumbnail, fetched when it nears the screen, and its name. */
export const PictureFace = ({
  background: { path = '', thumbnail, name },
  origin,
  mark,
}: PictureFaceProps) => {
  const file = thumbnail?.trim() || path
  const src = origin === undefined ? undefined : backgroundAddress(origin, file)
  const [broken, setBroken] = useState<string>()
  const Icon = mark && icons[mark]
  return (
    <span className={pictureFaceClasses.face} data-mark={mark}>
      <span className={pictureFaceClasses.frame}>
        {src === undefined || src === broken ? (
          <IconPhotoOff size={28} stroke={1.25} aria-hidden className={pictureFaceClasses.placeholder} />
        ) : (
          <img
            className={pictureFaceClasses.picture}
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
          <span className={pictureFaceClasses.badge}>
            <Icon size={16} stroke={2} aria-hidden />
          </span>
        )}
      </span>
      <span className={pictureFaceClasses.name}>{name?.trim() || path}</span>
    </span>
  )
}

/** A background that can be chosen. */
export type Picture = Background & { path: string }

interface PictureGridProps {
  pictures: readonly Picture[]
  /** Path of the picture that is the background. */
  chosen: string | undefined
  origin: string | undefined
  onChoose: (picture: Picture) => void
  /** Whether a picture may be added now: one upload at a time. */
  canAdd: boolean
  onAdd: (file: File) => void
}

/** The pictures of the player to choose from, and the way to add one [D2.11-7]. */
export const PictureGrid = ({ pictures, chosen, origin, onChoose, canAdd, onAdd }: PictureGridProps) => {
  const { t } = useTranslation()
  const forgetFile = useRef<() => void>(null)
  return (
    <div className={classes.grid}>
      <RadioTiles
        label={t('appearance.pictures')}
        tiles={pictures.map((picture) => ({
          key: picture.path,
          label: picture.name?.trim() || picture.path,
          isChecked: picture.path === chosen,
          face: (
            <PictureFace
              background={picture}
              origin={origin}
              mark={picture.path === chosen ? 'chosen' : undefined}
            />
          ),
        }))}
        onChoose={(path) => {
          const picture = pictures.find((one) => one.path === path)
          if (picture && path !== chosen) onChoose(picture)
        }}
      />
      <FileButton
        accept={pictureTypes}
        resetRef={forgetFile}
        onChange={(file) => {
          if (file) onAdd(file)
          // The same file may be chosen again once it was mended or made smaller.
          forgetFile.current?.()
        }}
      >
        {(button) => (
          <button type="button" className={classes.add} disabled={!canAdd} {...button}>
            <span className={classes.addFrame}>
              <IconPhotoPlus size={28} stroke={1.25} aria-hidden />
            </span>
            <span className={classes.addName}>{t('appearance.add')}</span>
          </button>
        )}
      </FileButton>
    </div>
  )
}
