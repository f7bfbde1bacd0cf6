import { useTranslation } from '../../../i18n/useTranslation'
import { useBrand } from '../../../ui/brand/useBrand'
import classes from './Referral.module.css'

const steps = ['share', 'join', 'win'] as const
const questions = ['who', 'friend', 'counted', 'when', 'reward', 'month', 'missing', 'data'] as const

/** How it works in 3 steps, and what people ask [A2.4-63 A9-13]. */
export const HowItWorks = () => {
  const { t } = useTranslation()
  const { productName: product } = useBrand()
  return (
    <>
      <section className={classes.card} aria-labelledby="referral-how">
        <h2 id="referral-how">{t('accountReferral.how.title')}</h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>
              <strong>{t(`accountReferral.how.titles.${step}`)}</strong>
              <span>{t(`accountReferral.how.texts.${step}`, { product })}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes.card} aria-labelledby="referral-questions">
        <h2 id="referral-questions">{t('accountReferral.faq.title')}</h2>
        {questions.map((question) => (
          <details key={question} className={classes.question}>
            <summary>{t(`accountReferral.faq.asks.${question}`, { product })}</summary>
            <p>{t(`accountReferral.faq.answers.${question}`, { product })}</p>
          </details>
        ))}
      </section>
    </>
  )
}
