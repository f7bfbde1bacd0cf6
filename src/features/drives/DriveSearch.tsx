import { Button, Loader } from '@mantine/core'
import { IconRefresh, IconSearchOff, IconServer } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { NasHost } from '../../../schemas/generated/types'
import classes from './DriveSearch.module.css'
import { HostShares } from './HostShares'
import type { FoundShare } from './FoundShare'

interface DriveSearchProps {
  phase: 'scanning' | 'found' | 'nothing' | 'silent'
  hosts: readonly NasHost[]
  /** The share that was picked last. */
  picked: FoundShare | undefined
  onPick: (share: FoundShare) => void
  onSearch: () => void
}

const signs = { found: IconServer, nothing: IconSearchOff, silent: IconSearchOff }

/** The search of the network for drives: how it stands, and what it found to pick from [D2.11-3]. */
export function DriveSearch({ phase, hosts, picked, onPick, onSearch }: DriveSearchProps) {
  const { t } = useTranslation()
  const id = useId()
  const Sign = phase === 'scanning' ? undefined : signs[phase]
  return (
    <div className={classes.search} data-phase={phase}>
      <div className={classes.head}>
        <span className={classes.sign} aria-hidden>
          {Sign ? <Sign size={22} stroke={1.5} /> : <Loader size={22} type="oval" />}
        </span>
        <div className={classes.words} role="status">
          <p id={id} className={classes.title}>
            {t(`drives.search.${phase}`)}
          </p>
          <p className={classes.hint}>{t(`drives.search.hint.${phase}`)}</p>
        </div>
        {phase !== 'scanning' && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
            onClick={onSearch}
          >
            {t('drives.search.again')}
          </Button>
        )}
      </div>
      {phase === 'found' && (
        <div role="radiogroup" aria-labelledby={id} className={classes.hosts}>
          {hosts.map((host, place) => (
            // Hosts may repeat in every respect; their place is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <HostShares key={place} host={host} group={id} picked={picked} onPick={onPick} />
          ))}
        </div>
      )}
    </div>
  )
}
