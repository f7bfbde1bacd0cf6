import type { TFunction } from 'i18next'
import type { ContentItem, PushOutputDevices } from '../../../../schemas/generated/types'

type Device = { id?: string; name?: string }

const toOptions = (devices: readonly Device[]) =>
  devices
    .filter(({ id = '', name = '' }) => id !== '' || name !== '')
    .map(({ id = '', name = '' }) => ({ value: id || name, label: name || id }))

/**
 * Where the sound comes out [D2.13-6 D3-58]: a switch for a DAC of one's own, and below it the DACs or the other outputs.
 * A player that knows no DACs is not asked about them. Nothing before the outputs are known.
 */
export const buildOutputForm = (outputs: PushOutputDevices | undefined, t: TFunction): ContentItem[] => {
  if (!outputs) return []
  const devices = toOptions(outputs.devices?.available ?? [])
  const active = outputs.devices?.active
  const dacs = toOptions(outputs.i2s?.available ?? [])
  const output: ContentItem = {
    id: 'output',
    element: 'select',
    label: t('wizard.output.output'),
    value: devices.find(({ value, label }) => value === active?.id || label === active?.name) ?? null,
    options: devices,
  }
  if (dacs.length === 0) return [output]
  const dac = outputs.i2s?.active
  return [
    {
      id: 'i2s',
      element: 'switch',
      label: t('wizard.output.hasDac'),
      description: t('wizard.output.dacHint'),
      value: outputs.i2s?.enabled ?? false,
    },
    { ...output, visibleIf: { field: 'i2s', value: false } },
    {
      id: 'dac',
      element: 'select',
      label: t('wizard.output.dac'),
      value: dacs.find(({ value, label }) => label === dac || value === dac) ?? null,
      options: dacs,
      visibleIf: { field: 'i2s', value: true },
    },
  ]
}
