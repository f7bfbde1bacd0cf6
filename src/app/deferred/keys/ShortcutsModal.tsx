import { useTranslation } from '../../../i18n/TranslationProvider'
import { PanelModal, type FeatureModal } from '../../../ui/modal/PanelModals'
import classes from './ShortcutsModal.module.css'
import { shortcuts } from './shortcuts'
import 'virtual:texts/keys'

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** The list of the keys; `params.hasSearch` says that there is something to search. */
export const ShortcutsModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  const hasSearch =
    typeof params === 'object' && params !== null && 'hasSearch' in params && params.hasSearch === true
  const shown = shortcuts.filter(({ name }) => name !== 'search' || hasSearch)
  return (
    <PanelModal {...frame} size="sm" title={t('keys.title')}>
      <dl className={classes.list}>
        {shown.map(({ name, keys }) => (
          <div key={name} className={classes.row}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd className={classes.keys}>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key === ' ' ? t('keys.space') : (signs[key] ?? key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
        <div className={classes.row}>
          <dt>{t('shell.palette')}</dt>
          <dd className={classes.keys}>
            <kbd className={classes.key}>Ctrl K</kbd>
          </dd>
        </div>
      </dl>
    </PanelModal>
  )
}
