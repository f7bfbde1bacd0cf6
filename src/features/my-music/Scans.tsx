import { Button, Loader } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useAsk, useDevice, useNowPlaying, type SendOutcome } from '../../device'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import classes from './CollectionSection.module.css'

/** Update and Rescan, and whether the player reads music now [D7-15 D3-7]. */
export function Scans() {
  const { t } = useTranslation()
  const device = useDevice()
  const dialogs = useDialogs()
  const went = useTellRefusal()
  useAsk('getState')
  const isScanning = useNowPlaying((playing) => playing.isScanning) ?? false
  const [isSent, setSent] = useState(false)
  // The scan itself says more than that it was asked for.
  if (isSent && isScanning) setSent(false)

  const send = (outcome: SendOutcome) => setSent(went(outcome) && !isScanning)
  const rescan = async () => {
    const confirmed = await dialogs.confirm({
      title: t('myMusic.rescanTitle'),
      message: t('myMusic.rescanMessage'),
      confirmLabel: t('myMusic.rescan'),
    })
    if (confirmed) send(device.send('rescanDb'))
  }

  return (
    <div className={classes.scans}>
      <div role="status" className={classes.status}>
        {isScanning && (
          <>
            <Loader size={18} type="oval" aria-hidden />
            <span>{t('myMusic.scanning')}</span>
          </>
        )}
        {isSent && <span>{t('myMusic.sent')}</span>}
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={() => void rescan()}>
          {t('myMusic.rescan')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          onClick={() => send(device.send('updateDb'))}
        >
          {t('myMusic.update')}
        </Button>
      </div>
    </div>
  )
}
