import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { Extra } from '../../ui/Boundary'
import { copyText } from '../../ui/copyText'
import { later } from '../../ui/later'
import { PanelModal, type FeatureModal } from '../../ui/modal/PanelModals'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'
import { Notice } from '../../ui/states'
import { addressOfLink, nameOf, type MusicLink } from './musicLink'
import { isOwnMachine } from './useLinks'
import classes from './LinkModal.module.css'

const QrCode = later(async () => (await import('../../ui/QrCode')).QrCode)

const isLink = (params: unknown): params is MusicLink =>
  typeof params === 'object' && params !== null && typeof Reflect.get(params, 'uri') === 'string'

/** The link to music, as an address to copy and as a QR code for a phone's camera. */
export const LinkModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  const { isKiosk } = usePanelSituation()
  const [isCopied, setCopied] = useState<boolean>()
  if (!isLink(params)) return null
  const address = addressOfLink(params, { cover: true })
  const name = nameOf(params)
  return (
    <PanelModal
      {...frame}
      title={t('links.title')}
      buttons={
        <>
          <Button variant="default" onClick={frame.onClose}>
            {t('action.close')}
          </Button>
          {isKiosk ? null : (
            <Button onClick={() => void copyText(address).then(setCopied)}>
              {isCopied ? t('links.copied') : t('links.copy')}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.sheet}>
        <div className={classes.code}>
          <Extra>
            {/* Without the cover it is half as fine, so that every camera reads it. */}
            <QrCode
              text={addressOfLink(params, { cover: false })}
              label={t('links.codeOf', { name })}
              size={248}
              level="L"
            />
          </Extra>
        </div>
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          {params.artist ? <p className={classes.by}>{params.artist}</p> : null}
          <p className={classes.hint}>{t('links.hint')}</p>
        </div>
      </div>
      {isKiosk ? null : (
        <textarea
          className={classes.address}
          readOnly
          rows={3}
          aria-label={t('links.address')}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {isOwnMachine(window.location.hostname) ? <Notice>{t('links.ownMachine')}</Notice> : null}
      <div role="status">
        {isCopied === false ? <Notice kind="warning">{t('links.notCopied')}</Notice> : null}
      </div>
    </PanelModal>
  )
}
