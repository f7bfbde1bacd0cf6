import { findRequests } from '../../contract/sent/findRequests'
import { sentEvents } from '../../contract/sent/sentEvents'
import { whatDevicesRead } from '../../contract/sent/whatDevicesRead'
import { tableOf } from './page'

/** The part of the panel that a file belongs to. */
function partOf(file: string): string {
  const [, room = '', feature = ''] = file.split('/')
  return room === 'features' ? feature : room
}

/**
 * Every request of the contract: what devices read of it, and which parts of the panel send it, or why none
 * does.
 */
export function requestsPart(): string {
  const sent = sentEvents(findRequests('src'))
  const rows = Object.entries(whatDevicesRead).map(([event, { reads, unsent, ends = [] }]) => {
    const from = [...new Set((sent.get(event) ?? []).map(partOf))].join(', ')
    return { event, reads: ends.length > 0 ? `${reads} (*)` : reads, from, unsent }
  })
  const leaving = rows.filter(({ unsent }) => unsent === undefined)
  const others = rows.filter(({ unsent }) => unsent !== undefined)
  return [
    tableOf(
      ['request', 'what devices read', 'sent by'],
      leaving.map(({ event, reads, from }) => [`\`${event}\``, reads, from]),
    ),
    '\nThese stand in the contract, and nothing sends them by itself (a page or window of the device may):\n',
    tableOf(
      ['request', 'why'],
      others.map(({ event, unsent = '' }) => [`\`${event}\``, unsent]),
    ),
  ].join('\n')
}
