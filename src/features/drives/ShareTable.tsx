// Rows are laid out as cards on phones, and with that some browsers forget that they are rows: the roles say
// it again.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconCircleCheck, IconPencil, IconPlugConnectedX, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { NetworkShare } from '../../../schemas/generated/types'
import classes from './ShareTable.module.css'

interface ShareTableProps {
  shares: readonly NetworkShare[]
  /** The drive that is being removed. */
  leaving: NetworkShare | undefined
  /** Nothing can be changed now. */
  isLocked: boolean
  onEdit: (share: NetworkShare) => void
  onDelete: (share: NetworkShare) => void
}

/**
 * The network drives: alias, path, whether they are mounted, size [D2.11-3 D4-35]; one card each where it is
 * narrow.
 */
export function ShareTable({ shares, leaving, isLocked, onEdit, onDelete }: ShareTableProps) {
  const { t } = useTranslation()
  return (
    <table role="table" className={classes.table} aria-label={t('drives.title')}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('drives.column.name')}
          </th>
          <th role="columnheader" scope="col">
            {t('drives.column.path')}
          </th>
          <th role="columnheader" scope="col">
            {t('drives.column.mounted')}
          </th>
          <th role="columnheader" scope="col">
            {t('drives.column.size')}
          </th>
          <th role="columnheader" scope="col">
            <VisuallyHidden>{t('drives.column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {shares.map((share, place) => {
          const name = share.name?.trim() || share.path?.trim() || t('drives.unnamed')
          const isLeaving = leaving?.id !== undefined && leaving.id === share.id
          return (
            <tr key={share.id ?? place} role="row" className={classes.row} aria-busy={isLeaving || undefined}>
              <th role="rowheader" scope="row" className={classes.name}>
                {name}
              </th>
              <td role="cell" className={classes.path}>
                {share.ip !== undefined && <span className={classes.address}>{share.ip}</span>}
                <span>{share.path}</span>
              </td>
              <td role="cell" className={classes.mounted}>
                {isLeaving ? t('drives.removing') : <Mounted isMounted={share.mounted} />}
              </td>
              <td role="cell" className={classes.size} data-unknown={!share.size?.trim() || undefined}>
                {share.size?.trim() || <span aria-hidden>–</span>}
              </td>
              <td role="cell" className={classes.actions}>
                <ActionIcon
                  aria-label={t('drives.row.edit', { name })}
                  data-edits={share.id}
                  disabled={isLocked || share.id === undefined}
                  onClick={() => onEdit(share)}
                >
                  <IconPencil size={20} stroke={1.5} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  aria-label={t('drives.row.delete', { name })}
                  disabled={isLocked || share.id === undefined}
                  onClick={() => onDelete(share)}
                >
                  <IconTrash size={20} stroke={1.5} aria-hidden />
                </ActionIcon>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Mounted({ isMounted }: { isMounted: boolean | undefined }) {
  const { t } = useTranslation()
  if (isMounted === undefined) return <span aria-hidden>–</span>
  const Sign = isMounted ? IconCircleCheck : IconPlugConnectedX
  return (
    <span className={classes.state} data-mounted={isMounted}>
      <Sign size={18} stroke={1.75} aria-hidden className={classes.sign} />
      {isMounted ? t('drives.mounted') : t('drives.notMounted')}
    </span>
  )
}
