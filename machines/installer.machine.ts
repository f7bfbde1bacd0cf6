import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { InstallPluginStatus, PluginRow } from '../schemas/generated/types'
import type {
  InstallDispatch,
  InstallerContext,
  InstallerEvent,
  InstallerInput,
  InstallerTag,
  InstallOrder,
  SendError,
} from './installer.vocabulary'
import { noLog, withLog } from './installLog'
import { outcomeOf } from './installOutcome'

export type {
  InstallDispatch,
  InstallerEvent,
  InstallerInput,
  InstallerTag,
  InstallOrder,
} from './installer.vocabulary'

const types: {
  context?: InstallerContext
  events?: InstallerEvent
  input?: InstallerInput
  tags?: InstallerTag
} = {}

/** One and the same, so that who draws them sees that nothing has changed. */
const noButtons: InstallerContext['buttons'] = []

const nothing = {
  title: '',
  message: '',
  progress: undefined,
  buttons: noButtons,
  log: noLog,
  sendError: undefined,
  isMissing: false,
}

interface StatusParams {
  status: InstallPluginStatus
}

const withStatus = (context: InstallerContext, status: InstallPluginStatus) => ({
  title: status.title ?? context.title,
  message: status.message ?? context.message,
  progress: status.progress ?? context.progress,
  buttons: status.buttons ?? noButtons,
  log: withLog(context.log, status.advancedLog),
  isMissing: false,
})

/** Whether the player lists what was ordered, as it was to become. */
const isListed = (order: InstallOrder | undefined, plugins: readonly PluginRow[]): boolean =>
  order !== undefined &&
  plugins.some(
    ({ name, version, updateAvailable }) =>
      name !== undefined &&
      name === order.payload.name &&
      (order.kind === 'install' ||
        (order.version === undefined ? updateAvailable !== true : version !== order.version)),
  )

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /**
     * Tells of each installPluginStatus, and of the connection's going and coming, for as long as it lives.
     */
    watch: fromCallback(() => {
      throw new Error('no watch actor was provided')
    }),
    /** Asks what is installed and tells each list, for as long as it lives. */
    look: fromCallback(() => {
      throw new Error('no look actor was provided')
    }),
    /** Gives the player the order; never rejects. What comes of it comes through `watch`. */
    request: fromPromise<InstallDispatch, { order: InstallOrder | undefined }>(() =>
      Promise.reject(new Error('no request actor was provided')),
    ),
  },
  actions: {
    take: assign(({ context }, { status }: StatusParams) => withStatus(context, status)),
    beginAgain: assign(nothing),
    noteSendError: assign((_, { sendError }: { sendError: SendError }) => ({ sendError })),
    noteMissing: assign(({ context }) => ({ isMissing: context.order?.payload.name !== undefined })),
  },
  guards: {
    hasOrder: ({ context }) => context.order !== undefined,
    beganDone: ({ context }) => outcomeOf(context) === 'done',
    beganFailed: ({ context }) => outcomeOf(context) === 'failed',
    isDone: (_, { status }: StatusParams) => outcomeOf(status) === 'done',
    hasFailed: (_, { status }: StatusParams) => outcomeOf(status) === 'failed',
    isListed: ({ context }, { plugins }: { plugins: readonly PluginRow[] }) =>
      isListed(context.order, plugins),
  },
  delays: {
    /** From the modal's opening to the request [D9-25]. */
    requestDelay: 300,
    /** A player that says nothing for so long is said to be silent; what comes later still counts. */
    silenceTimeout: 60_000,
    /** The player's list is waited for so long. */
    lookTimeout: 8000,
  },
})

/** The order may be given once more, where there is one. */
const retries = { 'retry.wanted': { guard: 'hasOrder', target: 'opening', actions: 'beginAgain' } } as const

/** All that goes on while the player is listened to: until 100 [D4-24]. */
const live = createStateConfig({
  invoke: { src: 'watch' },
  initial: 'running',
  on: {
    'status.pushed': [
      {
        guard: { type: 'isDone', params: ({ event }) => event },
        target: 'done',
        actions: { type: 'take', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasFailed', params: ({ event }) => event },
        target: '.failed',
        actions: { type: 'take', params: ({ event }) => event },
      },
      {
        target: '.running',
        reenter: false,
        actions: { type: 'take', params: ({ event }) => event },
      },
    ],
  },
  states: {
    /** The modal stands; the order goes out in a moment. */
    opening: {
      id: 'opening',
      tags: 'busy',
      after: { requestDelay: 'requesting' },
      // What is told before is of another one.
      on: { 'status.pushed': undefined },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        src: 'request',
        input: ({ context }) => ({ order: context.order }),
        onDone: [
          {
            guard: ({ event }) => event.output !== 'sent',
            target: 'unsent',
            actions: {
              type: 'noteSendError',
              params: ({ event }) => ({ sendError: event.output === 'offline' ? 'offline' : 'invalid' }),
            },
          },
          { target: 'running' },
        ],
      },
    },
    /** Each status begins the time anew. */
    running: {
      id: 'running',
      tags: 'busy',
      after: { silenceTimeout: 'silent' },
      on: { 'link.lost': 'away' },
    },
    /** Nothing was heard for a minute: said, and let go. A later status goes on with it. */
    silent: {
      tags: ['stuck', 'retries'],
      on: { 'look.wanted': 'looking', 'link.lost': 'away', ...retries },
    },
    /** The player is gone in the middle. */
    away: { tags: 'busy', on: { 'link.returned': 'looking' } },
    /** Its list may tell what became of it. */
    looking: {
      tags: 'busy',
      invoke: { src: 'look' },
      after: { lookTimeout: 'unclear' },
      on: {
        'link.lost': 'away',
        'plugins.listed': [
          { guard: { type: 'isListed', params: ({ event }) => event }, target: '#found' },
          { target: 'unclear', actions: 'noteMissing' },
        ],
      },
    },
    unclear: {
      tags: ['stuck', 'retries'],
      on: { 'look.wanted': 'looking', 'link.lost': 'away', ...retries },
    },
    failed: { id: 'failed', tags: ['failed', 'retries'], on: retries },
    unsent: { tags: ['failed', 'retries'], on: retries },
  },
})

/**
 * Installing, updating or uninstalling a plugin [D2.12-4 D4-24 D4-25]: ordered here or begun elsewhere,
 * followed to its end, through a failure, a minute's silence or a restart of the player. Beside it the log,
 * which follows its end until the reader scrolls up.
 */
export const installerMachine = createMachine({
  id: 'installer',
  context: ({ input }) => {
    const context = { ...nothing, order: input.order }
    return input.status ? { ...context, ...withStatus(context, input.status) } : context
  },
  type: 'parallel',
  states: {
    install: {
      initial: 'beginning',
      states: {
        beginning: {
          always: [
            { guard: 'beganDone', target: 'done' },
            { guard: 'beganFailed', target: '#failed' },
            { guard: 'hasOrder', target: '#opening' },
            { target: '#running' },
          ],
        },
        live,
        done: { tags: 'done' },
        /** The player lists it as it was wanted, though its end was not heard. */
        found: { id: 'found', tags: 'done' },
      },
    },
    log: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'log.toggled': 'shown' } },
        shown: {
          tags: 'log',
          initial: 'following',
          on: { 'log.toggled': 'hidden' },
          states: {
            following: { tags: 'follows', on: { 'log.left': 'reading' } },
            reading: { on: { 'log.reached': 'following' } },
          },
        },
      },
    },
  },
})
