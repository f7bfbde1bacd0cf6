import { useThrottledCallback } from '@mantine/hooks'
import { Progress, Button } from '@mantine/core'
import { useSelector, shallowEqual } from '@xstate/react'
import { useEffect, useState } from 'react'
import { IconCircleCheck } from '@tabler/icons-react'
import type { InstallOrder } from '../../../../machines/installer.machine'
import { useTranslation } from '../../../i18n/TranslationProvider'
import classes from './InstallerWindow.module.css'
import { type Installer, useInstaller } from './useInstaller'
import 'virtual:texts/upload'
import { LogView } from './LogView'
import { DeviceText } from '../../../ui/SafeHtml'
import { Notice } from '../../../ui/states'
import type { ModalButton } from '../../../../schemas/generated/types'
import {
  buttonLook,
  ButtonProblem,
  usePressModalButton,
  type ModalButtonProblem,
} from '../../../ui/modal/ModalButtons'
import { PanelModal, type ModalFrameProps, type FeatureModal } from '../../../ui/modal/PanelModals'

/** What an order is about, to be shown; '' where it does not say. */
function nameOfOrder(order: InstallOrder | undefined): string {
  if (!order) return ''
  const prettyName = order.kind === 'update' ? order.payload.prettyName : order.shownName
  return prettyName?.trim() || order.payload.name || ''
}

/** How far an installation is [D2.12-4]; undetermined where the player has not said. */
function InstallBar({ installer }: { installer: Installer }) {
  const { t } = useTranslation()
  const progress = useSelector(installer, ({ context }) => context.progress)
  const isKnown = progress !== undefined
  return (
    <div className={classes.bar}>
      {/* A flood of steps needs no help to look smooth, and a width that is always on its way lays out every frame. */}
      <Progress.Root size="md" transitionDuration={0}>
        <Progress.Section
          value={progress ?? 100}
          striped={!isKnown}
          animated={!isKnown}
          // How far it is is not known: a progress bar without a value.
          {...(isKnown ? {} : { withAria: false, role: 'progressbar' })}
          aria-label={t('plugins.installer.progress')}
        />
      </Progress.Root>
      <span className={classes.percent}>
        {isKnown ? t('upload.percent', { percent: Math.round(progress) }) : ''}
      </span>
    </div>
  )
}

/** ms between two drawings of the log, and from a line's coming to the scroll to it [D9-25]. */
const scrollDelay = 300

/**
 * The lines of an installer's log, which may grow fifty times a second: they change at most every 300 ms, and
 * the last ones always come. No timer runs while nothing changes.
 */
function usePacedLines(installer: Installer): readonly string[] {
  const [lines, setLines] = useState(() => installer.getSnapshot().context.log.lines)
  const take = useThrottledCallback(setLines, scrollDelay)
  useEffect(() => {
    let heard: readonly string[] | undefined
    const hearing = installer.subscribe(({ context }) => {
      if (context.log.lines !== heard) take((heard = context.log.lines))
    })
    return () => hearing.unsubscribe()
  }, [installer, take])
  return lines
}

/**
 * The advanced log and what opens it [D2.12-4]. Once all is over nobody opens it any more; one that is open
 * stays, to be read.
 */
function InstallLog({ installer }: { installer: Installer }) {
  const { t } = useTranslation()
  const isDone = useSelector(installer, (snapshot) => snapshot.hasTag('done'))
  const isShown = useSelector(installer, (snapshot) => snapshot.hasTag('log'))
  return (
    <>
      {isDone ? null : (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isShown}
          onClick={() => installer.send({ type: 'log.toggled' })}
        >
          {t(isShown ? 'plugins.installer.hideLog' : 'plugins.installer.showLog')}
        </button>
      )}
      {isShown ? <Lines installer={installer} /> : null}
    </>
  )
}

function Lines({ installer }: { installer: Installer }) {
  const follows = useSelector(installer, (snapshot) => snapshot.hasTag('follows'))
  return (
    <LogView
      lines={usePacedLines(installer)}
      follows={follows}
      onLeft={() => installer.send({ type: 'log.left' })}
      onReached={() => installer.send({ type: 'log.reached' })}
    />
  )
}

interface InstallWordsProps {
  installer: Installer
  /** Of the plugin. */
  name: string
}

const places = ['opening', 'away', 'looking', 'silent', 'unclear', 'failed', 'unsent'] as const

/** What happens, in the player's words and in ours where it has none; spoken as it changes. */
function InstallWords({ installer, name }: InstallWordsProps) {
  const { t } = useTranslation()
  const place = useSelector(installer, (snapshot) =>
    snapshot.matches({ install: 'found' })
      ? 'found'
      : places.find((one) => snapshot.matches({ install: { live: one } })),
  )
  const isDone = useSelector(installer, (snapshot) => snapshot.hasTag('done'))
  const { message, sendError, isMissing } = useSelector(
    installer,
    ({ context: { message, sendError, isMissing } }) => ({ message, sendError, isMissing }),
    shallowEqual,
  )
  const pushedMessage = message === '' ? null : <DeviceText text={message} />
  const words = () => {
    switch (place) {
      case 'silent':
        return <Notice kind="warning">{t('plugins.installer.silent')}</Notice>
      case 'unclear':
        return (
          <Notice kind="warning">
            {isMissing ? t('plugins.installer.missing', { name }) : t('plugins.installer.unclear')}
          </Notice>
        )
      case 'failed':
        return <Notice kind="error">{pushedMessage ?? t('plugins.installer.failed')}</Notice>
      case 'unsent':
        return <Notice kind="error">{t(`connection.refused.${sendError ?? 'offline'}`)}</Notice>
      case 'away':
      case 'looking':
        return t(`plugins.installer.${place}`)
      case 'opening':
        return t('plugins.installer.opening')
      case 'found':
        return t('plugins.installer.found', { name })
      case undefined:
        return pushedMessage ?? t(isDone ? 'plugins.installer.done' : 'plugins.installer.waiting')
    }
  }
  return (
    <div className={classes.words} role={place === 'failed' || place === 'unsent' ? 'alert' : 'status'}>
      {isDone ? <IconCircleCheck size={24} stroke={1.5} aria-hidden className={classes.check} /> : null}
      <div>{words()}</div>
    </div>
  )
}

interface InstallerWindowProps {
  frame: ModalFrameProps
  params: unknown
}

/**
 * The installer's window: what happens, how far it is, its log, and the buttons that the player offers
 * [D2.12-4 D3-32].
 */
function InstallerWindow({ frame, params }: InstallerWindowProps) {
  const { t } = useTranslation()
  const press = usePressModalButton()
  const installer = useInstaller(params)
  const [problem, setProblem] = useState<ModalButtonProblem>()
  // Players tell fifty times a second how far they are: what of it does not change the window is drawn by its
  // own parts.
  const { order, title, buttons, hasLog, ...has } = useSelector(
    installer,
    (snapshot) => ({
      order: snapshot.context.order,
      title: snapshot.context.title,
      buttons: snapshot.context.buttons,
      hasLog: snapshot.context.log.lines.length > 0,
      isBusy: snapshot.hasTag('busy'),
      isStuck: snapshot.hasTag('stuck'),
      canRetry: snapshot.hasTag('retries') && snapshot.context.order !== undefined,
    }),
    shallowEqual,
  )
  const name = nameOfOrder(order) || t('plugins.nameless')
  const act = (button: ModalButton) => {
    const stoodInTheWay = press(button)
    setProblem(stoodInTheWay)
    if (stoodInTheWay === undefined) frame.onClose()
  }
  return (
    <PanelModal
      {...frame}
      title={title || (order ? t(`plugins.installer.${order.kind}`, { name }) : t('plugins.installer.title'))}
      buttons={
        <>
          {has.canRetry ? (
            <Button variant="default" onClick={() => installer.send({ type: 'retry.wanted' })}>
              {t('action.tryAgain')}
            </Button>
          ) : null}
          {has.isStuck ? (
            <Button variant="default" onClick={() => installer.send({ type: 'look.wanted' })}>
              {t('plugins.installer.look')}
            </Button>
          ) : null}
          {buttons.map((button, place) => (
            <Button key={`${place} ${button.name}`} {...buttonLook(button.class)} onClick={() => act(button)}>
              {button.name.trim() || t('action.ok')}
            </Button>
          ))}
          {buttons.length === 0 ? (
            <Button variant={has.isBusy ? 'default' : 'filled'} onClick={frame.onClose}>
              {t('action.close')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={classes.body}>
        <InstallWords installer={installer} name={name} />
        {has.isBusy ? <InstallBar installer={installer} /> : null}
        {hasLog ? <InstallLog installer={installer} /> : null}
        <ButtonProblem problem={problem} />
      </div>
    </PanelModal>
  )
}

const keys = new WeakMap<object, number>()
let given = 0

/** A key that is the same for the same object, for as long as it lives. */
function keyOf(params: unknown): number {
  if (typeof params !== 'object' || params === null) return 0
  const known = keys.get(params)
  if (known !== undefined) return known
  given += 1
  keys.set(params, given)
  return given
}

/**
 * Follows the installing, updating or uninstalling of a plugin [D2.12-4]; each wish to see it begins anew.
 */
export const InstallerModal: FeatureModal = ({ frame, params }) => (
  <InstallerWindow key={keyOf(params)} frame={frame} params={params} />
)
