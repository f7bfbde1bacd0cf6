import { createDeviceClient } from '../../src/device/createDeviceClient'
import type { RequestRule } from '../../src/device/DeviceClient'
import type { RequestKind } from '../../src/device/requests/createRequestGateway'
import type { Violation } from '../../src/device/topics/deferredPushChecks'

const host = 'http://192.168.1.50'

/** A client of the device with a rule that the test sets and a wire that the test holds. */
export const setUpDevice = () => {
  const wire: [string, unknown][] = []
  const waiting: ((answer: unknown) => void)[] = []
  const violations: Violation[] = []
  const rules: Record<RequestKind, RequestRule> = { question: 'holds', command: 'refuses' }
  const device = createDeviceClient({
    brandWord: 'faceplate',
    ruleFor: (kind) => rules[kind],
    onViolation: (violation) => violations.push(violation),
  })
  const transport = {
    emit: (event: string, payload: unknown, acknowledged?: (answer: unknown) => void) => {
      wire.push([event, payload])
      if (acknowledged) waiting.push(acknowledged)
    },
    check: () => undefined,
    close: () => undefined,
  }
  return {
    device,
    wire,
    violations,
    rules,
    connect: () => {
      rules.question = rules.command = 'sends'
      device.attach(transport, host)
    },
    lose: () => {
      rules.question = 'holds'
      rules.command = 'refuses'
      device.detach()
    },
    arrive: (event: string, payload: unknown) =>
      device.receive({ event, payload, text: JSON.stringify(payload) ?? '' }),
    acknowledge: (answer: unknown) => {
      for (const acknowledged of waiting.splice(0)) acknowledged(answer)
    },
    validationErrors: () => device.record.entries().filter(({ refused }) => refused !== undefined),
  }
}
