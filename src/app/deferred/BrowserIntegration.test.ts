import { expect, it, vi } from 'vitest'
import { keepShell } from './BrowserIntegration'

const registering = (answer: () => Promise<ServiceWorkerRegistration>) =>
  vi.fn<ServiceWorkerContainer['register']>(answer)
const denied = () => Promise.reject(new DOMException('private window', 'SecurityError'))

it('keeps a release by https alone, and goes on where the browser forbids it or cannot', async () => {
  const register = registering(denied)
  for (const protocol of ['http:', 'https:'])
    keepShell('pl', { location: { protocol }, workers: { register } })
  await Promise.resolve()
  expect(register.mock.calls).toEqual([['/service-worker.js?language=pl', { updateViaCache: 'none' }]])
  keepShell('pl', { location: { protocol: 'https:' }, workers: undefined })
})
