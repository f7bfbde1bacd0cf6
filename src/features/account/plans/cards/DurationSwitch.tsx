import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { ChosenDuration } from '../rules/PlanProduct'

interface Props {
  value: ChosenDuration
  onChange: (duration: ChosenDuration) => void
}

const durations = ['monthly', 'yearly'] as const

/** Monthly or yearly [A2.4-46]. */
export const DurationSwitch = ({ value, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <SegmentedControl<ChosenDuration>
      aria-label={t('accountPlans.duration.label')}
      value={value}
      onChange={onChange}
      data={durations.map((duration) => ({
        value: duration,
        label: t(`accountPlans.duration.${duration}`),
      }))}
    />
  )
}
