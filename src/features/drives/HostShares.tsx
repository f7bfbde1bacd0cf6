import { Radio } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import type { NasHost } from '../../../schemas/generated/types'
import classes from './DriveSearch.module.css'
import type { FoundShare } from './FoundShare'

interface HostSharesProps {
  host: NasHost
  /** Name of the group that the radio buttons of all hosts belong to. */
  group: string
  picked: FoundShare | undefined
  onPick: (share: FoundShare) => void
}

/** A host of the network and the shares that it offers, folded out until somebody folds them in. */
export function HostShares({ host, group, picked, onPick }: HostSharesProps) {
  const { t } = useTranslation()
  const { shares = [] } = host
  const name = host.name?.trim() || t('drives.search.unnamedHost')
  if (shares.length === 0)
    return (
      <div className={classes.host}>
        <div className={classes.summary} data-empty>
          <span className={classes.hostName}>{name}</span>
          <span className={classes.count}>{t('drives.search.noShares')}</span>
        </div>
      </div>
    )
  return (
    <details className={classes.host} open>
      <summary className={classes.summary}>
        <span className={classes.hostName}>{name}</span>
        <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} />
      </summary>
      <ul className={classes.shares}>
        {shares.map((share, place) => {
          const label = share.sharename?.trim() || share.path?.trim() || t('drives.search.unnamedShare')
          return (
            // Shares may repeat in every respect, too.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <label className={classes.share}>
                <Radio
                  name={group}
                  value={`${name}/${place}`}
                  checked={picked?.host === host && picked.share === share}
                  onChange={() => onPick({ host, share })}
                />
                <span className={classes.shareName}>{label}</span>
                {share.path !== undefined && share.path.toLowerCase() !== label.toLowerCase() && (
                  <span className={classes.path}>{share.path}</span>
                )}
              </label>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
