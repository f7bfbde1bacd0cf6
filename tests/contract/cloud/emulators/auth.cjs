// Runs in the folder of the provider's tools, see ../run.ts.
const theirs = (file) => require(`./node_modules/firebase-tools/lib/emulator/${file}`)
const { createApp } = theirs('auth/server.js')

createApp(process.argv[2]).then((app) => {
  const server = app.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`))
})
