import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Brand } from '../../../schemas/generated/types'
import { DeviceProvider } from '../../../src/device'
import { createPendingLogout, createSession, SessionHost } from '../../../src/features/account/session'
import {
  NavigationLinksContext,
  type AccountTarget,
} from '../../../src/features/account/links/NavigationLinksContext'
import { BrandContext } from '../../../src/ui/brand/BrandContext'
import { PanelOverlays } from '../PanelOverlays'
import { PanelProviders } from '../PanelProviders'
import { ScriptedDevice } from '../ScriptedDevice'
import { testBrand } from '../testBrand'
import { createMemory } from './createMemory'
import { recordLinks } from './recordLinks'
import { ScriptedCloud, type CloudStart } from './ScriptedCloud'

interface Options extends CloudStart {
  /** Has calls fail or wait before anything is drawn. */
  script?: (cloud: ScriptedCloud) => void
  brand?: Brand
  /** What the browser remembers. */
  kept?: Map<string, string>
}

/**
 * A screen or part of the account area, drawn on a scripted cloud with the real session; `links` are the
 * targets it led to.
 */
export const renderAccount = (
  children: ReactNode,
  { script, brand = testBrand, kept, ...start }: Options = {},
) => {
  const cloud = new ScriptedCloud(start)
  script?.(cloud)
  const device = new ScriptedDevice({ brandWord: brand.word })
  const links: AccountTarget[] = []
  const session = createSession(cloud)
  const { read, write } = createMemory(kept)
  const pendingLogout = createPendingLogout({
    read: () => read('pendingLogout'),
    write: (value) => write('pendingLogout', value),
  })
  render(
    <PanelProviders>
      <BrandContext value={brand}>
        <DeviceProvider device={device}>
          <PanelOverlays>
            <NavigationLinksContext value={recordLinks((target) => links.push(target))}>
              <SessionHost cloud={cloud} session={session} pendingLogout={pendingLogout}>
                {children}
              </SessionHost>
            </NavigationLinksContext>
          </PanelOverlays>
        </DeviceProvider>
      </BrandContext>
    </PanelProviders>,
  )
  return { cloud, device, links, session }
}
