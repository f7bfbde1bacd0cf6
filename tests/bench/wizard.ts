import type { Browser } from 'playwright'
import type { PageServer } from '../support/PageServer'
import { pushToUsable } from './inPage'
import { open, several, type Measure } from './measures'

const steps = ['language', 'name', 'output', 'advancedsettings', 'done'].map((name) => ({
  name,
  type: 'core',
  show: true,
}))

/** As many DACs as a player knows. */
const dacs = Array.from({ length: 60 }, (_, number) => ({ id: `dac-${number}`, name: `Converter ${number}` }))

const answers: Record<string, [event: string, payload: unknown]> = {
  getWizardSteps: ['pushWizardSteps', steps],
  getDeviceName: ['pushDeviceName', 'Attic'],
  getAvailableLanguages: [
    'pushAvailableLanguages',
    {
      defaultLanguage: { code: 'en', language: 'English' },
      available: [
        { code: 'en', language: 'English' },
        { code: 'de', language: 'Deutsch' },
      ],
    },
  ],
  getOutputDevices: [
    'pushOutputDevices',
    {
      devices: { active: { id: '0', name: 'HDMI' }, available: [{ id: '0', name: 'HDMI' }] },
      i2s: { enabled: true, active: 'Converter 3', available: dacs },
    },
  ],
}

/** The first-run wizard: from the push of a step's data until the step can be used. */
export async function measureWizard(browser: Browser, server: PageServer): Promise<Measure[]> {
  for (const [event, answer] of Object.entries(answers)) server.answers.set(event, answer)
  const usable = await several(5, async () => {
    const { page } = await open(browser, server, '/wizard')
    const next = page.getByRole('button', { name: 'Next' })
    await page.locator('[data-item=language] select').waitFor()
    await next.click()
    await page.locator('[data-item=name] input').waitFor()
    await page.evaluate(() => void (window.benchProbe.pushes.length = 0))
    await next.click()
    const figure = await pushToUsable(page, '[data-item=dac] button', 'pushOutputDevices')
    await page.context().close()
    return figure
  })
  for (const event of Object.keys(answers)) server.answers.delete(event)
  return [{ what: 'Wizard: push to its next step usable (60 DACs)', figure: usable, unit: 'ms', budget: 150 }]
}
