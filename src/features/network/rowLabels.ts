import type { TFunction } from 'i18next'
import type { Network } from './Network'

/** The words that rows share, looked up once for all of them: with 60 rows a look-up each would cost more than the row. */
export interface RowLabels {
  connected: string
  open: string
  hotSpot: string
  manual: string
  manualHint: string
  signal: Readonly<Record<Network['signal'], string>>
}

/** The words of rows in the language of `t`. */
export const rowLabels = (t: TFunction): RowLabels => ({
  connected: t('network.connected'),
  open: t('network.wifi.open'),
  hotSpot: t('network.wifi.hotSpot'),
  manual: t('network.wifi.manual'),
  manualHint: t('network.wifi.manualHint'),
  signal: {
    0: t('network.signal.0'),
    1: t('network.signal.1'),
    2: t('network.signal.2'),
    3: t('network.signal.3'),
    hidden: t('network.signal.hidden'),
  },
})
