import { useTranslation } from '../../../i18n/useTranslation'
import { StaticPageView } from '../../../ui/staticPage/StaticPageView'
import classes from './TermsText.module.css'

/** The terms and conditions in the user's language, without a title: for a modal that has one, and for the screen [A2.4-65]. */
export const TermsText = () => {
  const { t } = useTranslation()
  return (
    <article className={classes.terms}>
      <StaticPageView pageName={t('accountTerms.page')} />
    </article>
  )
}
