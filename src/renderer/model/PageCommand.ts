/** Question that is asked before a command runs, in the device's own words. */
export interface Confirmation {
  title: string
  message: string
}

/** What a save button or a button of a page asks the host of the renderer to do [D2.10-6 D2.10-7]. */
export type PageCommand = { confirm?: Confirmation } & (
  | { kind: 'callMethod'; payload: Record<string, unknown> }
  | { kind: 'emit'; event: string; payload: unknown }
  | { kind: 'openUrl'; url: string }
  | { kind: 'oauth'; performerUrl: string; plugin: string; scopes: string[] }
  | { kind: 'goto'; pageName: string }
  | { kind: 'plans' }
)

/**
 * Runs a command; resolves to false when it was not carried out (refused, cancelled), so that the form keeps
 * its edits.
 */
export type RunCommand = (command: PageCommand) => Promise<boolean>
