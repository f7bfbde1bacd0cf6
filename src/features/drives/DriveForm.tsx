import { Radio, Button, Loader } from '@mantine/core'
import { IconChevronDown, IconRefresh, IconSearchOff, IconServer } from '@tabler/icons-react'
import { useId, useEffect, useMemo, useRef, useState } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { DriveProblem } from '../../../machines/drives.machine'
import { DeviceText } from '../../ui/SafeHtml'
import { Notice } from '../../ui/states'
import type { NasHost } from '../../../schemas/generated/types'
import driveSearchClasses from './DriveSearch.module.css'
import { BuiltFormView, useBuiltForm, useFormHasEdits, type FormValues } from '../../renderer'
import { useReportUnsavedEdits } from '../../ui/unsavedEdits/UnsavedEdits'
import { buildDriveForm, toDrive, usesAdvanced } from './buildDriveForm'
import classes from './DriveForm.module.css'
import type { Drives } from './useDrives'

/**
 * Why a drive was not saved, and what to do; a place for it is there before, so that it is read out when it
 * comes.
 */
function DriveFormProblem({ problem }: { problem: DriveProblem | undefined }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      {problem && (
        <Notice kind={problem.kind === 'silent' ? 'warning' : 'error'}>
          {problem.kind === 'offline' || problem.kind === 'invalid'
            ? t(`connection.refused.${problem.kind}`)
            : t(`drives.problem.${problem.kind}`)}
          {problem.kind === 'rejected' && problem.reason !== '' && (
            <div>
              <DeviceText text={problem.reason} />
            </div>
          )}
        </Notice>
      )}
    </div>
  )
}

/** A share that the search found, and its host's name, which stands for its address [D3-47]. */
interface FoundShare {
  host: NasHost
  share: NonNullable<NasHost['shares']>[number]
}

interface HostSharesProps {
  host: NasHost
  /** Name of the group that the radio buttons of all hosts belong to. */
  group: string
  picked: FoundShare | undefined
  onPick: (share: FoundShare) => void
}

/** A host of the network and the shares that it offers, folded out until somebody folds them in. */
function HostShares({ host, group, picked, onPick }: HostSharesProps) {
  const { t } = useTranslation()
  const { shares = [] } = host
  const name = host.name?.trim() || t('drives.search.unnamedHost')
  if (shares.length === 0)
    return (
      <div className={driveSearchClasses.host}>
        <div className={driveSearchClasses.summary} data-empty>
          <span className={driveSearchClasses.hostName}>{name}</span>
          <span className={driveSearchClasses.count}>{t('drives.search.noShares')}</span>
        </div>
      </div>
    )
  return (
    <details className={driveSearchClasses.host} open>
      <summary className={driveSearchClasses.summary}>
        <span className={driveSearchClasses.hostName}>{name}</span>
        <IconChevronDown size={18} stroke={1.5} aria-hidden className={driveSearchClasses.chevron} />
      </summary>
      <ul className={driveSearchClasses.shares}>
        {shares.map((share, place) => {
          const label = share.sharename?.trim() || share.path?.trim() || t('drives.search.unnamedShare')
          return (
            // Shares may repeat in every respect, too.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <label className={driveSearchClasses.share}>
                <Radio
                  name={group}
                  value={`${name}/${place}`}
                  checked={picked?.host === host && picked.share === share}
                  onChange={() => onPick({ host, share })}
                />
                <span className={driveSearchClasses.shareName}>{label}</span>
                {share.path !== undefined && share.path.toLowerCase() !== label.toLowerCase() && (
                  <span className={driveSearchClasses.path}>{share.path}</span>
                )}
              </label>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

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
function DriveSearch({ phase, hosts, picked, onPick, onSearch }: DriveSearchProps) {
  const { t } = useTranslation()
  const id = useId()
  const Sign = phase === 'scanning' ? undefined : signs[phase]
  return (
    <div className={driveSearchClasses.search} data-phase={phase}>
      <div className={driveSearchClasses.head}>
        <span className={driveSearchClasses.sign} aria-hidden>
          {Sign ? <Sign size={22} stroke={1.5} /> : <Loader size={22} type="oval" />}
        </span>
        <div className={driveSearchClasses.words} role="status">
          <p id={id} className={driveSearchClasses.title}>
            {t(`drives.search.${phase}`)}
          </p>
          <p className={driveSearchClasses.hint}>{t(`drives.search.hint.${phase}`)}</p>
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
        <div role="radiogroup" aria-labelledby={id}>
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

const searchPhases = ['scanning', 'found', 'nothing', 'silent'] as const

/** The fields of a drive, new or known: search, form, what went wrong, Cancel and Save [D2.11-3]. */
export function DriveForm({ drives }: { drives: Drives }) {
  const { t } = useTranslation()
  const id = useId()
  const state = useSelector(drives, (snapshot) => snapshot)
  const { share, drive, hosts, problem } = state.context
  const [isAdvanced, setAdvanced] = useState(() => usesAdvanced(share ?? {}))
  const [picked, setPicked] = useState<FoundShare>()
  // After an attempt the form begins with what was sent, so that only what is typed since counts as edited.
  const content = useMemo(
    () => buildDriveForm(drive ?? share ?? {}, isAdvanced, t),
    [drive, share, isAdvanced, t],
  )
  const form = useBuiltForm(content)
  const hasEdits = useFormHasEdits(form)
  const isFailed = state.hasTag('failed')
  const isBusy = state.hasTag('busy')
  useReportUnsavedEdits(hasEdits || isFailed || isBusy)

  useEffect(() => {
    if (isFailed && hasEdits) drives.send({ type: 'draft.changed' })
  }, [drives, isFailed, hasEdits])

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const pick = (found: FoundShare) => {
    const { sharename = '', path = sharename } = found.share
    setPicked(found)
    form.set('ip', found.host.name ?? '')
    form.set('path', path)
    form.set('name', sharename || path)
  }
  const save = (values: FormValues) => {
    form.settle()
    drives.send({ type: 'save.requested', drive: toDrive(values) })
  }
  const phase = searchPhases.find((tag) => state.hasTag(tag))

  return (
    <section className={classes.form} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} ref={heading} tabIndex={-1} className={classes.heading}>
        {share ? t('drives.form.edit', { name: share.name ?? '' }) : t('drives.form.add')}
      </h3>
      {phase && (
        <DriveSearch
          phase={phase}
          hosts={hosts}
          picked={picked}
          onPick={pick}
          onSearch={() => drives.send({ type: 'search.requested' })}
        />
      )}
      <div inert={isBusy}>
        <BuiltFormView form={form} id={id} onSubmit={save} onAction={() => setAdvanced((was) => !was)} />
      </div>
      <DriveFormProblem problem={problem} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => drives.send({ type: 'cancel.requested' })}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" form={id} loading={isBusy}>
          {problem ? t('action.tryAgain') : t('action.save')}
        </Button>
      </div>
    </section>
  )
}
