/**
 * Name of an event's schema file and fixture folder: the event itself, without braces, and never one that
 * differs from another only in case, which some file systems cannot hold.
 */
export function fixtureFolder(event: string): string {
  return event === 'GetTrackInfo' ? 'capitalGetTrackInfo' : event.replace('{Brand}', 'Brand')
}
