import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { AddShare, NasHost, NetworkShare } from '../schemas/generated/types'
import type {
  Dispatch,
  DriveProblem,
  DriveRequest,
  DrivesContext,
  DrivesEvent,
  DrivesNews,
  DrivesTag,
  WatchOrder,
} from './drives.vocabulary'

export type {
  Dispatch,
  DriveProblem,
  DriveRequest,
  DrivesEvent,
  DrivesNews,
  WatchOrder,
} from './drives.vocabulary'

const types: {
  context?: DrivesContext
  events?: DrivesEvent
  emitted?: DrivesNews
  tags?: DrivesTag
  children?: { watch: 'watch' }
} = {}

const nothing = {
  share: undefined,
  drive: undefined,
  hosts: [],
  problem: undefined,
  lastError: undefined,
  leaving: undefined,
}

/** What a player says of a change; a `success` of undefined says nothing. */
interface Answer {
  success: boolean | undefined
  reason: string
}

/** A host or path as players may write it otherwise than it was typed. */
const plain = (text = ''): string =>
  text
    .replaceAll('\\', '/')
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase()

const isSamePlace = (listed: NetworkShare, drive: AddShare): boolean =>
  plain(listed.ip) === plain(drive.ip) && plain(listed.path) === plain(drive.path)

/**
 * Fields beside the place that tell whether a listed drive is as it was sent; a password is often not listed.
 */
const telling = ['name', 'fstype', 'username', 'options'] as const

/** Whether the player lists the drive that was sent: it keeps it, mounted or not. */
const isListed = ({ share, drive, known }: DrivesContext, shares: readonly NetworkShare[]): boolean =>
  drive !== undefined &&
  shares.some(
    (listed) =>
      isSamePlace(listed, drive) &&
      (share === undefined
        ? !known.includes(listed.id ?? '')
        : listed.id === share.id && telling.every((field) => (listed[field] ?? '') === (drive[field] ?? ''))),
  )

const toRequest = ({ share, drive }: DrivesContext): DriveRequest => {
  if (!drive) throw new Error('nothing was given to be saved')
  // What the player listed goes back with a changed drive [D7-62].
  return share?.id === undefined
    ? { kind: 'add', drive }
    : { kind: 'edit', drive: { ...share, ...drive, id: share.id } }
}

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /**
     * Tells what the player pushes about drives, for as long as it lives, and asks for its list now and at
     * reconnects.
     */
    watch: fromCallback<WatchOrder>(() => {
      throw new Error('no watch actor was provided')
    }),
    /** Sends one request; never rejects. Answers come through `watch`. */
    request: fromPromise<Dispatch, DriveRequest>(() =>
      Promise.reject(new Error('no request actor was provided')),
    ),
  },
  actions: {
    forget: assign(nothing),
    noteKnown: assign((_, { shares }: { shares: readonly NetworkShare[] }) => ({
      known: shares.flatMap(({ id }) => id ?? []),
    })),
    takeShare: assign((_, { share }: { share: NetworkShare }) => ({ share })),
    takeDrive: assign((_, { drive }: { drive: AddShare }) => ({
      drive,
      problem: undefined,
      lastError: undefined,
    })),
    takeLeaving: assign((_, { share }: { share: NetworkShare }) => ({ leaving: share })),
    takeHosts: assign((_, { hosts }: { hosts: readonly NasHost[] }) => ({ hosts })),
    noteProblem: assign((_, problem: DriveProblem) => ({ problem })),
    noteError: assign((_, { words }: { words: string }) => ({ lastError: words })),
    noteRejected: assign(({ context }) => ({
      problem: { kind: 'rejected' as const, reason: context.lastError ?? '' },
    })),
    askForList: sendTo('watch', { type: 'list.wanted' }),
    tell: emit((_, news: DrivesNews) => news),
    tellAddition: emit((_, { success, reason }: Answer): DrivesNews => ({
      type: 'share.added',
      success,
      reason,
    })),
    tellUnanswered: emit(({ context }): DrivesNews => ({
      type: 'removal.unanswered',
      name: context.leaving?.name ?? '',
    })),
    tellRemoval: emit((_, { success, reason }: Answer): DrivesNews => ({
      type: 'share.removed',
      success,
      reason,
    })),
  },
  guards: {
    isListed: ({ context }, { shares }: { shares: readonly NetworkShare[] }) => isListed(context, shares),
    isGone: ({ context }, { shares }: { shares: readonly NetworkShare[] }) =>
      shares.every(({ id }) => id !== context.leaving?.id),
    wasDone: (_, { success }: Answer) => success === true,
    wasRefused: (_, { success }: Answer) => success === false,
    hasError: ({ context }) => context.lastError !== undefined,
    isAboutOurs: ({ context }, { name }: { name: string }) => context.drive?.name === name,
    hasShares: (_, { hosts }: { hosts: readonly NasHost[] }) =>
      hosts.some(({ shares = [] }) => shares.length > 0),
  },
  delays: {
    /** A search that says nothing ends here; an answer that comes later still counts. */
    searchTimeout: 8000,
    /** A change that the player says nothing of ends here; likewise. */
    answerTimeout: 8000,
  },
})

const search = createStateConfig({
  initial: 'scanning',
  on: {
    'search.requested': { target: '.scanning' },
    'hosts.found': [
      {
        guard: { type: 'hasShares', params: ({ event }) => event },
        target: '.found',
        actions: { type: 'takeHosts', params: ({ event }) => event },
      },
      { target: '.nothing', actions: { type: 'takeHosts', params: ({ event }) => event } },
    ],
  },
  states: {
    scanning: {
      tags: 'scanning',
      invoke: {
        src: 'request',
        input: { kind: 'discover' },
        onDone: { guard: ({ event }) => event.output !== 'sent', target: 'silent' },
        onError: 'silent',
      },
      after: { searchTimeout: 'silent' },
    },
    found: { tags: 'found' },
    /** Nobody in the house shares anything [D8-15]. */
    nothing: { tags: 'nothing' },
    /** The player has not said; the fields beside it can be filled in by hand. */
    silent: { tags: 'silent' },
  },
})

/** The fields of one drive, new or known: being filled in, on their way, or turned down. */
const form = createStateConfig({
  initial: 'filling',
  states: {
    filling: {
      on: {
        'save.requested': {
          target: 'saving',
          actions: { type: 'takeDrive', params: ({ event }) => event },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'request',
        input: ({ context }) => toRequest(context),
        onDone: {
          guard: ({ event }) => event.output !== 'sent',
          target: 'failed',
          actions: {
            type: 'noteProblem',
            params: ({ event }) => ({ kind: event.output === 'offline' ? 'offline' : 'invalid' }),
          },
        },
        onError: { target: 'failed', actions: { type: 'noteProblem', params: { kind: 'invalid' } } },
      },
      on: {
        'shares.listed': [
          { guard: { type: 'isListed', params: ({ event }) => event }, target: '#idle' },
          // Without a word against it the list may only have crossed the request.
          { guard: 'hasError', target: 'failed', actions: 'noteRejected' },
        ],
        // The list is refreshed either way [D8-12].
        'addition.answered': [
          {
            guard: { type: 'wasDone', params: ({ event }) => event },
            target: '#idle',
            actions: [{ type: 'tellAddition', params: ({ event }) => event }, 'askForList'],
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event },
            // The player may keep a drive that it cannot mount: its list decides what becomes of the form.
            actions: [
              { type: 'tellAddition', params: ({ event }) => event },
              { type: 'noteError', params: ({ event }) => ({ words: event.reason }) },
              'askForList',
            ],
          },
          { actions: 'askForList' },
        ],
        'credentials.asked': {
          guard: { type: 'isAboutOurs', params: ({ event }) => event },
          target: '#idle',
          actions: 'askForList',
        },
        'error.pushed': {
          actions: [{ type: 'noteError', params: ({ event }) => event }, 'askForList'],
        },
        // Nobody knows whether it has arrived; the list of the next connection tells.
        'link.lost': { target: 'failed', actions: { type: 'noteProblem', params: { kind: 'silent' } } },
      },
      after: {
        answerTimeout: [
          { guard: 'hasError', target: 'failed', actions: 'noteRejected' },
          {
            target: 'failed',
            actions: [{ type: 'noteProblem', params: { kind: 'silent' } }, 'askForList'],
          },
        ],
      },
    },
    /** Everything typed is still there; what was sent may yet turn out to have been kept. */
    failed: {
      tags: 'failed',
      on: {
        'save.requested': {
          target: 'saving',
          actions: { type: 'takeDrive', params: ({ event }) => event },
        },
        'draft.changed': 'filling',
        'shares.listed': { guard: { type: 'isListed', params: ({ event }) => event }, target: '#idle' },
        'credentials.asked': {
          guard: { type: 'isAboutOurs', params: ({ event }) => event },
          target: '#idle',
          actions: 'askForList',
        },
      },
    },
  },
})

/**
 * Adding, editing and removing network drives [D2.11-3]. A change is over when the player says so, when its
 * list shows it, or after a while; then the form is still there with what was typed. Save and cancel lead
 * back to idle.
 */
export const drivesMachine = createMachine({
  id: 'drives',
  context: { ...nothing, known: [] },
  initial: 'idle',
  invoke: { src: 'watch', id: 'watch' },
  on: {
    'shares.listed': { actions: { type: 'noteKnown', params: ({ event }) => event } },
    // Answers that come when nobody waits any more are told, too.
    'addition.answered': {
      actions: [{ type: 'tellAddition', params: ({ event }) => event }, 'askForList'],
    },
    'removal.answered': [
      {
        guard: { type: 'wasDone', params: ({ event }) => event },
        actions: [{ type: 'tellRemoval', params: ({ event }) => event }, 'askForList'],
      },
      {
        guard: { type: 'wasRefused', params: ({ event }) => event },
        actions: { type: 'tellRemoval', params: ({ event }) => event },
      },
    ],
  },
  states: {
    idle: {
      id: 'idle',
      entry: 'forget',
      on: {
        'add.requested': 'adding',
        'edit.requested': {
          target: 'editing',
          actions: { type: 'takeShare', params: ({ event }) => event },
        },
        'removal.confirmed': {
          target: 'removing',
          actions: { type: 'takeLeaving', params: ({ event }) => event },
        },
      },
    },
    /** A new drive: the network is searched beside the fields. */
    adding: {
      type: 'parallel',
      tags: ['form', 'adding'],
      on: { 'cancel.requested': 'idle' },
      states: { form, search },
    },
    editing: {
      ...form,
      tags: 'form',
      on: { 'cancel.requested': 'idle' },
    },
    /** The drive stays in the list until the player says that it is gone. */
    removing: {
      tags: 'busy',
      invoke: {
        src: 'request',
        input: ({ context }) => ({ kind: 'remove', id: context.leaving?.id ?? '' }),
        onDone: {
          guard: ({ event }) => event.output !== 'sent',
          target: 'idle',
          actions: {
            type: 'tell',
            params: ({ event }) => ({
              type: 'removal.unsent',
              reason: event.output === 'offline' ? 'offline' : 'invalid',
            }),
          },
        },
        onError: {
          target: 'idle',
          actions: { type: 'tell', params: { type: 'removal.unsent', reason: 'invalid' } },
        },
      },
      on: {
        // The list is refreshed after a success only [D8-13]; after an answer that says nothing it has to
        // tell.
        'removal.answered': [
          {
            guard: { type: 'wasDone', params: ({ event }) => event },
            target: 'idle',
            actions: [{ type: 'tellRemoval', params: ({ event }) => event }, 'askForList'],
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'tellRemoval', params: ({ event }) => event },
          },
          { actions: 'askForList' },
        ],
        'shares.listed': [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'idle' },
          // The player's own words about it have been on screen.
          { guard: 'hasError', target: 'idle' },
        ],
        'error.pushed': {
          actions: [{ type: 'noteError', params: ({ event }) => event }, 'askForList'],
        },
        'link.lost': { target: 'idle', actions: 'tellUnanswered' },
      },
      after: { answerTimeout: { target: 'idle', actions: ['tellUnanswered', 'askForList'] } },
    },
  },
})
