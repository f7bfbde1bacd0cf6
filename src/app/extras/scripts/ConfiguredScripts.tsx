import { useEffect, useMemo } from 'react'
import { useAsk, useTopic } from '../../../device'
import { useBrand } from '../../../ui/brand/useBrand'
import { isCloudHost } from '../../isCloudHost'
import { decideScripts } from './decideScripts'

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
