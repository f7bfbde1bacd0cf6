import type { PlayerContext } from '../core/PlayerContext'

/** Whether Wi-Fi is switched on, on the network page. */
export function isWifiOn({ storage }: PlayerContext): boolean {
  const saved = storage.settings.value()['system_controller/network']
  return saved?.['saveWirelessNetwork']?.['wireless_enabled'] !== false
}
