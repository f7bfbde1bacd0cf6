import { IconAlarm } from '@tabler/icons-react'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { ActionRow } from '../../../ui/rows/ActionRow'
import { canWake, useHasAlarmClock, useWake } from './useAlarmActs'

interface Props {
  item: BrowseItem
  /** Closes the menu. */
  onDone: () => void
}

/**
 * Sets an alarm with a station, an album or an artist, in its menu; absent where the player lists no alarm
 * clock.
 */
export function WakeRow({ item, onDone }: Props) {
  const { t } = useTranslation()
  const wake = useWake()
  const hasClock = useHasAlarmClock()
  if (!hasClock || !canWake(item)) return null
  return (
    <ActionRow
      icon={<IconAlarm size={22} stroke={1.6} aria-hidden />}
      label={t('tools.alarm.wake')}
      onPress={() => {
        onDone()
        void wake(item)
      }}
    />
  )
}
