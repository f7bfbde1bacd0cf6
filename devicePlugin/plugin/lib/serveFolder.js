'use strict'

const fs = require('fs')
const http = require('http')
const path = require('path')

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Whether there is such a file; Node 14 throws where there is none. */
function isFile(file) {
  try {
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}

/** The file of a path below a folder; undefined for what leads out of it, or is none. */
function fileOf(folder, pathname) {
  let name
  try {
    name = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (name.includes('\0')) return undefined
  const file = path.join(folder, path.normalize(`/${name}`))
  return file.startsWith(folder + path.sep) && isFile(file) ? file : undefined
}

/** Where the player itself is, seen from whoever asks: at its usual ports on the same host. */
function hostsOf(request) {
  // An address of IPv6 stands in brackets, for the sake of its colons.
  const [hostname] = /^(?:\[[^\]]*\]|[^:]*)/.exec(request.headers.host || 'localhost')
  return { host: `http://${hostname}`, host2: `http://${hostname}:3000` }
}

function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' })
    return response.end()
  }
  const [pathname] = String(request.url).split('?')
  if (pathname === '/api/host') {
    response.writeHead(200, { 'content-type': types['.json'], 'cache-control': 'no-store' })
    return response.end(JSON.stringify(hostsOf(request)))
  }
  const file = fileOf(folder, pathname)
  // What has no ending of a file is a screen of the interface; the names of some have dots.
  const isOfFile = Object.keys(types).some((type) => path.extname(pathname).startsWith(type))
  if (file === undefined && (isOfFile || pathname.startsWith('/assets/'))) {
    response.writeHead(404)
    return response.end()
  }
  const sent = file === undefined ? path.join(folder, 'index.html') : file
  // The names of what lies in assets say what is in it.
  const isForEver = pathname.startsWith('/assets/')
  response.writeHead(200, {
    'content-type': types[path.extname(sent)] || 'application/octet-stream',
    'cache-control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  if (request.method === 'HEAD') return response.end()
  return fs
    .createReadStream(sent)
    .on('error', () => response.destroy())
    .pipe(response)
}

/** Takes nobody in any more, and, where Node can (18), lets go who is in. */
const close = (server) =>
  new Promise((resolve) => {
    server.close(() => resolve())
    if (server.closeAllConnections) server.closeAllConnections()
  })

/** Serves the files of a folder, and its index.html at every screen; resolves with what closes it again. */
function serveFolder(folder, port) {
  return new Promise((resolve, reject) => {
    const server = http.createServer((request, response) => answer(folder, request, response))
    server.once('error', reject)
    server.listen(port, () => resolve({ port: server.address().port, close: () => close(server) }))
  })
}

module.exports = { serveFolder }
