import { expect, it } from 'vitest'
import { uiThemes } from '../../../theme/uiTheme/UiTheme'
import { barsShown } from './BottomBars'

const { modern, classic, opera } = uiThemes

it.each([modern, opera])(
  '[D2.3-1] the newer theme ($name) has a player footer but on the playback screen, tabs where no rail is',
  (theme) => {
    expect(barsShown(theme, { path: '/settings', hasRoom: true })).toEqual({
      hasTabs: false,
      player: 'footer',
    })
    expect(barsShown(theme, { path: '/queue', hasRoom: false })).toEqual({ hasTabs: true, player: 'footer' })
    expect(barsShown(theme, { path: '/playback', hasRoom: false })).toEqual({ hasTabs: true, player: 'none' })
  },
)

it('[D2.3-1] the older theme has tabs always, and a bar of the player on the playback screen only', () => {
  for (const hasRoom of [true, false]) {
    expect(barsShown(classic, { path: '/playback', hasRoom })).toEqual({
      hasTabs: true,
      player: 'playbackTabs',
    })
    expect(barsShown(classic, { path: '/queue', hasRoom })).toEqual({ hasTabs: true, player: 'none' })
  }
})

it('the first-run wizard is alone', () => {
  for (const theme of [modern, classic])
    expect(barsShown(theme, { path: '/wizard', hasRoom: false })).toEqual({ hasTabs: false, player: 'none' })
})
