/** Characters from which a push is read elsewhere; a smaller one is read sooner than it is handed over. */
const large = 200_000

/** Events whose pushes may be large, as a socket packet begins with them. */
const beginning = /^2\["(pushQueue)",\[/

/** The event of a socket packet that is too large to be read in the page; undefined for all others. */
export function largePushOf(packet: string): string | undefined {
  return packet.length > large ? beginning.exec(packet)?.[1] : undefined
}
