import { Button } from '@mantine/core'
import { IconMoon } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useDevice, type Device } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { timerOf } from '../hearSaved'
import { readSleepTime } from '../times'
import classes from './SleepSign.module.css'

const minute = 60_000
/** ms between two looks at the clock, and after which the player is asked again: others set timers, too. */
const [tick, asks] = [10_000, 5 * minute]

/** Asks how the timer stands, which nobody waits for. */
const askQuietly = (device: Device) => {
  device.pending.passOver('getSleep')
  device.send('getSleep')
}

/** Minutes until the player's timer is over, at least 1; undefined where it tells of none. */
function useMinutesLeft(): number | undefined {
  const device = useDevice()
  const [end, setEnd] = useState<number>()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let isAsked = false
    const ask = () => {
      isAsked = true
      askQuietly(device)
    }
    const look = () => {
      if (!document.hidden) ask()
    }
    const stops = [
      device.on('pushSleep', (sleep) => {
        const kept = timerOf(sleep)
        // Nothing is said after a change, and by players that have no timer: those are not asked on.
        if (!kept) {
          if (!isAsked) ask()
          return
        }
        isAsked = false
        const { hours, minutes } = readSleepTime(kept.time ?? kept.sleepTime ?? '')
        const left = hours * 60 + minutes
        setNow(Date.now())
        setEnd(kept.enabled === true && left > 0 ? Date.now() + left * minute : undefined)
      }),
      device.onConnection((isConnected) => isConnected && ask()),
    ]
    ask()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      for (const stop of stops) stop()
    }
  }, [device])
  const isOver = end !== undefined && now > end
  useEffect(() => {
    if (end === undefined) return undefined
    const clock = setInterval(() => setNow(Date.now()), tick)
    const questions = setInterval(() => !document.hidden && askQuietly(device), asks)
    return () => {
      clearInterval(clock)
      clearInterval(questions)
    }
  }, [device, end])
  useEffect(() => {
    if (isOver) askQuietly(device)
  }, [device, isOver])
  return end === undefined || isOver ? undefined : Math.max(1, Math.round((end - now) / minute))
}

/** In the header: minutes until the sleep timer is over, which a press shows; nothing while there is none. */
export function SleepSign() {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const left = useMinutesLeft()
  if (left === undefined) return null
  const label = t('tools.sleep.left', { count: left })
  return (
    <Button
      className={classes.sign}
      // The header makes room for it on a narrow screen.
      data-header-sign
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      leftSection={<IconMoon size={18} stroke={1.6} aria-hidden />}
      onClick={() => modals.open({ name: 'modal-sleep' })}
    >
      {t('tools.sleep.leftShort', { minutes: left })}
    </Button>
  )
}
