import { hosted } from '../../base'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { Notice, WaitingLines } from '../../ui/states'
import classes from './LicenceTexts.module.css'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'

/** The licence of a package that is in the build, as the build writes it down. */
interface Licence {
  name: string
  version: string
  /** As its author names it, e.g. MIT; some packages name none. */
  identifier?: string
  /** Some packages hold none. */
  text?: string
}

/** ms */
const timeoutMs = 10_000

const isLicence = (value: unknown): value is Licence =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'version'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  ['identifier', 'text'].every((key) => ['string', 'undefined'].includes(typeof Reflect.get(value, key)))

/** The licences beside the built interface; none where there are none, as without a build. Never rejects. */
const readLicences = async (): Promise<readonly Licence[]> => {
  try {
    const response = await fetch(hosted('/licenses.json'), { signal: AbortSignal.timeout(timeoutMs) })
    const data: unknown = response.ok ? await response.json() : undefined
    return Array.isArray(data) ? data.filter(isLicence) : []
  } catch {
    return []
  }
}

/** The texts of the licences of all that is bundled, read when it is mounted. */
export function LicenceTexts() {
  const { t } = useTranslation()
  const [licences, setLicences] = useState<readonly Licence[]>()
  useEffect(() => {
    let isWanted = true
    void readLicences().then((read) => {
      if (isWanted) setLicences(read)
    })
    return () => {
      isWanted = false
    }
  }, [])
  if (!licences) return <WaitingLines height={120} count={2} />
  if (licences.length === 0) return <Notice>{t('credits.noLicences')}</Notice>
  return (
    <ul className={classes.list}>
      {licences.map(({ name, version, identifier, text }) => (
        <li key={`${name} ${version}`}>
          <h3>
            {name} {version}
          </h3>
          <pre>{text?.trim() ?? identifier}</pre>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  /** Undefined for what has no address. */
  href: string | undefined
  children: ReactNode
}

/**
 * Words that lead elsewhere in a window of its own; from a kiosk, which has no way back, they lead nowhere
 * [D6-5].
 */
export function OutsideLink({ href, children }: Props) {
  const { isKiosk } = usePanelSituation()
  if (href === undefined || isKiosk) return <span>{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
