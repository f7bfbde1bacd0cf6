import { useTranslation } from '../../../i18n/useTranslation'
import { useBrand } from '../../../ui/brand/useBrand'
import { WayLink } from '../ways/WayLink'
import type { Art } from './page/artOfVisit'
import { Stage } from './page/Stage'
import { SocialButtons } from './social/SocialButtons'

/** Where who is logged out begins [A2.4-1 A2.4-2]; `art` is a picture other than that of the visit. */
export function AccessView({ art }: { art?: Art }) {
  const { t } = useTranslation()
  const { productName } = useBrand()
  return (
    <Stage
      art={art}
      heading={t('accountAuth.access.heading')}
      text={t('accountAuth.access.text', { product: productName })}
    >
      <WayLink to="login" button="filled">
        {t('accountAuth.access.login')}
      </WayLink>
      <WayLink to="signup" button="default">
        {t('accountAuth.access.signup')}
      </WayLink>
      <SocialButtons />
    </Stage>
  )
}
