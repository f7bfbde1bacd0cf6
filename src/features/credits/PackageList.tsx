import { useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { foldText } from '../../ui/foldText'
import { TextField } from '../../ui/TextField'
import classes from './PackageList.module.css'

interface CreditedPackage {
  name: string
  version: string
  license: string
}

interface Props {
  packages: Readonly<Record<'ui' | 'backend', readonly CreditedPackage[]>>
}

const findPackages = (list: readonly CreditedPackage[], wanted: string): readonly CreditedPackage[] =>
  list.filter(({ name, license }) => foldText(`${name} ${license}`).includes(wanted))

const Packages = ({ title, packages }: { title: string; packages: readonly CreditedPackage[] }) =>
  packages.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className={classes.list} aria-label={title}>
        {packages.map(({ name, version, license }) => (
          <li key={`${name} ${version}`}>
            <span className={classes.name}>{name}</span>
            <span className={classes.version}>{version}</span>
            <span className={classes.license}>{license}</span>
          </li>
        ))}
      </ul>
    </>
  )

/** The packages of others that player and interface are built with, with a field that finds among them by name and licence. */
export function PackageList({ packages }: Props) {
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
      <p className={classes.count} role="status">
        {t('credits.count', { count: ui.length + backend.length })}
      </p>
      <Packages title={t('credits.ui')} packages={ui} />
      <Packages title={t('credits.backend')} packages={backend} />
    </section>
  )
}
