import type { PushListUsbDrives } from '../../schemas/generated/types'

/** What is plugged in [D3-48]. */
export const usbDrives: PushListUsbDrives = [
  { name: 'MUSIK', size: '64 GB', freespace: '11.4 GB' },
  { name: 'Field recorder', size: '512 GB', freespace: '387.2 GB' },
]
