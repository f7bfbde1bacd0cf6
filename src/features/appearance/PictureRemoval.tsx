import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { PictureFace } from './PictureFace'
import type { Picture } from './PictureGrid'
import classes from './PictureGrid.module.css'

interface Props {
  pictures: readonly Picture[]
  /** Paths that the player was asked to remove already. */
  removing: readonly string[]
  origin: string | undefined
  onRemove: (picture: Picture) => void
}

/** The same grid for clearing up: a picture that is pressed goes, after a question; those that belong to the player stay. */
export const PictureRemoval = ({ pictures, removing, origin, onRemove }: Props) => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const grid = useRef<HTMLDivElement>(null)
  const pressed = useRef(0)
  const count = pictures.length
  const lastCount = useRef(count)

  // The picture that had the focus is gone: the next one gets it, not the top of the page.
  useEffect(() => {
    const isFewer = count < lastCount.current
    lastCount.current = count
    if (!isFewer || document.activeElement !== document.body) return
    const buttons = grid.current?.querySelectorAll<HTMLElement>('button:not(:disabled)')
    if (buttons) buttons[Math.min(pressed.current, buttons.length - 1)]?.focus()
  }, [count])

  const ask = async (picture: Picture, name: string) => {
    const isSure = await dialogs.confirm({
      title: t('appearance.removeTitle'),
      message: t('appearance.removeMessage', { name }),
      confirmLabel: t('appearance.removeConfirm'),
      isDangerous: true,
    })
    if (isSure) onRemove(picture)
  }

  return (
    <div ref={grid} className={classes.grid} role="group" aria-label={t('appearance.removing')}>
      {pictures.map((picture, place) => {
        const name = picture.name?.trim() || picture.path
        const isKept = picture.notDeletable === true
        const isGoing = removing.includes(picture.path)
        return (
          <button
            key={picture.path}
            type="button"
            className={classes.remove}
            aria-label={t(isKept ? 'appearance.kept' : 'appearance.remove', { name })}
            disabled={isKept || isGoing}
            onClick={() => {
              pressed.current = place
              void ask(picture, name)
            }}
          >
            <PictureFace
              background={picture}
              origin={origin}
              mark={isKept ? 'kept' : isGoing ? 'removing' : 'removable'}
            />
          </button>
        )
      })}
    </div>
  )
}
