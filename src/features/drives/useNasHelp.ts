import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDevice } from '../../device'
import { useDialogs } from '../../ui/dialogs/useDialogs'

/** Milliseconds that the player has to open its own help. */
const patience = 800

/**
 * Help with network drives [D2.11-3]: the player is asked for its own [D7-62], which comes as a modal; a player that has none
 * says nothing, and then ours is shown.
 */
export function useNasHelp(): { isAsking: boolean; ask: () => void } {
  const { t } = useTranslation()
  const device = useDevice()
  const dialogs = useDialogs()
  const [isAsking, setAsking] = useState(false)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  const ask = useCallback(() => {
    const end = () => {
      stop.current()
      setAsking(false)
    }
    const showOurs = () => {
      end()
      void dialogs.gotIt({
        title: t('drives.help.title'),
        message: t('drives.help.message'),
        holdsHtml: true,
      })
    }
    if (device.send('showNasHelper').status === 'refused') {
      showOurs()
      return
    }
    const timer = setTimeout(showOurs, patience)
    const forget = device.on('openModal', end)
    stop.current = () => {
      clearTimeout(timer)
      forget()
    }
    setAsking(true)
  }, [device, dialogs, t])
  return { isAsking, ask }
}
