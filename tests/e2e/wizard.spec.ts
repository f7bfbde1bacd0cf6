import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './support/panel'
import { WizardWindow } from './support/WizardWindow'

const brandFile = join(import.meta.dirname, '../../fixtures/documents/brand/everything.json')
const firstStart = { withoutWizard: false, brandFile }

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { ...firstStart, generation, delays: { join: 1_000, away: 1_500 } } })

    test('[D2.13-1 D2.13-2 D4-26 D4-27 D4-28 D7-65 D7-66 D7-67 D7-68] a newcomer comes through the first run, also when the Wi-Fi drops in its middle', async ({
      page,
      player,
      sent,
      pageErrors,
    }) => {
      const wizard = await WizardWindow.open(page, player.url)
      await expect(page).toHaveURL(`${player.url}/wizard`)
      await expect(wizard.button('Previous')).toHaveCount(0)
      await expect(wizard.window.getByText('Step 1/11')).toBeVisible()

      await wizard.next('Give it a name')
      await wizard.window.getByLabel('Name').fill('Living Room')
      await expect(wizard.window.getByText('living-room.local')).toBeVisible()
      await page.keyboard.press('Enter')

      await expect(wizard.title).toHaveText('Where does the sound come out?')
      await wizard.window.getByText('I have a DAC').click()
      await wizard.window.getByLabel('DAC model').selectOption('Willow')

      await wizard.next('Join your Wi-Fi')
      await expect(wizard.window.getByText(/goes on right here/)).toBeVisible()
      await wizard.window.getByRole('button', { name: /^Workshop/ }).click()
      await wizard.window.getByLabel('Password', { exact: true }).fill('evergreen')
      pageErrors.expectAway()
      await wizard.button('Connect').click()
      // The player goes away, says how it went to the page that comes back, and has been asked for everything
      // anew.
      await expect(page.getByText('The player is changing to “Workshop”…')).toBeVisible()
      await expect(wizard.window.getByText('Connected to “Workshop”')).toBeVisible()
      await expect.poll(() => sent.of('getWizardSteps').length).toBe(2)
      await expect(wizard.title).toHaveText('Join your Wi-Fi')
      await expect(wizard.window.getByText('Step 4/11')).toBeVisible()
      await expect
        .poll(() => sent.of('connectWirelessNetworkWizard'))
        .toEqual([
          {
            ssid: 'Workshop',
            security: 'wpa',
            password: 'evergreen',
            hidden: false,
            persistentWizard: false,
          },
        ])

      await wizard.next('Where is your music?')
      await wizard.next('How much would you like to see?')
      await wizard.window.getByLabel('Settings').selectOption({ index: 1 })
      await wizard.next('Did a code come with it?')
      await wizard.window.getByLabel('Device code').fill('ROSEWOOD')
      await wizard.button('Validate').click()
      await expect(wizard.window.getByRole('heading', { name: 'Device activated' })).toBeVisible()
      await wizard.next('Take it with you')
      await wizard.next('Playback options')
      await expect(wizard.window.getByRole('combobox').first()).toBeVisible()
      await wizard.next('Stay in touch')
      await wizard.next('Congratulations!')
      await expect(wizard.button('Skip setup')).toHaveCount(0)
      await wizard.button('Done').click()

      await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
      await expect(page.getByRole('banner').getByText('Living Room')).toBeVisible()
      await expect.poll(() => sent.of('setDeviceName')).toEqual([{ name: 'Living Room' }])
      await expect
        .poll(() => sent.of('setLanguage'))
        .toEqual([{ defaultLanguage: { code: 'en', language: 'English' }, disallowReload: true }])
      await expect.poll(() => sent.of('getWirelessNetworks')[0]).toBe('')
      await expect
        .poll(() => sent.of('setOutputDevices'))
        .toEqual([
          {
            i2s: true,
            i2sid: { value: 'willow', label: 'Willow' },
            output_device: { value: 1, label: 'Willow' },
          },
        ])
      await expect.poll(() => sent.of('setExperienceAdvancedSettings')).toEqual([true])
      await expect.poll(() => sent.of('getWizardUiConfig')).toEqual([{ page: 'Playback options' }])
      await expect.poll(() => sent.of('setWizardAction')).toEqual([{ action: 'close' }])

      await page.reload()
      await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
      await expect(wizard.window).toHaveCount(0)
    })
  })
}

test.describe('at the first start', () => {
  test.use({ playerOptions: firstStart })

  test('[D4-26 D8-26] the chosen language is the whole wizard’s at once, and stays when one looks back and after a reload', async ({
    page,
    player,
  }) => {
    const wizard = await WizardWindow.open(page, player.url)
    await wizard.window.getByLabel('Language').click()
    await page.getByRole('option', { name: 'Deutsch' }).click()
    await expect(wizard.title).toHaveText('Willkommen')
    await page.getByRole('button', { name: 'Weiter' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Wie soll er heißen?' })).toBeVisible()
    await dialog.getByLabel('Name').fill('Dachboden')
    await page.getByRole('button', { name: 'Zurück' }).click()
    await expect(dialog.getByRole('heading', { name: 'Willkommen' })).toBeVisible()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('Dachboden')
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(dialog.getByRole('heading', { name: 'Wo kommt der Klang heraus?' })).toBeVisible()

    await page.reload()
    await expect(dialog.getByRole('heading', { name: 'Wo kommt der Klang heraus?' })).toBeVisible()
    await expect(dialog.getByText('Schritt 3/11')).toBeVisible()
  })

  test('[D4-28] skipping tells the player, survives the reload that it wishes, and is for good', async ({
    page,
    player,
    sent,
  }) => {
    const wizard = await WizardWindow.open(page, player.url)
    const reloaded = page.waitForEvent('load')
    await wizard.button('Skip setup').click()
    await reloaded
    await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
    await expect.poll(() => sent.of('setWizardAction')).toEqual([{ action: 'skip' }])
    await page.reload()
    await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
    await expect(wizard.window).toHaveCount(0)
  })

  test('[D2.2-16 D4-28] another panel opens with it, and closes when it is done there', async ({
    page,
    context,
    player,
    run,
  }) => {
    const wizard = await WizardWindow.open(page, player.url)
    const other = new WizardWindow(await context.newPage())
    await other.page.goto(`${player.url}/debug`)
    await expect(other.title).toHaveText('Welcome')
    await run('wizard-close')
    await expect(page).toHaveURL(`${player.url}/playback`)
    await expect(other.page).toHaveURL(`${player.url}/playback`)
    await run('wizard-open')
    await expect(wizard.title).toHaveText('Welcome')
    await expect(other.title).toHaveText('Welcome')
    await other.page.close()
  })

  test('[D2.13-2 D3-34] a persistent wizard is left by the player only', async ({ page, player, run }) => {
    const wizard = await WizardWindow.open(page, player.url)
    await run('wizard-steps-few')
    await expect(wizard.window.getByText('Step 1/5')).toBeVisible()
    await run('wizard-persistent')
    await expect(wizard.button('Skip setup')).toHaveCount(0)
    for (let step = 1; step < 5; step++) await wizard.button('Next').click()
    await expect(wizard.title).toHaveText('Congratulations!')
    await expect(wizard.button('Done')).toHaveCount(0)
    await run('wizard-close')
    await expect(page).toHaveURL(`${player.url}/playback`)
  })

  test('[D2.13-1] what was changed in a step of a plugin is saved by Next', async ({
    page,
    player,
    sent,
  }) => {
    const wizard = await WizardWindow.open(page, player.url)
    const name = 'audio_interface/playback_options'
    player.clients.all().forEach((client) =>
      client.push('pushWizardSteps', [
        { name: 'language', type: 'core' },
        { name, type: 'plugin' },
        { name: 'done', type: 'core' },
      ]),
    )
    await wizard.button('Next').click()
    const save = wizard.window.locator('[data-save]').first()
    await expect(save).toBeVisible()
    const field = wizard.window.locator('select:enabled').first()
    const before = await field.inputValue()
    await field.selectOption({
      index: before === (await field.locator('option').nth(0).getAttribute('value')) ? 1 : 0,
    })
    const after = await field.inputValue()
    expect(after).not.toBe(before)
    const calls = sent.of('callMethod').length
    await wizard.next('Congratulations!')
    expect(sent.of('callMethod').length).toBeGreaterThan(calls)
    await wizard.button('Previous').click()
    await expect(field).toHaveValue(after)
    // Nothing is unsaved, so nothing is asked.
    await wizard.button('Skip setup').click()
    await expect(page).toHaveURL(`${player.url}/playback`)
  })

  test('[D2.13-1] steps that nobody knows are asked for as pages and passed by', async ({
    page,
    player,
    run,
    sent,
  }) => {
    const wizard = await WizardWindow.open(page, player.url)
    await run('wizard-steps-odd')
    // Neither the hidden step nor the one without a name; the other brand's apps are apps.
    await expect(wizard.window.getByText('Step 1/7')).toBeVisible()
    await wizard.button('Next').click()
    await expect(wizard.title).toHaveText('Is there an update?')
    await wizard.button('Next').click()
    await expect(wizard.window.getByText('More from your player')).toBeVisible()
    await expect(wizard.window.getByText(/just go on/)).toBeVisible()
    await wizard.button('Next').click()
    await expect(wizard.window.getByText('No such page')).toBeVisible()
    await wizard.next('Take it with you')
    await wizard.next('Join your Wi-Fi')
    await wizard.next('Congratulations!')
    await expect
      .poll(() => sent.of('getWizardUiConfig'))
      .toEqual([{ page: 'wormhole' }, { page: 'No such page' }])
  })

  test('a player that says nothing holds nobody up: it is said, can be asked again, and every step can be passed by', async ({
    page,
    player,
    run,
  }) => {
    const wizard = await WizardWindow.open(page, player.url)
    await run('wizard-data-silent')
    await wizard.next('Give it a name')
    await wizard.button('Next').click()
    await expect(wizard.title).toHaveText('The player is taking its time', { timeout: 12_000 })
    await run('wizard-data')
    await wizard.button('Try again').click()
    await expect(wizard.title).toHaveText('Where does the sound come out?')
    await run('wizard-data-silent')
    await wizard.next('Join your Wi-Fi')
    await wizard.next('Where is your music?')
  })

  test('[D2.13-13 D7-70 D9-41] a donation goes to the brand’s provider in a window of its own', async ({
    page,
    context,
    player,
    run,
  }) => {
    const payments: string[] = []
    await context.route('https://pay.example.com/**', (route) => {
      const request = route.request()
      payments.push(`${request.method()} ${request.url()}?${request.postData()}`)
      return route.fulfill({ contentType: 'text/html', body: '<title>Paid</title>' })
    })
    const wizard = await WizardWindow.open(page, player.url)
    await run('wizard-steps-few')
    await expect(wizard.window.getByText('Step 1/5')).toBeVisible()
    for (let step = 1; step < 5; step++) await wizard.button('Next').click()
    await wizard.button('€50').click()
    const opened = context.waitForEvent('page')
    await wizard.button('Donate €50').click()
    await expect(await opened).toHaveTitle('Paid')
    const request = new URL(payments[0]?.replace('POST ', '') ?? '')
    expect(request.origin + request.pathname).toBe('https://pay.example.com/donate')
    expect(Object.fromEntries(request.searchParams)).toEqual({
      cmd: '_donations',
      business: 'nobody@example.com',
      lc: 'EN',
      amount: '50',
      no_note: '0',
      cn: 'Your message',
      no_shipping: '1',
      currency_code: 'EUR',
      bn: 'anybrand',
    })
    await (await opened).close()
    await expect(wizard.title).toHaveText('Congratulations!')
  })

  test('[D2.13-14 D9-42 D3-54] the wallets are shown with codes that are made here', async ({
    page,
    player,
    run,
  }) => {
    const wizard = await WizardWindow.open(page, player.url)
    await run('wizard-steps-few')
    await expect(wizard.window.getByText('Step 1/5')).toBeVisible()
    for (let step = 1; step < 5; step++) await wizard.button('Next').click()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await wizard.button('Donate in a cryptocurrency').click()
    const modal = page.getByRole('dialog', { name: 'Donate in a cryptocurrency' })
    await expect(modal.getByText('bitcoin-wallet-of-nobody')).toBeVisible()
    await expect(modal.getByRole('img', { name: 'QR code of the wallet address (Bitcoin)' })).toBeVisible()
    await modal.getByLabel('Currency').selectOption('Ripple')
    await expect(modal.getByText('ripple-wallet-of-nobody')).toBeVisible()
    await expect(modal.getByRole('img', { name: 'QR code of the wallet address (Ripple)' })).toBeVisible()
    expect(new Set(asked)).toEqual(new Set([player.url]))
    await page.keyboard.press('Escape')
    await expect(wizard.title).toHaveText('Congratulations!')
  })

  test('[D2.13-12 D7-69 D8-19] the mailing list takes an address, and its failure is told and logged', async ({
    page,
    player,
    pageErrors,
  }) => {
    let isWell = false
    const bodies: (string | null)[] = []
    await page.route('https://mail.example.com/**', (route) => {
      bodies.push(route.request().postData())
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ status: isWell ? 200 : 500, headers, body: '' })
    })
    const wizard = await WizardWindow.open(page, player.url)
    for (let step = 1; step < 10; step++) await wizard.button('Next').click()
    await expect(wizard.title).toHaveText('Stay in touch')
    pageErrors.expect(/mailing list did not take the address|status of 500/)
    await wizard.window.getByLabel('E-mail address').fill('owner@player.example')
    await wizard.button('Subscribe').click()
    await expect(wizard.window.getByText(/did not answer as it should/)).toBeVisible()
    isWell = true
    await wizard.button('Subscribe').click()
    await expect(wizard.window.getByText('Subscribed successfully')).toBeVisible()
    expect(bodies).toEqual(Array(2).fill('list=news&EMAIL=owner%40player.example'))
  })

  test('[D2.13-2] on a phone there is no position, the way back is an arrow, and nothing is cut at 320 px', async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const wizard = await WizardWindow.open(page, player.url)
    await expect(wizard.window.getByText('Step 1/11')).toBeHidden()
    for (let step = 1; step < 11; step++) {
      await wizard.button('Next').click()
      await expect(wizard.window.getByRole('progressbar', { name: `Step ${step + 1} of 11` })).toBeVisible()
      const width = await wizard.window.evaluate((window) =>
        Math.max(...[window, ...window.querySelectorAll('*')].map((part) => part.scrollWidth - 320)),
      )
      expect(width, `step ${step + 1}`).toBeLessThanOrEqual(0)
      const back = await wizard.button('Previous').boundingBox()
      expect(back?.width).toBeGreaterThanOrEqual(44)
      expect(back?.width).toBeLessThan(64)
    }
  })
})
