import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import type { UpdateProgress } from '../schemas/generated/types'
import type {
  Comparison,
  Dispatch,
  SendError,
  UpdateInfo,
  UpdateRequest,
  UpdaterContext,
  UpdaterEvent,
  UpdaterTag,
} from './updater.vocabulary'

export type {
  Comparison,
  Dispatch,
  UpdateInfo,
  UpdateRequest,
  UpdaterEvent,
  UpdaterNews,
  UpdaterTag,
} from './updater.vocabulary'

const types: { context?: UpdaterContext; events?: UpdaterEvent; tags?: UpdaterTag } = {}

const nothing: UpdaterContext = {
  info: undefined,
  progress: undefined,
  message: undefined,
  problem: undefined,
  version: undefined,
  versionBefore: undefined,
  isRestartDue: false,
}

const minute = 60_000

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /** Tells what the player says and when it goes and comes, until it is stopped. */
    watch: fromCallback<UpdaterEvent>(() => {
      throw new Error('no watch actor was provided')
    }),
    /** Sends a request; never rejects. */
    request: fromPromise<Dispatch, UpdateRequest>(() =>
      Promise.reject(new Error('no request actor was provided')),
    ),
    /**
     * Says, once the player is back, whether its host serves another page than this; never rejects, and ends
     * in time.
     */
    compare: fromPromise<Comparison>(() => Promise.reject(new Error('no compare actor was provided'))),
  },
  actions: {
    take: assign((_, { info }: { info: UpdateInfo }) => ({ info, problem: undefined })),
    move: assign((_, { progress }: { progress: UpdateProgress }) => ({ progress, problem: undefined })),
    begin: assign({ progress: undefined, message: undefined, problem: undefined, isRestartDue: false }),
    end: assign((_, { message }: { message: string | undefined }) => ({ message, problem: undefined })),
    note: assign((_, { problem }: { problem: SendError | undefined }) => ({ problem })),
    noteVersion: assign((_, { version }: { version: string | undefined }) => ({ version })),
    noteRestart: assign({ isRestartDue: true, problem: undefined }),
    settle: assign({ isRestartDue: false }),
    noteAbsence: assign({ versionBefore: ({ context }) => context.version }),
    want: raise({ type: 'window.wanted', isAlone: false }),
    wantAlone: raise({ type: 'window.wanted', isAlone: true }),
    wantNoMore: raise({ type: 'window.unwanted' }),
    /** Closes whatever modal is open, but a question that waits for its answer [D4-19]. */
    closeModals: () => {},
    /** Lets the other panels close it, too. */
    tellClosed: () => {},
    /** Opens the updater's. */
    openModal: () => {},
    /** Loads the page anew; where somebody would lose what was typed it is `renewed` that asks. */
    reload: () => {},
  },
  guards: {
    isRestartDue: ({ context }) => context.isRestartDue,
    isAvailable: (_, { info }: { info: UpdateInfo }) => info.updateavailable === true,
    hasFailed: (_, { status }: { status: string | undefined }) =>
      (status ?? '').trim().toLowerCase() === 'error',
    isAlone: (_, { isAlone }: { isAlone: boolean }) => isAlone,
    wasRefused: (_, { outcome }: { outcome: Dispatch }) => outcome !== 'sent',
    isForOther: ({ context }) => Boolean(context.info?.alternativeEmit?.message),
    isOther: (_, { page }: { page: Comparison }) => page === 'other',
    /** Whether a reload loses what somebody has typed; the feature says. */
    hasEdits: () => false,
    isNewSystem: ({ context }) => context.isRestartDue || context.version !== context.versionBefore,
  },
  delays: {
    /** From the event to the modal [D9-18]. */
    modalDelay: 100,
    searchTimeout: minute / 2,
    startTimeout: minute,
    progressTimeout: 5 * minute,
    restartTimeout: minute,
    returnTimeout: 5 * minute,
    /** A page that was told to reload is gone by then. */
    reloadTimeout: 10_000,
  },
})

const toSendError = (outcome: Dispatch): SendError | undefined => (outcome === 'sent' ? undefined : outcome)

/** What the player says of updates in general, wherever nothing is going on that it may not disturb. */
const listening = createStateConfig({
  on: {
    'search.begun': [
      {
        guard: { type: 'isAvailable', params: ({ event }) => event },
        target: '#offered',
        actions: [{ type: 'take', params: ({ event }) => event }, 'wantAlone'],
      },
      {
        target: '#searching',
        reenter: true,
        actions: [{ type: 'take', params: ({ event }) => event }, 'wantAlone'],
      },
    ],
    'search.ended': [
      {
        guard: { type: 'isAvailable', params: ({ event }) => event },
        target: '#offered',
        actions: [{ type: 'take', params: ({ event }) => event }, 'wantAlone'],
      },
      {
        target: '#nothing',
        actions: [{ type: 'take', params: ({ event }) => event }, 'wantAlone'],
      },
    ],
    // Somebody else has begun an update.
    'progress.moved': {
      target: '#updating',
      actions: ['begin', { type: 'move', params: ({ event }) => event }, 'want'],
    },
  },
})

/** Asked, offered, over: what a person reads and answers. */
const reading = createStateConfig({
  ...listening,
  initial: 'idle',
  states: {
    idle: { id: 'idle' },
    asking: {
      id: 'asking',
      tags: 'searching',
      invoke: {
        src: 'request',
        input: { kind: 'check' },
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'silent',
            actions: { type: 'note', params: ({ event }) => ({ problem: toSendError(event.output) }) },
          },
          { target: 'searching', actions: { type: 'note', params: { problem: undefined } } },
        ],
      },
    },
    searching: {
      id: 'searching',
      tags: 'searching',
      on: { 'modal.dismissed': 'idle', 'modals.closed': { target: 'idle', actions: 'wantNoMore' } },
      after: { searchTimeout: 'silent' },
    },
    silent: {
      tags: 'silent',
      on: {
        'search.requested': 'asking',
        'modal.dismissed': 'idle',
        'modals.closed': { target: 'idle', actions: 'wantNoMore' },
      },
    },
    offered: {
      id: 'offered',
      tags: 'offered',
      on: {
        'update.confirmed': '#sending',
        'modal.dismissed': 'idle',
        'modals.closed': { target: 'idle', actions: 'wantNoMore' },
      },
    },
    nothing: {
      id: 'nothing',
      tags: 'nothing',
      on: { 'modal.dismissed': 'idle', 'modals.closed': { target: 'idle', actions: 'wantNoMore' } },
    },
    /** The update has failed, or could not be begun; it stays so until somebody tries again. */
    failed: {
      id: 'failed',
      tags: 'failed',
      on: { 'update.confirmed': '#sending', 'modal.dismissed': 'idle' },
    },
    /** The player is back with what it was to get. */
    returned: { id: 'returned', tags: 'returned', on: { 'modal.dismissed': 'idle' } },
  },
})

/** An update is under way. Its window can be put away and comes back at its end. */
const running = createStateConfig({
  initial: 'sending',
  on: { 'player.left': '#away' },
  states: {
    sending: {
      id: 'sending',
      tags: 'starting',
      entry: 'begin',
      invoke: {
        src: 'request',
        input: ({ context }) => ({ kind: 'update', other: context.info?.alternativeEmit }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: '#failed',
            actions: { type: 'note', params: ({ event }) => ({ problem: toSendError(event.output) }) },
          },
          // What the other request does, the player shows by itself.
          { guard: 'isForOther', target: '#idle', actions: 'wantNoMore' },
          { target: 'starting' },
        ],
      },
    },
    starting: { tags: 'starting', after: { startTimeout: 'stalled' } },
    updating: {
      id: 'updating',
      tags: 'updating',
      after: { progressTimeout: 'stalled' },
    },
    stalled: { tags: 'stalled' },
  },
})

/** The update is in place; the player still runs the old system. */
const installed = createStateConfig({
  ...listening,
  initial: 'done',
  states: {
    done: { tags: 'done', on: { 'restart.requested': 'restarting' } },
    restarting: {
      tags: 'restarting',
      entry: 'noteRestart',
      invoke: {
        src: 'request',
        input: { kind: 'restart' },
        onDone: {
          guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
          target: 'done',
          actions: { type: 'note', params: ({ event }) => ({ problem: toSendError(event.output) }) },
        },
      },
      after: { restartTimeout: 'unmoved' },
    },
    unmoved: { tags: 'unmoved', on: { 'restart.requested': 'restarting' } },
  },
})

/** The player is out of reach: the connection machine looks for it, the cover of the page says why. */
const gone = createStateConfig({
  initial: 'away',
  states: {
    away: {
      id: 'away',
      tags: 'away',
      entry: ['noteAbsence', 'wantNoMore'],
      on: { 'player.returned': 'comparing' },
      after: { returnTimeout: 'overdue' },
    },
    overdue: { tags: ['away', 'overdue'], on: { 'player.returned': 'comparing' } },
    comparing: {
      invoke: {
        src: 'compare',
        onDone: [
          {
            guard: { type: 'isOther', params: ({ event }) => ({ page: event.output }) },
            target: 'deciding',
          },
          { guard: 'isNewSystem', target: '#returned', actions: ['settle', 'want'] },
          // Only the connection was lost: the update goes on, or it says at last how it ended.
          { target: '#updating', actions: 'want' },
        ],
      },
      on: { 'player.left': 'away' },
    },
    deciding: { always: [{ guard: 'hasEdits', target: 'renewed' }, { target: 'reloading' }] },
    reloading: { entry: 'reload', after: { reloadTimeout: 'renewed' } },
    renewed: {
      tags: 'renewed',
      entry: 'want',
      on: { 'reload.confirmed': 'reloading', 'modal.dismissed': { target: '#idle', actions: 'settle' } },
    },
  },
})

/**
 * A system update [D4-19 D4-20 D4-21]: looked for, offered, under way, over, the restart and the page that
 * follows it. `process` is the update, which goes on whoever looks; `window` is its modal on this panel.
 */
export const updaterMachine = createMachine({
  id: 'updater',
  context: nothing,
  type: 'parallel',
  invoke: { src: 'watch' },
  on: {
    'version.told': { actions: { type: 'noteVersion', params: ({ event }) => event } },
  },
  states: {
    process: {
      initial: 'reading',
      on: {
        'player.left': { guard: 'isRestartDue', target: '#away' },
        'update.ended': [
          {
            guard: { type: 'hasFailed', params: ({ event }) => ({ status: event.end.status }) },
            target: '.reading.failed',
            actions: [{ type: 'end', params: ({ event }) => ({ message: event.end.message }) }, 'want'],
          },
          {
            target: '.installed.done',
            actions: [
              'noteRestart',
              { type: 'end', params: ({ event }) => ({ message: event.end.message }) },
              'want',
            ],
          },
        ],
      },
      states: {
        reading,
        running: {
          ...running,
          on: {
            ...running.on,
            'progress.moved': {
              target: '.updating',
              reenter: true,
              actions: { type: 'move', params: ({ event }) => event },
            },
          },
        },
        installed,
        gone,
      },
    },
    window: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'window.wanted': [
              {
                guard: { type: 'isAlone', params: ({ event }) => event },
                target: 'opening',
                actions: 'closeModals',
              },
              { target: 'opening' },
            ],
          },
        },
        opening: {
          on: { 'window.unwanted': 'closed' },
          after: { modalDelay: 'open' },
        },
        open: {
          tags: 'open',
          entry: 'openModal',
          on: {
            'window.wanted': { target: 'open', reenter: true },
            'window.unwanted': 'closed',
            'modal.dismissed': { target: 'closed', actions: 'tellClosed' },
          },
        },
      },
    },
  },
})
