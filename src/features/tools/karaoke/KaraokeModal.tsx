import 'virtual:texts/tools'
import { ActionIcon, Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useDevice, useTopic } from '../../../device'
import { BuiltFormView, useBuiltForm, useFormValue } from '../../../renderer'
import { PanelModal, type FeatureModal } from '../../../ui/modal/PanelModals'
import { useReportOutcome } from '../../../ui/toasts/Toast'
import classes from './KaraokeModal.module.css'

const endpoint = 'system_controller/gpios'
const volumes = [
  { name: 'music', minus: 'MusicMinusPress', plus: 'MusicPlusPress' },
  { name: 'mic', minus: 'MicMinusPress', plus: 'MicPlusPress' },
] as const

/**
 * Karaoke: its mode, and how loud music and voice are [D2.14-4 D7-49]. Without the hardware nothing ever
 * answers.
 */
export const KaraokeModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const reportOutcome = useReportOutcome()
  const isOn = useTopic('pushKaraokeStatus', (status) => status !== 'off') ?? false
  const form = useBuiltForm([{ id: 'mode', element: 'switch', label: t('tools.karaoke.mode'), value: isOn }])
  const wanted = useFormValue(form, 'mode') === true

  useEffect(
    () => device.subscribeToAnswer('callMethod', { endpoint, method: 'getKaraokeStatus', data: '' }),
    [device],
  )
  useEffect(() => {
    if (!form.session.hasEdits()) return
    const data = wanted ? 'on' : 'off'
    if (reportOutcome(device.send('callMethod', { endpoint, method: 'KaraokeSwitchPress', data })))
      form.settle()
    else form.revert()
  }, [device, form, wanted, reportOutcome])

  const press = (method: string) =>
    void reportOutcome(device.send('callMethod', { endpoint, method, data: '' }))
  return (
    <PanelModal
      {...frame}
      size="sm"
      title={t('tools.karaoke.title')}
      buttons={
        <Button variant="default" onClick={frame.onClose}>
          {t('tools.karaoke.exit')}
        </Button>
      }
    >
      <p className={classes.notice}>{t('tools.karaoke.hardware')}</p>
      <BuiltFormView form={form} />
      {volumes.map(({ name, minus, plus }) => (
        <div key={name} className={classes.row} role="group" aria-label={t(`tools.karaoke.${name}`)}>
          <span className={classes.label}>{t(`tools.karaoke.${name}`)}</span>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t(`tools.karaoke.${name}Down`)}
            onClick={() => press(minus)}
          >
            <IconMinus size={20} stroke={1.5} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t(`tools.karaoke.${name}Up`)}
            onClick={() => press(plus)}
          >
            <IconPlus size={20} stroke={1.5} />
          </ActionIcon>
        </div>
      ))}
    </PanelModal>
  )
}
