import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A host that takes every connection and never says a word. */
export async function startSilentHost(): Promise<{ url: string; connections: Socket[]; server: Server }> {
  const connections: Socket[] = []
  const server = createServer((socket) => void connections.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on a port, the address is no text.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, connections, server }
}
