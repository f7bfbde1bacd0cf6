import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import { useDelayed } from '../../ui/useDelayed'
import classes from './PageSkeleton.module.css'

/** The shape of a page that is on its way; nothing for the first moment, so that a quick answer does not flicker. */
export function PageSkeleton() {
  const { t } = useTranslation()
  const shown = useDelayed(true, 150)
  return (
    <div role="status" aria-label={t('settings.loading')} className={classes.page}>
      {shown && (
        <>
          <Skeleton height={32} width="40%" />
          {[4, 3].map((rows) => (
            <div key={rows} className={classes.section}>
              <Skeleton height={24} width="30%" mb={16} />
              {Array.from({ length: rows }, (_, row) => (
                <div key={row} className={classes.row}>
                  <Skeleton height={16} width="60%" />
                  <Skeleton height={44} />
                </div>
              ))}
            </div>
          ))}
        </>
      )}
    </div>
  )
}
