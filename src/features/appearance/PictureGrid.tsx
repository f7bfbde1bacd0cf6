import { IconPhotoPlus } from '@tabler/icons-react'
import { FileButton } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { Background } from '../../../schemas/generated/types'
import { pictureTypes } from '../../device'
import { PictureFace } from './PictureFace'
import classes from './PictureGrid.module.css'
import { RadioTiles } from './RadioTiles'

/** A background that can be chosen. */
export type Picture = Background & { path: string }

interface Props {
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
export const PictureGrid = ({ pictures, chosen, origin, onChoose, canAdd, onAdd }: Props) => {
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
