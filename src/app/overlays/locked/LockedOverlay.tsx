import { ActionIcon, Button } from '@mantine/core'
import { IconBluetooth, IconPlug, IconPower, IconLock } from '@tabler/icons-react'
import { useId, useEffect, useRef } from 'react'
import { type OwnInput, ownInputOf } from '../../../device'
import { useInputOff } from '../../../features/inputs/InputToggles'
import { useMenu } from '../../../features/menu'
import { VolumeBar } from '../../../features/playback'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import inputCardClasses from './InputCard.module.css'
import { useDialogs } from '../../../ui/dialogs/Dialogs'
import classes from './LockedOverlay.module.css'

/** How the ways of streaming that lock the panel are called. */
const protocols = {
  airplay: 'airplay',
  bluetooth: 'bluetooth',
  bluetoth: 'bluetooth',
  analogin: 'analogin',
} as const

/** A name that the panel has words for; devices spell one of them without its second 'o' [D3-5]. */
type Protocol = (typeof protocols)[keyof typeof protocols]

const isKnown = (service: string): service is keyof typeof protocols => Object.hasOwn(protocols, service)

/**
 * The streaming protocol behind a service of the player; undefined for one that the panel has no word for.
 */
const protocolOf = (service: string): Protocol | undefined => {
  const name = service.toLowerCase()
  return isKnown(name) ? protocols[name] : undefined
}

interface InputCardProps {
  input: OwnInput
  /** What it is called. */
  name: string
}

/**
 * Lies over the panel while an input of the player itself is heard: what was switched on here can be switched
 * off here, and made louder, quieter or silent; the power stays in reach where the menu has it.
 */
const InputCard = ({ input, name }: InputCardProps) => {
  const { t } = useTranslation()
  const id = useId()
  const menu = useMenu()
  const { sideMenu, settings } = usePanelSituation().settings
  const off = useInputOff(input, { ...settings?.checkboxes, ...sideMenu?.checkboxes })
  const power = [...menu.main, ...menu.settings].find(
    ({ action }) => action.kind === 'modal' && action.name === 'modal-power-off',
  )
  const Sign = input === 'bluetooth' ? IconBluetooth : IconPlug
  return (
    <section className={inputCardClasses.card} aria-labelledby={`${id}title`}>
      <div className={inputCardClasses.head}>
        <span className={inputCardClasses.sign}>
          <Sign size={24} stroke={1.5} aria-hidden />
        </span>
        <div className={inputCardClasses.words}>
          <h2 className={inputCardClasses.title} id={`${id}title`}>
            {t('locked.on', { protocol: name })}
          </h2>
          <p className={inputCardClasses.hint} role="status">
            {off.phase === 'silent' ? t('locked.silent') : t('locked.onHint')}
          </p>
        </div>
        {power ? (
          <ActionIcon
            className={inputCardClasses.power}
            size={44}
            variant="default"
            aria-label={t('locked.power')}
            onClick={() => menu.press(power)}
          >
            <IconPower size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      <VolumeBar />
      <Button data-way-out fullWidth loading={off.phase === 'asked'} onClick={off.press}>
        {t(off.hasSwitch ? 'locked.switchOff' : 'locked.stop')}
      </Button>
    </section>
  )
}

interface LockedOverlayProps {
  /** What the player plays by, e.g. `airplay`. */
  service: string
}

/**
 * Lies over what plays while the player takes no orders [D2.3-4]: what is heard stays in sight, nothing
 * beneath can be pressed, and a press says why. An input of the player itself can be turned off and its
 * volume set; what another device streams is led from there. What lies beneath has lost the focus; a window
 * above keeps it.
 */
export const LockedOverlay = ({ service }: LockedOverlayProps) => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!document.activeElement?.closest('[role=dialog]'))
      layer.current?.querySelector<HTMLElement>('[data-way-out]')?.focus()
  }, [])
  const known = protocolOf(service)
  const input = ownInputOf(service)
  const protocol = known === undefined ? service.trim() || t('locked.other') : t(`locked.protocol.${known}`)
  const tell = () => void dialogs.info({ title: protocol, message: t('locked.message', { protocol }) })
  return (
    <div ref={layer} className={classes.layer}>
      {input ? (
        <>
          <div className={classes.scrim} onClick={tell} aria-hidden />
          <InputCard input={input} name={protocol} />
        </>
      ) : (
        <button type="button" data-way-out className={classes.scrim} onClick={tell}>
          <span className={classes.note}>
            <IconLock size={20} stroke={1.5} aria-hidden />
            {t('locked.note', { protocol })}
          </span>
        </button>
      )}
    </div>
  )
}
