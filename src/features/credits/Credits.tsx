import { useEffect, useState, type ReactNode } from 'react'
import packages from 'virtual:dependency-credits'
import { version } from '../../../package.json'
import { useTranslation } from '../../i18n/useTranslation'
import type { CreditsFile } from '../../../schemas/generated/types'
import { useBrand } from '../../ui/brand/useBrand'
import classes from './Credits.module.css'
import { LicenceTexts } from './LicenceTexts'
import { PackageList } from './PackageList'
import { People } from './People'
import { readCreditsFile } from './readCreditsFile'
import { Sources } from './Sources'
import { ThemeText } from './ThemeText'
import { Works } from './Works'

interface Props {
  /** Draws a static page of the theme by its name. */
  pageOf: (name: string) => ReactNode
}

/**
 * What the credits hold beside the licence note of the theme [D1-17]: whom the brand thanks, where the sources are and how else one gets
 * them, the packages of others, and the theme's legal texts.
 */
export function Credits({ pageOf }: Props) {
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
