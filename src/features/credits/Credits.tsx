import 'virtual:texts/credits'
import { hosted } from '../../base'
import { useState, type ReactNode, useMemo, useEffect } from 'react'
import packages from 'virtual:dependency-credits'
import themeTextClasses from './ThemeText.module.css'
import type { CreditsFile } from '../../../schemas/generated/types'
import { OutsideLink, LicenceTexts } from './LicenceTexts'
import { listNames } from '../../i18n/writing'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useBrand } from '../../ui/brand/BrandContext'
import { foldText } from '../../ui/foldText'
import { TextField } from '../../ui/TextField'
import packageListClasses from './PackageList.module.css'
import { version } from '../../../package.json'
import classes from './Credits.module.css'

interface ThemeTextProps {
  title: string
  /** Mounted only while it is open. */
  children: ReactNode
}

/**
 * A text of the theme that few want to read: its title, and on a press the text, which is fetched only then.
 */
function ThemeText({ title, children }: ThemeTextProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={themeTextClasses.text} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : null}
    </details>
  )
}

/** ms */
const timeout = 5000

/**
 * Reads whom the brand thanks and what it offers, `/app/brand/credits.json`. Undefined where the host has
 * none, or something else, or says nothing within 5 s; never rejects.
 */
const readCreditsFile = async (get: typeof fetch = fetch): Promise<CreditsFile | undefined> => {
  try {
    const { laterDocumentValidators } = await import('../../../schemas/generated/laterDocumentValidators')
    const isCredits = (data: unknown): data is CreditsFile => laterDocumentValidators.creditsFile(data)
    const response = await get(hosted('/app/brand/credits.json'), { signal: AbortSignal.timeout(timeout) })
    const data: unknown = response.ok ? await response.json() : undefined
    return isCredits(data) ? data : undefined
  } catch {
    return undefined
  }
}

interface PeopleProps {
  title: string
  groups: CreditsFile['contributors']
}

/** People by group, in the order of the file; nothing where nobody is named. */
function People({ title, groups = [] }: PeopleProps) {
  const { i18n } = useTranslation()
  if (groups.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {groups.map(({ name, people }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{listNames(i18n.language, people, { isOpen: true })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface WorksProps {
  title: string
  works: CreditsFile['frameworks']
}

/** What others made: its name, who made it and under which licence; nothing where nothing is named. */
function Works({ title, works = [] }: WorksProps) {
  if (works.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {works.map(({ name, by, license, url }) => (
          <div key={name}>
            <dt>
              <OutsideLink href={url}>{name}</OutsideLink>
            </dt>
            <dd>{[by, license].filter(Boolean).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/**
 * Where the open sources are per board, how they come on DVD, and whom to ask for the product under another
 * brand [D1-17].
 */
function Sources({ sources = [], writtenOffer, oem }: CreditsFile) {
  const { t } = useTranslation()
  const { links } = useBrand()
  // Whoever answers the brand's mail answers this, too, unless the offer names another.
  const contact = writtenOffer?.contact ?? links['contact']
  return (
    <>
      {sources.length > 0 ? (
        <section>
          <h2>{t('credits.sources')}</h2>
          <dl>
            {sources.map(({ board, software, kernel }) => (
              <div key={board}>
                <dt>{board}</dt>
                <dd>
                  {software ? (
                    <OutsideLink href={software}>{t('credits.software', { board })}</OutsideLink>
                  ) : null}
                  {kernel ? <OutsideLink href={kernel}>{t('credits.kernel', { board })}</OutsideLink> : null}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {writtenOffer ? (
        <section>
          <h2>{t('credits.offer')}</h2>
          <p>
            {t('credits.offerText', { years: writtenOffer.years, charge: writtenOffer.charge })}{' '}
            {contact ? <OutsideLink href={contact}>{t('credits.offerContact')}</OutsideLink> : null}
          </p>
        </section>
      ) : null}
      {oem ? (
        <section>
          <h2>{t('credits.oem')}</h2>
          <p>
            {t('credits.oemText')} <OutsideLink href={oem}>{t('credits.oemContact')}</OutsideLink>
          </p>
        </section>
      ) : null}
    </>
  )
}

interface CreditedPackage {
  name: string
  version: string
  license: string
}

interface PackageListProps {
  packages: Readonly<Record<'ui' | 'backend', readonly CreditedPackage[]>>
}

const findPackages = (list: readonly CreditedPackage[], wanted: string): readonly CreditedPackage[] =>
  list.filter(({ name, license }) => foldText(`${name} ${license}`).includes(wanted))

const Packages = ({ title, packages }: { title: string; packages: readonly CreditedPackage[] }) =>
  packages.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className={packageListClasses.list} aria-label={title}>
        {packages.map(({ name, version, license }) => (
          <li key={`${name} ${version}`}>
            <span className={packageListClasses.name}>{name}</span>
            <span className={packageListClasses.version}>{version}</span>
            <span className={packageListClasses.license}>{license}</span>
          </li>
        ))}
      </ul>
    </>
  )

/**
 * The packages of others that player and interface are built with, with a field that finds among them by name
 * and licence.
 */
function PackageList({ packages }: PackageListProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const wanted = foldText(text.trim())
  const ui = useMemo(() => findPackages(packages.ui, wanted), [packages, wanted])
  const backend = useMemo(() => findPackages(packages.backend, wanted), [packages, wanted])
  return (
    <section>
      <h2>{t('credits.packages')}</h2>
      <TextField
        type="search"
        autoComplete="off"
        label={t('credits.find')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={packageListClasses.count} role="status">
        {t('credits.count', { count: ui.length + backend.length })}
      </p>
      <Packages title={t('credits.ui')} packages={ui} />
      <Packages title={t('credits.backend')} packages={backend} />
    </section>
  )
}

interface CreditsProps {
  /** Draws a static page of the theme by its name. */
  pageOf: (name: string) => ReactNode
}

/**
 * What the credits hold beside the licence note of the theme [D1-17]: whom the brand thanks, where the
 * sources are and how else one gets them, the packages of others, and the theme's legal texts.
 */
export function Credits({ pageOf }: CreditsProps) {
  const { t } = useTranslation()
  const { productName } = useBrand()
  const [file, setFile] = useState<CreditsFile>()
  useEffect(() => {
    let isWanted = true
    void readCreditsFile().then((read) => {
      if (isWanted) setFile(read)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <div className={classes.credits}>
      <p className={classes.copyright}>{t('credits.version', { version })}</p>
      {file ? (
        <>
          <p className={classes.copyright}>
            {t('credits.copyright', { years: file.copyright, product: productName })}
          </p>
          <People title={t('credits.contributors')} groups={file.contributors} />
          <Works title={t('credits.frameworks')} works={file.frameworks} />
          <Works title={t('credits.coreAudio')} works={file.coreAudio} />
          <Works title={t('credits.backgrounds')} works={file.backgrounds} />
          <People title={t('credits.translations')} groups={file.translations} />
          <Sources {...file} />
        </>
      ) : null}
      <PackageList packages={packages} />
      <section>
        <h2>{t('credits.legal')}</h2>
        <ThemeText title={t('credits.licences')}>
          <LicenceTexts />
        </ThemeText>
        <ThemeText title={t('credits.disclaimer')}>{pageOf('disclaimer')}</ThemeText>
        <ThemeText title={t('credits.eula')}>{pageOf('eula')}</ThemeText>
      </section>
    </div>
  )
}
