import 'virtual:texts/accountTerms'
import { Title } from '@mantine/core'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { StaticPageView } from '../../../ui/staticPage/StaticPageView'
import classes from './TermsText.module.css'

/**
 * The terms and conditions in the user's language, without a title: for a modal that has one, and for the
 * screen [A2.4-65].
 */
export const TermsText = () => (
  <article className={classes.terms}>
    <StaticPageView pageName="terms" />
  </article>
)

/** The terms and conditions as a screen of their own [A1-10]. */
export const TermsView = () => {
  const { t } = useTranslation()
  return (
    <>
      <Title order={1}>{t('accountTerms.title')}</Title>
      <TermsText />
    </>
  )
}
