import { IconUsb } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { PushListUsbDrives } from '../../../schemas/generated/types'
import { useAsk, useTopic } from '../../device'
import classes from './UsbDrives.module.css'

/** The USB drives [D3-48]. Many players never tell them; then there is nothing to wait for and nothing is drawn. */
export function UsbDrives() {
  useAsk('getListUsbDrives')
  const drives = useTopic('pushListUsbDrives')
  return drives === undefined ? null : <UsbDriveList drives={drives} />
}

function UsbDriveList({ drives }: { drives: PushListUsbDrives }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.usb}>
      <h3 id={id} className={classes.heading}>
        {t('drives.usb.title')}
      </h3>
      {drives.length === 0 ? (
        <p className={classes.none}>{t('drives.usb.none')}</p>
      ) : (
        <ul className={classes.list}>
          {drives.map(({ name, size, freespace }, place) => (
            // Drives may repeat in every respect; their place is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className={classes.drive}>
              <IconUsb size={20} stroke={1.5} aria-hidden className={classes.sign} />
              <span className={classes.name}>{name?.trim() || t('drives.unnamed')}</span>
              <span className={classes.room}>
                {freespace !== undefined && <span>{t('drives.usb.free', { space: freespace })}</span>}
                {size !== undefined && <span className={classes.size}>{size}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
