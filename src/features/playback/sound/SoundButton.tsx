import { ActionIcon } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { useHasSound } from './useHasSound'
import classes from './SoundButton.module.css'

/** Opens the player's page for its sound; nothing where it has none. */
export function SoundButton() {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const label = t('playback.sound')
  if (!useHasSound()) return null
  return (
    <ActionIcon
      className={classes.button}
      aria-label={label}
      title={label}
      onClick={() => modals.open({ name: 'modal-sound' })}
    >
      <IconAdjustments size={24} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
