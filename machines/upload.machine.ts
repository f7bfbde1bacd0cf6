import { assign, fromPromise, setup } from 'xstate'

/**
 * Why a file did not reach the player. Before anything was sent: `type` (no file of a kind that it takes),
 * `size` (too large; also when the player says so), `empty` (or unreadable). On the way: `cancelled`,
 * `unreachable`, `timeout` (nothing moved any more), `silent` (all was sent, nothing came back). By the
 * player: `full` (no room), `refused` (it does not want the file), `broken` (it failed, or its answer says
 * nothing).
 */
export type UploadProblem =
  | 'type'
  | 'size'
  | 'empty'
  | 'cancelled'
  | 'unreachable'
  | 'timeout'
  | 'silent'
  | 'full'
  | 'refused'
  | 'broken'

/** What became of the file; `answer` is the player's JSON, undefined when it sent none. */
export type UploadOutcome = { status: 'done'; answer: unknown } | { status: 'failed'; problem: UploadProblem }

/** What the machine hears; `percent` is 0-100. */
export type UploadEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'upload.moved'; percent: number }
  | { type: 'upload.cancelled' }
  | { type: 'upload.retried' }
  | { type: 'upload.dismissed' }

/**
 * `busy`: a file is on its way; `failed`: `problem` says why; `retries`: the same file may be sent once more.
 */
export type UploadTag = 'busy' | 'failed' | 'retries'

interface UploadContext {
  file: File | undefined
  /** How much of the file is on its way, 0-100. */
  percent: number
  problem: UploadProblem | undefined
}

const types: {
  context?: UploadContext
  events?: UploadEvent
  tags?: UploadTag
} = {}

const nothing = { file: undefined, percent: 0, problem: undefined }

/** What is wrong with the file itself stays wrong. */
const ofTheFile: readonly UploadProblem[] = ['type', 'size', 'empty']

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /** Says what is wrong with a file before it is sent; never rejects. */
    check: fromPromise<UploadProblem | undefined, { file: File }>(() =>
      Promise.reject(new Error('no check actor was provided')),
    ),
    /** Sends the file until it is stopped, calling `moved` with percents; never rejects. */
    send: fromPromise<UploadOutcome, { file: File; moved: (percent: number) => void }>(() =>
      Promise.reject(new Error('no send actor was provided')),
    ),
  },
  actions: {
    take: assign((_, { file }: { file: File }) => ({ ...nothing, file })),
    note: assign((_, { problem }: { problem: UploadProblem }) => ({ problem })),
    move: assign((_, { percent }: { percent: number }) => ({ percent })),
    beginAgain: assign({ percent: 0, problem: undefined }),
    forget: assign(nothing),
    /** Told once of each file that arrived, with what the player answered. */
    uploaded: (_self, _params: { answer: unknown }) => {},
  },
  guards: {
    /** Sending it once more could end a player that it has ended before: somebody has to choose it again. */
    brokeOff: ({ context }, { problem }: { problem: UploadProblem | undefined }) =>
      problem === 'silent' || (problem === 'unreachable' && context.percent > 0),
    isOfTheFile: (_, { problem }: { problem: UploadProblem | undefined }) =>
      problem !== undefined && ofTheFile.includes(problem),
  },
})

const checking = createStateConfig({
  id: 'checking',
  tags: 'busy',
  invoke: {
    src: 'check',
    input: ({ context }) => ({ file: fileOf(context) }),
    onDone: [
      {
        guard: { type: 'isOfTheFile', params: ({ event }) => ({ problem: event.output }) },
        target: '#refused',
        actions: { type: 'note', params: ({ event }) => ({ problem: event.output ?? 'type' }) },
      },
      { target: 'sending' },
    ],
  },
  on: { 'upload.cancelled': { target: 'resting' } },
})

const sending = createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'send',
    input: ({ context, self }) => ({
      file: fileOf(context),
      moved: (percent: number) => self.send({ type: 'upload.moved', percent }),
    }),
    onDone: [
      {
        guard: ({ event }) => event.output.status === 'done',
        target: 'resting',
        actions: {
          type: 'uploaded',
          params: ({ event }) => ({
            answer: event.output.status === 'done' ? event.output.answer : undefined,
          }),
        },
      },
      {
        guard: { type: 'isOfTheFile', params: ({ event }) => ({ problem: problemOf(event.output) }) },
        target: '#refused',
        actions: { type: 'note', params: ({ event }) => ({ problem: problemOf(event.output) }) },
      },
      {
        guard: { type: 'brokeOff', params: ({ event }) => ({ problem: problemOf(event.output) }) },
        target: '#refused',
        actions: { type: 'note', params: ({ event }) => ({ problem: problemOf(event.output) }) },
      },
      {
        target: '#failed',
        actions: { type: 'note', params: ({ event }) => ({ problem: problemOf(event.output) }) },
      },
    ],
  },
  on: {
    'upload.moved': { actions: { type: 'move', params: ({ event }) => ({ percent: event.percent }) } },
    'upload.cancelled': { target: 'resting' },
  },
})

/**
 * A file on its way to the player: checked, sent, and there, or failed with a reason; cancelled, tried again
 * [D2.11-7 D8-18]. One file at a time; another may be chosen whenever none is under way.
 */
export const uploadMachine = createMachine({
  id: 'upload',
  context: nothing,
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'file.chosen': {
          target: 'checking',
          actions: { type: 'take', params: ({ event }) => ({ file: event.file }) },
        },
        'upload.dismissed': { target: '.idle' },
      },
      states: {
        idle: { entry: 'forget' },
        refused: { id: 'refused', tags: 'failed' },
        failed: {
          id: 'failed',
          tags: ['failed', 'retries'],
          on: { 'upload.retried': { target: '#checking', actions: 'beginAgain' } },
        },
      },
    },
    checking,
    sending,
  },
})

/** Both states that need the file are entered with one only. */
function fileOf({ file }: UploadContext): File {
  if (!file) throw new Error('nothing was chosen')
  return file
}

function problemOf(outcome: UploadOutcome): UploadProblem {
  return outcome.status === 'failed' ? outcome.problem : 'broken'
}
