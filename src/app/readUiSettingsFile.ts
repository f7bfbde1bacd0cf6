import { pushValidators } from '../../schemas/generated/pushValidators'
import type { UiSettings } from '../../schemas/generated/types'
import type { UiThemeFolder } from '../theme/uiTheme/UiTheme'

/** ms */
const limit = 3000

// It says what the player pushes later, and in the same shape.
const isSettings = (data: unknown): data is UiSettings => pushValidators.pushUiSettings(data)

/**
 * The UI settings file of a theme's variant [D7-2 D1-16]: how the panel looks and where it starts before the device says so.
 * Undefined when the host has none, answers with something else, or does not answer within 3 s. Never rejects.
 */
export const readUiSettingsFile = async (
  folder: UiThemeFolder,
  variant: string,
  get: typeof fetch = fetch,
): Promise<UiSettings | undefined> => {
  try {
    const response = await get(`/app/themes/${folder}/assets/variants/${variant}/${variant}-settings.json`, {
      signal: AbortSignal.timeout(limit),
    })
    const data: unknown = response.ok ? await response.json() : undefined
    return isSettings(data) ? data : undefined
  } catch {
    return undefined
  }
}
