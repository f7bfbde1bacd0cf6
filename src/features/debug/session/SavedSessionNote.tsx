import { useTranslation } from '../../../i18n/useTranslation'
import { Notice } from '../../../ui/Notice'
import type { Replacement } from './neutral/Replacement'
import type { SavedSession } from './saveSession'
import classes from './SavedSessionNote.module.css'

/** What became of saving a session: the file, what is not in it, and what was replaced by what. */
export const SavedSessionNote = ({ saved }: { saved: SavedSession | undefined }) => {
  const { t } = useTranslation()
  if (!saved) return <Notice kind="warning">{t('debug.session.none')}</Notice>
  const { file, events, leftOut, replaced } = saved
  return (
    <Notice>
      <p className={classes.line}>
        {t('debug.session.saved', { count: events, file })}{' '}
        {leftOut > 0 ? `${t('debug.session.leftOut', { count: leftOut })} ` : null}
        {t('debug.session.read')}
      </p>
      {replaced.length > 0 ? (
        <details className={classes.details}>
          <summary className={classes.summary}>
            {t('debug.session.replaced', { count: replaced.length })}
          </summary>
          <Replaced replaced={replaced} />
        </details>
      ) : null}
    </Notice>
  )
}

function Replaced({ replaced }: { replaced: readonly Replacement[] }) {
  const { t } = useTranslation()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('debug.session.kind.label')}</th>
          <th scope="col">{t('debug.session.original')}</th>
          <th scope="col">{t('debug.session.replacement')}</th>
        </tr>
      </thead>
      <tbody>
        {replaced.map(({ kind, original, replacement }) => (
          <tr key={`${kind} ${original}`}>
            <td>{t(`debug.session.kind.${kind}`)}</td>
            {/* What lets somebody in is not shown again. */}
            <td>{kind === 'secret' ? '•••' : original}</td>
            <td>{replacement}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
