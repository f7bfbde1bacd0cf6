import { expect, type Locator, type Page } from '@playwright/test'
import { Dial } from './Dial'

/** The now-playing screen. */
export class NowPlayingPage {
  constructor(readonly page: Page) {}

  static async open(page: Page, url: string): Promise<NowPlayingPage> {
    await page.goto(`${url}/playback`)
    const screen = new NowPlayingPage(page)
    await screen.main.getByRole('group', { name: 'Transport' }).waitFor()
    return screen
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true })
  }

  slider(name: string): Locator {
    return this.main.getByRole('slider', { name })
  }

  /** The volume of wide screens, 0-100. */
  get volumeKnob(): Dial {
    return new Dial(this.slider('Volume'), 270, 100)
  }

  /** The track of the older theme, 0-1 of its length. */
  get seekKnob(): Dial {
    return new Dial(this.slider('Place in the track'), 360, 1)
  }

  async expectVolume(volume: number): Promise<void> {
    await expect(this.slider('Volume')).toHaveAttribute('aria-valuenow', String(volume))
  }
}
