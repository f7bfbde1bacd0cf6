// The words of the wizard machine: what it remembers, hears, tells and asks of its actors.

/** A step of the wizard that is shown, as the device names it [D3-55]. */
export interface Step {
  name: string
  /** `core`, or `plugin` for one that embeds a plugin's page. */
  type: string
}

/** Where the panel goes when the wizard is left [D4-28]. */
export type Destination = 'playback' | 'account'

/** What the device is told when its user leaves the wizard [D7-67]. */
export type Ending = 'close' | 'skip'

/**
 * What became of a save or of an end: `offline` was not sent because no player is connected; `invalid` was
 * refused by its own schema, which no second try mends.
 */
export type Outcome = 'sent' | 'offline' | 'invalid'

/** What the buttons depend on beside the steps. */
export interface Terms {
  /** The wizard cannot be left by its user [D3-34]. */
  isPersistent: boolean
  /** The device has accounts [D6-2]. */
  isAuthEnabled: boolean
  /** Somebody is signed in. */
  hasUser: boolean
}

/** What the machine remembers. */
export interface WizardContext extends Terms {
  steps: readonly Step[]
  /** Index of the step on screen; 0 while there are none. */
  index: number
  /** Name of the step to begin at, if the device has it: where a page that was loaded anew had been. */
  startAt: string | undefined
  /** The step that is being saved, what its fields hold, and where to go then. */
  leaving: { values: unknown; by: 1 | -1 } | undefined
  /** The latest way of leaving that was asked for. */
  ending: Ending
  /** Why the latest wish was not carried out; until the next one, or until the device is there again. */
  problem: Exclude<Outcome, 'sent'> | undefined
  destination: Destination
}

/**
 * What happens to the machine from outside; `steps.*` and `wizard.closed` come from `follow`, `step.answered`
 * from `enter`.
 */
export type WizardEvent =
  | { type: 'steps.pushed'; steps: readonly Step[] }
  /** The device wants the wizard on screen [D2.2-16]; says nothing new while it is. */
  | { type: 'wizard.opened' }
  | { type: 'wizard.closed' }
  /** The data of the step on screen is there. */
  | { type: 'step.answered' }
  | { type: 'terms.changed'; terms: Terms }
  /** Without `values` there is nothing to save. */
  | { type: 'next.requested'; values?: unknown }
  | { type: 'previous.requested'; values?: unknown }
  | { type: 'skip.requested' }
  | { type: 'done.requested' }
  | { type: 'account.requested' }
  | { type: 'retry.requested' }
  /** The machine's own: another step has come on screen. */
  | { type: 'step.changed' }

/** What it tells: what the fields of a step hold was sent; it is over, and where to go. */
export type WizardEmitted =
  | { type: 'step.saved'; step: Step }
  | { type: 'wizard.left'; destination: Destination }

/**
 * `waiting`: steps or a step's data are on their way; `silent`: they did not come within 8 s, and can be
 * asked for again; `steps`: a step is on screen; `ready`: with its data; `empty`: the device has no steps;
 * `busy`: a wish is carried out; `leaving`: the end was sent and another screen comes; `closed`: over.
 */
export type WizardTag = 'waiting' | 'silent' | 'steps' | 'ready' | 'empty' | 'busy' | 'leaving' | 'closed'

/** What `follow` and `enter` are told while they live: ask once more. */
export type AskOrder = { type: 'ask.again' }

/** The buttons of the bar that are shown [D2.13-2]. */
export interface WizardButtons {
  close: boolean
  previous: boolean
  next: boolean
  done: boolean
  account: boolean
}
