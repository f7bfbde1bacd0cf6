// Runs in the folder of the provider's tools, see ../run.ts.
const theirs = (file) => require(`./node_modules/firebase-tools/lib/emulator/${file}`)
const { EmulatorRegistry } = theirs('registry.js')
const { StorageEmulator } = theirs('storage/index.js')
const { createApp } = theirs('storage/server.js')

const uidOf = (token) => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).user_id
  } catch {
    return undefined
  }
}

/** In the place of the Java program that judges rules: a picture is its owner's. */
const ruleset = {
  verify: ({ path, token }) => {
    const owner = /\/userAvatars\/([^/]+)$/.exec(path)?.[1]
    return Promise.resolve({
      permitted: owner !== undefined && owner === uidOf(token),
      issues: { exist: () => false },
    })
  },
}

const emulator = new StorageEmulator({ projectId: process.argv[2], rules: { name: 'none', content: '' } })
Object.defineProperty(emulator, '_rulesManager', { value: { getRuleset: () => ruleset } })

createApp(process.argv[2], emulator).then((app) => {
  const server = app.listen(0, '127.0.0.1', () => {
    const { port } = server.address()
    // What it gives out as its own addresses.
    const info = { name: 'storage', host: '127.0.0.1', port }
    EmulatorRegistry.INSTANCES.set('storage', { getName: () => 'storage', getInfo: () => info })
    console.log(`port ${port}`)
  })
})
