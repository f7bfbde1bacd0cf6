import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import classes from './PictureGrid.module.css'

/** The shape of the pictures, after a moment of waiting for them. */
export const PictureSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={classes.grid} data-waiting>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} className={classes.shape} radius="md" />
      ))}
    </div>
  )
}
