import { FontAwesomeIcon } from '../ui/fontAwesome/FontAwesomeIcon'
import { useRenderer } from './RendererContext'
import classes from './SectionView.module.css'

/** A section's sign: its icon, else its image of the plugin [D2.10-3]; authors also write an icon's name as image. */
export function SectionIcon({ icon, image }: { icon: string; image: string }) {
  const { sectionImage } = useRenderer()
  const name = icon || (image.startsWith('fa-') ? image : '')
  if (name !== '')
    return (
      <span className={classes.icon}>
        <FontAwesomeIcon name={name} />
      </span>
    )
  if (image === '') return null
  return <img className={classes.image} src={sectionImage(image)} alt="" loading="lazy" />
}
