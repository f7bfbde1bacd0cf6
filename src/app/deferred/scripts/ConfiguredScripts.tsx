import { useEffect, useMemo } from 'react'
import type { Brand } from '../../../../schemas/generated/types'
import { useAsk, useTopic } from '../../../device'
import { useBrand } from '../../../ui/brand/BrandContext'
import { isCloudHost } from '../../paths'

/** A script of somebody else that may be loaded, and why it was or was not. */
interface ScriptDecision {
  name: 'analytics' | 'pixel' | 'pushUpdates'
  src: string
  /** When it is loaded, ms after the start; undefined for one that is not. */
  after: number | undefined
  reason: 'cloudHost' | 'allowedByPlayer' | 'notAllowed' | 'offCloudHost' | 'notOnCloudHost'
}

interface Circumstances {
  scripts: Brand['scripts']
  isCloudHost: boolean
  /** The player's owner allows statistics of the interface [D7-42]; false before that is known. */
  allowsStatistics: boolean
}

/** ms [D9-29] */
const pushUpdatesDelay = 10_000

/**
 * Which scripts of others are loaded, of those that the brand names, which are none by default [D1-15 D9-29]:
 * statistics and an ads pixel on the cloud host or where the player's owner allows them, push updates 10 s
 * after the start elsewhere than on the cloud host.
 */
export const decideScripts = ({
  scripts,
  isCloudHost,
  allowsStatistics,
}: Circumstances): ScriptDecision[] => {
  const counts = isCloudHost || allowsStatistics
  const reason = isCloudHost ? 'cloudHost' : allowsStatistics ? 'allowedByPlayer' : 'notAllowed'
  const counter = (name: 'analytics' | 'pixel', src: string | undefined): ScriptDecision[] =>
    src === undefined ? [] : [{ name, src, after: counts ? 0 : undefined, reason }]
  const { analytics, pixel, pushUpdates } = scripts ?? {}
  return [
    ...counter('analytics', analytics),
    ...counter('pixel', pixel),
    ...(pushUpdates === undefined
      ? []
      : [
          {
            name: 'pushUpdates' as const,
            src: pushUpdates,
            after: isCloudHost ? undefined : pushUpdatesDelay,
            reason: isCloudHost ? ('notOnCloudHost' as const) : ('offCloudHost' as const),
          },
        ]),
  ]
}

const attribute = 'data-outside-script'

const load = (name: string, src: string) => {
  if (document.querySelector(`script[${attribute}='${name}']`)) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.setAttribute(attribute, name)
  document.head.append(script)
}

/** Each with a time of its own, which no decision on another begins anew. */
function Script({ name, src, after }: { name: string; src: string; after: number }) {
  useEffect(() => {
    const timer = setTimeout(() => load(name, src), after)
    return () => clearTimeout(timer)
  }, [name, src, after])
  return null
}

/** Loads scripts of others that the brand names, by the rule of `decideScripts`. */
export function ConfiguredScripts() {
  const brand = useBrand()
  useAsk('getPrivacySettings')
  const allowsStatistics = useTopic('pushPrivacySettings', (settings) => settings.allowUIStatistics === true)
  const decisions = useMemo(
    () =>
      decideScripts({
        scripts: brand.scripts,
        isCloudHost: isCloudHost(window.location.hostname, brand),
        allowsStatistics: allowsStatistics === true,
      }),
    [brand, allowsStatistics],
  )
  return decisions.map(({ name, src, after }) =>
    after === undefined ? null : <Script key={name} name={name} src={src} after={after} />,
  )
}
