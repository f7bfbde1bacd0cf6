import { expectTypeOf, it } from 'vitest'
import type { PushPayloads, RequestPayloads } from '../../schemas/generated/types'
import type { BareRequestEvent } from '../../src/device/Device'

it('lets requests without payload go out bare, and no other', () => {
  expectTypeOf<RequestPayloads['getState']>().toEqualTypeOf<undefined>()
  expectTypeOf<RequestPayloads['closeModals']>().toEqualTypeOf<'' | undefined>()
  expectTypeOf<
    'play' | 'updateDb' | 'getWirelessNetworks' | 'getMy{Brand}Status'
  >().toExtend<BareRequestEvent>()
  expectTypeOf<'setSleep' | 'getUiConfig'>().not.toExtend<BareRequestEvent>()
})

it('knows what a push carries, and makes a mistyped field an error', () => {
  expectTypeOf<PushPayloads['pushState']['status']>().toEqualTypeOf<'play' | 'pause' | 'stop'>()
  expectTypeOf<PushPayloads['pushDeviceName']>().toEqualTypeOf<string>()
  expectTypeOf<PushPayloads['closeAllModals']>().toEqualTypeOf<null>()
  expectTypeOf<PushPayloads['pushState']>().not.toHaveProperty('titel')
  expectTypeOf<PushPayloads['pushState']>().toHaveProperty('title')
})

it('takes no text for a volume but the words', () => {
  expectTypeOf<RequestPayloads['volume']>().toEqualTypeOf<number | '+' | '-' | 'mute' | 'unmute' | 'toggle'>()
})
