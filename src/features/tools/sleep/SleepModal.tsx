import { Button } from '@mantine/core'
import { useEffect, useId, useMemo } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { PushSleep } from '../../../../schemas/generated/types'
import { sendForTruth, useAnswer, useDevice } from '../../../device'
import { BuiltFormView, useBuiltForm, type FormValues } from '../../../renderer'
import { ErrorState } from '../../../ui/ErrorState'
import { PanelModal } from '../../../ui/modal/PanelModal'
import type { FeatureModal } from '../../../ui/modal/PanelModals'
import { Notice } from '../../../ui/Notice'
import { WaitingLines } from '../../../ui/WaitingLines'
import { useTellTruth } from '../../../ui/toasts/useTellTruth'
import { hearSleep, timerOf } from '../hearSaved'
import { buildSleepForm, checkSleep, chosen, toSetSleep } from './buildSleepForm'
import { presetTime } from './sleepTime'

/** The sleep timer [D2.14-2 D7-51]. */
export const SleepModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const { isWaiting, trouble, wait } = useTellTruth()
  const form = useId()
  const { phase, data, retry } = useAnswer('getSleep', 'pushSleep', timerOf)
  const save = (values: FormValues) => {
    if (isWaiting) return
    const sleep = toSetSleep(values)
    const told = sendForTruth(device, hearSleep(sleep), [], () => device.send('setSleep', sleep))
    wait(told, (why) => t(`tools.unsaved.${why}`), frame.onClose)
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
          <Button type="submit" form={form} disabled={!data} loading={isWaiting}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      {data ? <SleepForm id={form} sleep={data} onSave={save} /> : null}
      {trouble === undefined ? null : (
        <div role="alert">
          <Notice kind="warning">{trouble}</Notice>
        </div>
      )}
      {phase === 'waiting' ? <WaitingLines height={44} /> : null}
      {phase === 'silent' || phase === 'broken' ? (
        <ErrorState
          title={t(phase === 'broken' ? 'connection.unreadable' : 'tools.silentTitle')}
          onRetry={retry}
        >
          {phase === 'silent' ? t('tools.silent') : null}
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
  const check = useMemo(() => checkSleep(t), [t])
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
  return <BuiltFormView form={form} id={id} check={check} onSubmit={onSave} />
}
