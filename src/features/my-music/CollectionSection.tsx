import { useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'
import { NoAnswer } from '../../ui/NoAnswer'
import classes from './CollectionSection.module.css'
import { Figures } from './Figures'
import { Scans } from './Scans'
import { useCollectionStats } from './useCollectionStats'

/** The core section `my-music`: how large the library is, and having it read again [D2.10-14]. */
export const CollectionSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  const figures = useRef<HTMLDListElement>(null)
  const { stats, isSilent, ask } = useCollectionStats(figures)
  return (
    <SectionFrame section={section} title={t('myMusic.title')}>
      <div className={classes.collection}>
        <Figures ref={figures} stats={stats} isSilent={isSilent} />
        {isSilent && <NoAnswer onRetry={ask}>{t('myMusic.silent')}</NoAnswer>}
        <Scans />
      </div>
    </SectionFrame>
  )
}
