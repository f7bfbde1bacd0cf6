/** The parts of a received event: its name, its payload, and the acknowledgement that a client may ask for. */
interface Packet {
  event: string
  payload: unknown
  acknowledge?: (answer: unknown) => void
}

/** Reads what both libraries hand out: `[event, ...arguments, acknowledgement?]`. Of several arguments the first counts. */
export function readPacket([event, ...values]: readonly unknown[]): Packet {
  const last: unknown = values.at(-1)
  const payload = typeof values[0] === 'function' ? undefined : values[0]
  return {
    event: String(event),
    payload,
    ...(typeof last === 'function' && {
      acknowledge: (answer: unknown) => void Reflect.apply(last, undefined, [answer]),
    }),
  }
}
