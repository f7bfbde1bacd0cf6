import { ActionIcon, Button } from '@mantine/core'
import { IconBluetooth, IconPlug, IconPower } from '@tabler/icons-react'
import { useId } from 'react'
import type { OwnInput } from '../../../device'
import { useInputOff } from '../../../features/inputs'
import { useMenu } from '../../../features/menu'
import { VolumeBar } from '../../../features/playback'
import { useTranslation } from '../../../i18n/useTranslation'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import classes from './InputCard.module.css'

interface Props {
  input: OwnInput
  /** What it is called. */
  name: string
}

/**
 * Lies over the panel while an input of the player itself is heard: what was switched on here can be switched off here, and made
 * louder, quieter or silent; the power stays in reach where the menu has it.
 */
export const InputCard = ({ input, name }: Props) => {
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
    <section className={classes.card} aria-labelledby={`${id}title`}>
      <div className={classes.head}>
        <span className={classes.sign}>
          <Sign size={24} stroke={1.5} aria-hidden />
        </span>
        <div className={classes.words}>
          <h2 className={classes.title} id={`${id}title`}>
            {t('locked.on', { protocol: name })}
          </h2>
          <p className={classes.hint} role="status">
            {off.phase === 'silent' ? t('locked.silent') : t('locked.onHint')}
          </p>
        </div>
        {power ? (
          <ActionIcon
            className={classes.power}
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
