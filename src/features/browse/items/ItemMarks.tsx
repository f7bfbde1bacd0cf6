import type { TFunction } from 'i18next'
import type { BrowseItem } from '../../../../schemas/generated/types'
import classes from './ItemMarks.module.css'

/** [D9-15] */
const highResolution = 'HI_RES'

interface Props {
  t: TFunction
  item: Pick<BrowseItem, 'explicit' | 'qualityDescription'>
}

/** The small signs before the words of an item: explicit, and high resolution [D3-15 D9-15]. */
export const ItemMarks = ({ t, item: { explicit, qualityDescription } }: Props) => (
  <>
    {explicit === true ? (
      <span className={classes.mark} role="img" aria-label={t('browse.items.explicit')}>
        E
      </span>
    ) : null}
    {qualityDescription === highResolution ? (
      <span className={classes.mark} data-quality>
        {t('browse.items.hiRes')}
      </span>
    ) : null}
  </>
)
