import { Title } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation'
import { TermsText } from './TermsText'

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
