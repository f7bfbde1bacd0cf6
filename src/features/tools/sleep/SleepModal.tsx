import { Button } from '@mantine/core'
import { useEffect, useId } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { PushSleep } from '../../../../schemas/generated/types'
import { useAnswer, useDevice } from '../../../device'
import { BuiltFormView, useBuiltForm, type FormValues } from '../../../renderer'
import { ErrorState } from '../../../ui/ErrorState'
import { PanelModal } from '../../../ui/modal/PanelModal'
import type { FeatureModal } from '../../../ui/modal/PanelModals'
import { WaitingLines } from '../../../ui/WaitingLines'
import { useTellRefusal } from '../../../ui/toasts/useTellRefusal'
import { buildSleepForm, chosen, toSetSleep } from './buildSleepForm'
import { presetTime } from './sleepTime'

/** After a change devices push {}, which says nothing of the timer. */
const timerOf = (sleep: PushSleep) =>
  sleep.time === undefined && sleep.sleepTime === undefined && sleep.enabled === undefined ? undefined : sleep

/** The sleep timer [D2.14-2 D7-51]. */
export const SleepModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const went = useTellRefusal()
  const form = useId()
  const { phase, data, retry } = useAnswer('getSleep', 'pushSleep', timerOf)
  const save = (values: FormValues) => {
    if (went(device.send('setSleep', toSetSleep(values)))) frame.onClose()
  }
  return (
    <PanelModal
      {...frame}
      size="md"
      title={t('tools.sleep.title')}
      buttons={
        <>
          <Button variant="default" onClick={frame.onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={form} disabled={!data}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      {data ? <SleepForm id={form} sleep={data} onSave={save} /> : null}
      {phase === 'waiting' ? <WaitingLines height={44} /> : null}
      {phase === 'silent' ? (
        <ErrorState title={t('tools.silentTitle')} onRetry={retry}>
          {t('tools.silent')}
        </ErrorState>
      ) : null}
    </PanelModal>
  )
}

interface SleepFormProps {
  id: string
  sleep: PushSleep
  onSave: (values: FormValues) => void
}

function SleepForm({ id, sleep, onSave }: SleepFormProps) {
  const { t } = useTranslation()
  const form = useBuiltForm(buildSleepForm(sleep, t))
  useEffect(() => {
    let last: unknown
    return form.session.subscribe(() => {
      const preset = chosen(form.value('preset'))
      if (preset === last) return
      last = preset
      if (typeof preset !== 'number') return
      // [D4-32] The preset sets the time and whether it counts; Off leaves no preset chosen.
      const { hours, minutes } = presetTime(preset)
      form.set('hours', hours)
      form.set('minutes', minutes)
      form.set('enabled', preset > 0)
      if (preset === 0) form.set('preset', '')
    })
  }, [form])
  return <BuiltFormView form={form} id={id} onSubmit={onSave} />
}
