import { useEffect, useState } from 'react'
import type { BackdropChoice } from './readBackdrop'
import classes from './Backdrop.module.css'

interface Props {
  choice: BackdropChoice
}

/**
 * Draws the device's colour or image behind the panel, under a tint of the scheme. While there is one, `<html>` bears
 * `data-backdrop`, by which sheets and headers become nearly opaque: text keeps its contrast on any image. An image
 * that cannot be loaded is as none.
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
