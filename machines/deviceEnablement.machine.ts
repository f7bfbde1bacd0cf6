import { assign, emit, fromPromise, setup } from 'xstate'

/**
 * What is asked before something happens to a device [A4.15-1 A4.15-2 A4.15-3]; `override`: one more than the
 * plan has.
 */
export type DeviceQuestion = 'enable' | 'override' | 'disable' | 'delete'

/** What the cloud is told to do with a device. */
export type DeviceOrder = 'enable' | 'disable' | 'delete'

/** Why it did not happen; `cloud/silent`: the cloud took the order, and the device is as before. */
export interface DeviceFault {
  code: string
  message: string
}

/** What the machine hears. */
export type DeviceEnablementEvent =
  /**
   * What the cloud says of the device, at the beginning and at each change; `others` counts the enabled ones
   * but this.
   */
  | { type: 'device.pushed'; isEnabled: boolean; others: number; maxDevices: number }
  | { type: 'change.requested'; order: DeviceOrder }
  | { type: 'fault.dismissed' }

/** What the machine tells, once each time: an order that did not come about. */
export interface DeviceEnablementNews {
  type: 'failed'
  order: DeviceOrder
  fault: DeviceFault
}

/**
 * `asking`: a question is open; `busy`: the cloud has been told and the device is not so yet; `failed`:
 * `fault` says why.
 */
export type DeviceEnablementTag = 'asking' | 'busy' | 'failed'

interface DeviceEnablementContext {
  isEnabled: boolean
  others: number
  maxDevices: number
  order: DeviceOrder
  fault: DeviceFault | undefined
}

const types: {
  context?: DeviceEnablementContext
  events?: DeviceEnablementEvent
  input?: { isEnabled: boolean; others: number; maxDevices: number }
  emitted?: DeviceEnablementNews
  tags?: DeviceEnablementTag
} = {}

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /** Asks the user; true for yes; never rejects. */
    ask: fromPromise<boolean, { question: DeviceQuestion }>(() =>
      Promise.reject(new Error('no ask actor was provided')),
    ),
    /** Tells the cloud; resolves with what it has against it; never rejects. */
    order: fromPromise<DeviceFault | undefined, { order: DeviceOrder }>(() =>
      Promise.reject(new Error('no order actor was provided')),
    ),
  },
  actions: {
    take: assign(
      (_, { isEnabled, others, maxDevices }: { isEnabled: boolean; others: number; maxDevices: number }) => ({
        isEnabled,
        others,
        maxDevices,
      }),
    ),
    want: assign((_, { order }: { order: DeviceOrder }) => ({ order, fault: undefined })),
    note: assign((_, { fault }: { fault: DeviceFault | undefined }) => ({ fault })),
    forget: assign({ fault: undefined }),
    tell: emit(({ context }) => ({
      type: 'failed',
      order: context.order,
      fault: context.fault ?? silence,
    })),
  },
  guards: {
    isYes: (_, { answer }: { answer: boolean }) => answer,
    /** [A5-25] */
    isOneTooMany: ({ context }, { answer }: { answer: boolean }) =>
      answer && context.order === 'enable' && context.others >= context.maxDevices,
    isRefused: (_, { fault }: { fault: DeviceFault | undefined }) => fault !== undefined,
    /** A device that was deleted is not pushed any more: with its row this machine goes. */
    isSo: ({ context }) => context.order !== 'delete' && context.isEnabled === (context.order === 'enable'),
  },
  delays: {
    /** An order that the cloud has not answered by then is given up; what it pushes later still counts. */
    orderTimeout: 30_000,
    /** From the cloud's yes until the device is so. */
    pushTimeout: 10_000,
  },
})

const silence: DeviceFault = { code: 'cloud/silent', message: '' }
const silent = {
  target: 'failed',
  actions: [{ type: 'note', params: { fault: silence } }, 'tell'],
} as const

const asking = createStateConfig({
  initial: 'first',
  tags: 'asking',
  states: {
    first: {
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ question: context.order }),
        onDone: [
          {
            guard: { type: 'isOneTooMany', params: ({ event }) => ({ answer: event.output }) },
            target: 'override',
          },
          {
            guard: { type: 'isYes', params: ({ event }) => ({ answer: event.output }) },
            target: '#ordering',
          },
          { target: '#settled' },
        ],
      },
    },
    override: {
      invoke: {
        src: 'ask',
        input: { question: 'override' },
        onDone: [
          {
            guard: { type: 'isYes', params: ({ event }) => ({ answer: event.output }) },
            target: '#ordering',
          },
          { target: '#settled' },
        ],
      },
    },
  },
})

/**
 * Enabling, disabling or deleting one of the user's devices [A4.15]: asked, told to the cloud, and so once
 * the cloud pushes it. What is declined, refused or not done within the time is as before, and a failure is
 * told. A plan's number of devices can be exceeded by saying yes twice [A5-25].
 */
export const deviceEnablementMachine = createMachine({
  id: 'deviceEnablement',
  context: ({ input }) => ({ ...input, order: 'enable', fault: undefined }),
  initial: 'settled',
  on: { 'device.pushed': { actions: { type: 'take', params: ({ event }) => event } } },
  states: {
    settled: {
      id: 'settled',
      on: {
        'change.requested': { target: 'asking', actions: { type: 'want', params: ({ event }) => event } },
      },
    },
    asking,
    ordering: {
      id: 'ordering',
      tags: 'busy',
      // The device may have become so while the question was open.
      always: { guard: 'isSo', target: 'settled' },
      invoke: {
        src: 'order',
        input: ({ context }) => ({ order: context.order }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ fault: event.output }) },
            target: 'failed',
            actions: [{ type: 'note', params: ({ event }) => ({ fault: event.output }) }, 'tell'],
          },
          { target: 'awaiting' },
        ],
      },
      after: { orderTimeout: silent },
    },
    awaiting: {
      tags: 'busy',
      always: { guard: 'isSo', target: 'settled' },
      after: { pushTimeout: silent },
    },
    failed: {
      tags: 'failed',
      always: { guard: 'isSo', target: 'settled', actions: 'forget' },
      on: {
        'change.requested': { target: 'asking', actions: { type: 'want', params: ({ event }) => event } },
        'fault.dismissed': { target: 'settled', actions: 'forget' },
      },
    },
  },
})
