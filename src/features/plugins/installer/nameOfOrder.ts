import type { InstallOrder } from '../../../../machines/installer.machine'

/** What an order is about, to be shown; '' where it does not say. */
export function nameOfOrder(order: InstallOrder | undefined): string {
  if (!order) return ''
  const prettyName = order.kind === 'update' ? order.payload.prettyName : order.shownName
  return prettyName?.trim() || order.payload.name || ''
}
