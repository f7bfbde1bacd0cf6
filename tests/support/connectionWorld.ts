import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  connectionMachine,
  type ConnectionEvent,
  type Discovery,
  type Generation,
  type Probed,
  type SocketOrder,
} from '../../machines/connection.machine'

/** Addresses of two players. */
export const one = 'http://192.168.1.50'
export const two = 'http://192.168.1.51'

type Tell = (event: ConnectionEvent) => void

interface Socket {
  host: string
  generation: Generation
  open: boolean
  orders: string[]
  tell: Tell
}

/** Lets answers travel. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

const last = <T>(all: T[]): T => {
  const found = all.at(-1)
  if (found === undefined) throw new Error('nothing was started')
  return found
}

/** Starts the machine with actors that answer as the test says; what is left open never answers. */
export const start = (from = connectionMachine) => {
  const clock = new SimulatedClock()
  const sockets: Socket[] = []
  const probes: { host: string; answer: (answer: Probed) => void; fail: () => void }[] = []
  const searches: ((found: Discovery) => void)[] = []
  const machine = from.provide({
    actors: {
      discover: fromPromise(() => new Promise<Discovery>((resolve) => searches.push(resolve))),
      probe: fromPromise<Probed, { host: string }>(
        ({ input: { host } }) =>
          new Promise((answer, reject) =>
            probes.push({ host, answer, fail: () => reject(new Error('silent')) }),
          ),
      ),
      connect: fromCallback<SocketOrder, { host: string; generation: Generation }>(
        ({ input, sendBack, receive }) => {
          const socket: Socket = { ...input, open: true, orders: [], tell: (event) => sendBack(event) }
          sockets.push(socket)
          receive(({ type }) => socket.orders.push(type))
          return () => {
            socket.open = false
          }
        },
      ),
    },
  })
  const actor = createActor(machine, { clock })
  actor.start()
  const find = async (hosts: string[], tried: Discovery['tried'] = []) => {
    last(searches)({ hosts, tried })
    await settle()
  }
  const probeAnswers = async (answer: Probed) => {
    last(probes).answer(answer)
    await settle()
  }
  const probeFails = async () => {
    last(probes).fail()
    await settle()
  }
  return {
    actor,
    clock,
    sockets,
    probes,
    searches,
    find,
    probeAnswers,
    probeFails,
    socket: () => last(sockets),
    state: () => actor.getSnapshot(),
    /** Where it is, without what is inside. */
    place: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' ? value : Object.keys(value)[0]
    },
    host: () => {
      const { hosts, hostIndex } = actor.getSnapshot().context
      return hosts[hostIndex]
    },
  }
}

/** The same, connected to the first of `hosts`. */
export const connected = async (hosts = [one]) => {
  const world = start()
  await world.find(hosts)
  await world.probeAnswers(4)
  world.socket().tell({ type: 'socket.connected' })
  return world
}
