import { Skeleton } from '@mantine/core'
import { useEffect, useSyncExternalStore, useState, useCallback } from 'react'
import { useStore } from 'zustand'
import { IconFileAlert } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useDelayed, ErrorState } from '../../ui/states'
import classes from './PageSkeleton.module.css'
import {
  revealTarget,
  type Target,
  type PageSession,
  Page,
  saveEdits,
  type CoreSections,
} from '../../renderer'
import { ask, byPush, type Device, useDevice, useTopic } from '../../device'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { useReportUnsavedEdits } from '../../ui/unsavedEdits/UnsavedEdits'
import { useNoteSettings, useSettingsPage, type PageSource } from './useSettingsPage'
import { useRunCommand, type PageDestinations } from './useRunCommand'

/**
 * The shape of a page that is on its way; nothing for the first moment, so that a quick answer does not
 * flicker.
 */
function PageSkeleton() {
  const { t } = useTranslation()
  const shown = useDelayed(true, 150)
  return (
    <div role="status" aria-label={t('settings.loading')} className={classes.page}>
      {shown && (
        <>
          <Skeleton height={32} width="40%" />
          {[4, 3].map((rows) => (
            <div key={rows} className={classes.section}>
              <Skeleton height={24} width="30%" mb={16} />
              {Array.from({ length: rows }, (_, row) => (
                <div key={row} className={classes.row}>
                  <Skeleton height={16} width="60%" />
                  <Skeleton height={44} />
                </div>
              ))}
            </div>
          ))}
        </>
      )}
    </div>
  )
}

/**
 * Brings an item of the open page into sight and gives its control the focus, whenever another object is
 * given.
 */
function useRevealed(target: Target | undefined): void {
  useEffect(() => {
    if (!target) return undefined
    let isWanted = true
    void revealTarget(target, () => isWanted).then((isShown) => {
      const spot = isShown ? document.querySelector('[data-pointed]') : null
      spot
        ?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]')
        ?.focus({ preventScroll: true })
    })
    return () => {
      isWanted = false
    }
  }, [target])
}

/** Whether the page holds edits that were not saved; renders only when that turns. */
function useHasEdits(session: PageSession): boolean {
  return useSyncExternalStore(session.subscribe, session.hasEdits)
}

/**
 * Has the player judge a page's password [D7-54]. Resolves to its verdict; rejects when the request is
 * refused or no verdict comes.
 */
export async function checkPassword(device: Device, password: string, pluginName: string): Promise<boolean> {
  const asked = await ask(
    device,
    { event: 'checkPassword', payload: { password, pluginName } },
    { answeredBy: byPush('checkPassword') },
  )
  if (asked.status === 'answered') return asked.answer
  throw new Error(asked.status)
}

/**
 * Whether the page may be shown [D2.10-2]: at once without protection, else after its password was right.
 * Cancelling calls `onCancel`. A re-push of a page that was opened does not ask again.
 */
function usePagePassword(session: PageSession, pageName: string, onCancel: () => void): boolean {
  const { t } = useTranslation()
  const device = useDevice()
  const dialogs = useDialogs()
  const protection = useStore(session.page, (page) => page.passwordProtection)
  const [open, setOpen] = useState(protection === undefined)

  useEffect(() => {
    if (open || !protection) return undefined
    let gone = false
    void dialogs
      .password({
        title: t('dialog.password.pageTitle'),
        message: protection.message,
        holdsHtml: true,
        check: (password) => checkPassword(device, password, pageName),
      })
      .then((right) => {
        if (gone) return
        if (right) setOpen(true)
        else onCancel()
      })
    return () => {
      gone = true
    }
    // Asked once for a visit of the page: neither a re-push nor a language change asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session])

  return open || !protection
}

interface OpenPageProps {
  session: PageSession
  pageName: string
  coreSections: CoreSections
  destinations: PageDestinations
  showDocs: boolean
  showDescriptions: boolean
  /** What is to be brought into sight. */
  revealed: Target | undefined
  isTitled: boolean | undefined
  onPasswordCancelled: () => void
}

/** A page that the player pushed, behind its password if it has one, with its buttons tied to the player. */
function OpenPage(props: OpenPageProps) {
  const { session, pageName, onPasswordCancelled } = props
  const device = useDevice()
  const dialogs = useDialogs()
  const run = useRunCommand(props.destinations)
  const isOpen = usePagePassword(session, pageName, onPasswordCancelled)
  const onHeading = useNoteSettings(session, pageName, isOpen)
  useRevealed(isOpen ? props.revealed : undefined)
  useReportUnsavedEdits(useHasEdits(session), () => saveEdits(session, run))

  const sectionImage = useCallback(
    (image: string) => `${device.origin() ?? ''}/albumart?sectionimage=${encodeURIComponent(image)}`,
    [device],
  )
  const openDoc = useCallback(
    ({ title, html }: { title: string; html: string }) =>
      void dialogs.gotIt({ title, message: html, holdsHtml: true }),
    [dialogs],
  )
  if (!isOpen) return null
  return (
    <Page
      session={session}
      coreSections={props.coreSections}
      run={run}
      sectionImage={sectionImage}
      openDoc={props.showDocs ? openDoc : undefined}
      showDescriptions={props.showDescriptions}
      onHeading={onHeading}
      isTitled={props.isTitled}
    />
  )
}

interface SettingsPageProps {
  /** `category/name`, as the player knows the page. */
  pageName: string
  source?: PageSource
  coreSections: CoreSections
  destinations: PageDestinations
  /** What is to be brought into sight once the page is drawn. */
  revealed?: Target | undefined
  /** Its label stands around it. */
  isTitled?: boolean
  /** The user would not give the page's password [D2.10-2]. */
  onPasswordCancelled: () => void
}

/** A settings or plugin page of the player: on its way, not answered, broken, or drawn [D2.10-1]. */
export function SettingsPage(props: SettingsPageProps) {
  const { t } = useTranslation()
  const { phase, session, retry } = useSettingsPage(props.pageName, props.source)
  const docs = useTopic('pushUiSettings', (settings) => settings?.pluginsDoc)
  if (session)
    return (
      <OpenPage
        key={props.pageName}
        session={session}
        pageName={props.pageName}
        coreSections={props.coreSections}
        destinations={props.destinations}
        showDocs={docs?.showDoc !== false}
        showDescriptions={docs?.showDescription !== false}
        revealed={props.revealed}
        isTitled={props.isTitled}
        onPasswordCancelled={props.onPasswordCancelled}
      />
    )
  if (phase === 'silent')
    return (
      <ErrorState title={t('settings.silentTitle')} onRetry={retry}>
        {t('settings.silent')}
      </ErrorState>
    )
  if (phase === 'broken')
    return (
      <ErrorState title={t('settings.brokenTitle')} icon={IconFileAlert} onRetry={retry}>
        {t('settings.broken')}
      </ErrorState>
    )
  return <PageSkeleton />
}
