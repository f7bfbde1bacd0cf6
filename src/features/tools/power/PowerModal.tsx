import 'virtual:texts/tools'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { byNothing, useCommand, useDevice } from '../../../device'
import { useUiTheme } from '../../../theme/uiTheme/UiTheme'
import { useExpectAbsence } from '../../../ui/absence/ExpectedAbsence'
import { PanelModal, type FeatureModal } from '../../../ui/modal/PanelModals'
import { Notice } from '../../../ui/states'
import { useReportOutcome } from '../../../ui/toasts/Toast'

/** How long a player may take to go once it was told to, ms. */
const timeout = 30_000

const ignore = () => undefined

type Command = 'shutdown' | 'reboot'

/**
 * Power off and reboot, and the way back [D2.14-1 D7-50]; the theme 'opera' has no reboot [D6-7]. Stays open
 * until the player has gone and is back: nothing else says that it goes.
 */
export const PowerModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const reportOutcome = useReportOutcome()
  const { problem, give } = useCommand<never>()
  const { hasRestart } = useUiTheme()
  const [command, setCommand] = useState<Command>()
  const isGiven = command !== undefined
  const stays = isGiven && problem?.status === 'silent'
  const isGoing = isGiven && !stays
  const close = useRef(frame.onClose)
  useEffect(() => {
    close.current = frame.onClose
  })
  useExpectAbsence(
    command && { reason: t(`tools.power.reason.${command}`), advice: t(`tools.power.advice.${command}`) },
  )
  useEffect(() => {
    if (!isGiven) return undefined
    let isAway = false
    return device.onConnection((isConnected) => {
      if (isConnected && isAway) close.current()
      isAway = !isConnected
    })
  }, [device, isGiven])
  const send = (wanted: Command) => {
    setCommand(wanted)
    const options = { answeredBy: byNothing, timeoutMs: timeout, replaces: true }
    give({ event: wanted }, options, ignore, (why) => {
      if (!reportOutcome(why)) setCommand(undefined)
    })
  }
  return (
    <PanelModal
      {...frame}
      size="sm"
      title={t('tools.power.title')}
      buttons={
        <>
          <Button variant="default" onClick={frame.onClose}>
            {t(isGiven ? 'action.close' : 'action.cancel')}
          </Button>
          {hasRestart && (
            <Button
              variant="default"
              loading={isGoing && command === 'reboot'}
              disabled={isGoing && command !== 'reboot'}
              onClick={() => send('reboot')}
            >
              {t('tools.power.reboot')}
            </Button>
          )}
          <Button
            color="red"
            loading={isGoing && command === 'shutdown'}
            disabled={isGoing && command !== 'shutdown'}
            onClick={() => send('shutdown')}
          >
            {t('tools.power.off')}
          </Button>
        </>
      }
    >
      <div role="status">
        {stays ? (
          <Notice kind="warning">{t('tools.power.stays')}</Notice>
        ) : (
          <p>{t(command ? `tools.power.going.${command}` : 'tools.power.message')}</p>
        )}
      </div>
    </PanelModal>
  )
}
