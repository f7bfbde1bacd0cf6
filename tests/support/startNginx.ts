import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../player/start/findFreePort'

/** The command, installed where that can be done; undefined where it cannot. */
function find(command: 'nginx' | 'openssl'): string | undefined {
  const look = () => {
    try {
      return execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${command}`], {
        encoding: 'utf8',
      }).trim()
    } catch {
      return undefined
    }
  }
  const known = look()
  if (known !== undefined) return known
  console.log(`Installing the system’s package ${command} …`)
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    execFileSync('apt-get', ['update', '-qq'], quiet)
    execFileSync('apt-get', ['install', '-y', '-qq', command], quiet)
  } catch {
    return undefined
  }
  return look()
}

/** A reverse proxy that runs. */
interface ReverseProxy {
  /** e.g. `https://localhost:40443`; its certificate is nobody's. */
  url: string
  close(): Promise<void>
}

/**
 * Starts nginx in front of an origin, with TLS and HTTP/2, as docs/behind-a-proxy.md says it; undefined where
 * there is none and none can be installed. What is below `path` is passed on as it is; the rest of the host
 * is somebody else's.
 */
export async function startNginx(target: string, path = '/'): Promise<ReverseProxy | undefined> {
  const [nginx, openssl] = [find('nginx'), find('openssl')]
  if (nginx === undefined || openssl === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-newkey', 'rsa:2048', '-nodes']
  execFileSync(openssl, ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  // Others may look for one at the same moment.
  const port = await findFreePort(20_000 + (process.pid % 10_000), '127.0.0.1', () => undefined)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((what) => `${what}_temp_path ${folder}/${what};`)
    .join('\n')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary}
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    client_max_body_size 0;
    location = /of-somebody-else { return 200 'not ours'; }
    location ${path} {
      proxy_pass ${new URL(target).origin};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_request_buffering off;
      proxy_read_timeout 1h;
    }
  }
}
`,
  )
  const running = spawn(nginx, ['-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  await untilOpen(port, () => running.exitCode !== null)
  return {
    url: `https://localhost:${port}${path.replace(/\/$/, '')}`,
    async close() {
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilOpen(port: number, hasEnded: () => boolean): Promise<void> {
  for (let left = 100; left > 0 && !hasEnded(); left -= 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx does not begin to listen')
}
