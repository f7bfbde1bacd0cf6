import { useTranslation } from '../../i18n/useTranslation'
import type { CreditsFile } from '../../../schemas/generated/types'
import { useBrand } from '../../ui/brand/useBrand'
import { OutsideLink } from './OutsideLink'

/** Where the open sources are per board, how they come on DVD, and whom to ask for the product under another brand [D1-17]. */
export function Sources({ sources = [], writtenOffer, oem }: CreditsFile) {
  const { t } = useTranslation()
  const { links } = useBrand()
  // Whoever answers the brand's mail answers this, too, unless the offer names another.
  const contact = writtenOffer?.contact ?? links['contact']
  return (
    <>
      {sources.length > 0 ? (
        <section>
          <h2>{t('credits.sources')}</h2>
          <dl>
            {sources.map(({ board, software, kernel }) => (
              <div key={board}>
                <dt>{board}</dt>
                <dd>
                  {software ? (
                    <OutsideLink href={software}>{t('credits.software', { board })}</OutsideLink>
                  ) : null}
                  {kernel ? <OutsideLink href={kernel}>{t('credits.kernel', { board })}</OutsideLink> : null}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {writtenOffer ? (
        <section>
          <h2>{t('credits.offer')}</h2>
          <p>
            {t('credits.offerText', { years: writtenOffer.years, charge: writtenOffer.charge })}{' '}
            {contact ? <OutsideLink href={contact}>{t('credits.offerContact')}</OutsideLink> : null}
          </p>
        </section>
      ) : null}
      {oem ? (
        <section>
          <h2>{t('credits.oem')}</h2>
          <p>
            {t('credits.oemText')} <OutsideLink href={oem}>{t('credits.oemContact')}</OutsideLink>
          </p>
        </section>
      ) : null}
    </>
  )
}
