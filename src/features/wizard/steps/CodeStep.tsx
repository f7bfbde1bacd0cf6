import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useFormValue } from '../../../renderer'
import { Notice } from '../../../ui/Notice'
import type { Activation } from '../useActivation'
import classes from './CodeStep.module.css'
import { Fields } from './Fields'
import { StepHead } from './StepHead'
import type { StepProps } from './StepProps'

const Activated = ({ title, message }: { title: string; message: string }) => (
  <div className={classes.activated}>
    <IconCircleCheck size={40} stroke={1.25} className={classes.check} aria-hidden />
    <div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.message}>{message}</p>
    </div>
  </div>
)

const CodeForm = ({ activation }: { activation: Activation }) => {
  const { t } = useTranslation()
  const { form, is, error, submit } = activation
  const value = useFormValue(form, 'code')
  const code = typeof value === 'string' ? value.trim() : ''
  const isBusy = is('busy')
  const trySubmit = () => {
    if (code !== '' && !isBusy) submit(code)
  }
  return (
    <>
      <Fields form={form} onSubmit={trySubmit} />
      <div className={classes.actions}>
        <Button variant="default" disabled={code === ''} aria-disabled={isBusy} onClick={trySubmit}>
          {t('wizard.devicecode.validate')}
        </Button>
        <div role="status" className={classes.state}>
          {isBusy ? <Notice>{t('wizard.devicecode.validating')}</Notice> : null}
          {is('refused') ? (
            <Notice kind="error">
              {t('wizard.devicecode.error', { error: error || t('wizard.devicecode.noReason') })}
            </Notice>
          ) : null}
          {is('silent') ? <Notice kind="warning">{t('wizard.devicecode.silent')}</Notice> : null}
          {is('unsent') ? <Notice kind="error">{t('wizard.offline')}</Notice> : null}
        </div>
      </div>
    </>
  )
}

/** The code that came with the player [D2.13-10 D4-30], or what it says of having been activated before [D8-11]. */
export const CodeStep = ({ activation, ...props }: StepProps & { activation: Activation }) => {
  const { t } = useTranslation()
  const { already, is } = activation
  const account = already?.email ? t('wizard.devicecode.associated', { email: already.email }) : ''
  return (
    <>
      <StepHead name={props.name} title={t('wizard.devicecode.title')} titleId={props.titleId}>
        {already || is('activated') ? undefined : t('wizard.devicecode.intro')}
      </StepHead>
      {already ? (
        <Activated
          title={t('wizard.devicecode.activated')}
          message={[already.message, already.plan, account].filter(Boolean).join(' ')}
        />
      ) : is('activated') ? (
        <Activated
          title={t('wizard.devicecode.activated')}
          message={t('wizard.devicecode.activatedMessage')}
        />
      ) : (
        <CodeForm activation={activation} />
      )}
    </>
  )
}
