import { describe } from 'vitest'
import { checkEntities } from './checkEntities'
import { fields } from './fields'

const row = (entity: unknown) => [entity]

describe('entities of wizard take each named field with the right type and no other', () => {
  checkEntities([
    {
      title: '[D3-55] wizard step',
      push: 'pushWizardSteps',
      within: row,
      fields: fields('text', 'name', 'type'),
    },
    {
      title: '[D3-56] languages',
      push: 'pushAvailableLanguages',
      base: { available: [] },
      fields: { available: 'rows', disallowReload: 'flag' },
    },
    {
      title: '[D3-56] language',
      push: 'pushAvailableLanguages',
      within: (language) => ({ defaultLanguage: language, available: [language] }),
      fields: fields('text', 'code', 'language'),
    },
    {
      title: '[D3-58] output devices',
      push: 'pushOutputDevices',
      within: (devices) => ({ devices }),
      fields: { active: 'record', available: 'rows' },
    },
    {
      title: '[D3-58] output device',
      push: 'pushOutputDevices',
      within: (device) => ({ devices: { active: device, available: [device] } }),
      fields: fields('text', 'name', 'id'),
    },
    {
      title: '[D3-58] I2S',
      push: 'pushOutputDevices',
      within: (i2s) => ({ i2s }),
      fields: { enabled: 'flag', active: 'text', available: 'rows' },
    },
    {
      title: '[D3-59] experience settings',
      push: 'pushExperienceAdvancedSettings',
      base: { options: [] },
      fields: { status: 'record', options: 'rows' },
    },
    {
      title: '[D3-59] experience level',
      push: 'pushExperienceAdvancedSettings',
      within: (level) => ({ status: { id: 'full' }, options: [level] }),
      fields: { label: 'text' },
    },
    {
      title: '[D3-60] device code',
      push: 'pushDeviceActivationCodeResult',
      fields: {
        ...fields('text', 'code', 'error', 'message'),
        ...fields('flag', 'activated', 'alreadyActivated'),
      },
    },
    {
      title: '[D3-61] done',
      push: 'pushDonePage',
      fields: {
        ...fields('text', 'congratulations', 'title', 'message'),
        donation: 'flag',
        donationAmount: 'record',
      },
    },
    {
      title: '[D3-61] donation amount',
      push: 'pushDonePage',
      within: (donationAmount) => ({ donationAmount }),
      fields: {
        ...fields('number', 'donationAmount', 'customAmount', 'selectedCustomAmount'),
        amounts: 'numbers',
      },
    },
  ])
})
