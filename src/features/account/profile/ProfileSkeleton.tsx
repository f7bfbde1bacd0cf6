import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDelayed } from '../../../ui/useDelayed'
import classes from './ProfileView.module.css'

/** The shape of the profile, after 150 ms of waiting for it. */
export const ProfileSkeleton = () => {
  const { t } = useTranslation()
  const isLate = useDelayed(true, 150)
  return (
    <div className={classes.view} aria-busy>
      <VisuallyHidden role="status">{t('accountProfile.loading')}</VisuallyHidden>
      {isLate ? (
        <>
          <Skeleton height={136} radius="md" />
          <div className={classes.pair}>
            <Skeleton height={168} radius="md" />
            <Skeleton height={168} radius="md" />
          </div>
          <Skeleton height={280} radius="md" />
        </>
      ) : null}
    </div>
  )
}
