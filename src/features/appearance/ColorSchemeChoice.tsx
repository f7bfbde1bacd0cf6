import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'

/** Chooses light, dark or the system's scheme for this browser, which remembers it. */
export const ColorSchemeChoice = () => {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl<MantineColorScheme>
      aria-label={t('colorScheme.label')}
      value={colorScheme}
      onChange={setColorScheme}
      data={[
        { value: 'light', label: t('colorScheme.light') },
        { value: 'dark', label: t('colorScheme.dark') },
        { value: 'auto', label: t('colorScheme.auto') },
      ]}
    />
  )
}
