import { documentValidators } from '../../schemas/generated/documentValidators'
import type { UiSettingsFile } from '../../schemas/generated/types'
import { themeFolder } from '../ui/brand/themeFolder'

const variant = 'default'
const limit = 3000

const isSettings = (data: unknown): data is UiSettingsFile => documentValidators.uiSettingsFile(data)

/**
 * The theme's UI settings file [D7-2]: how the panel looks and where it starts before the device says so. Undefined
 * when the host has none, answers with something else, or does not answer within 3 s. Never rejects.
 */
export const readUiSettingsFile = async (get: typeof fetch = fetch): Promise<UiSettingsFile | undefined> => {
  try {
    const response = await get(`${themeFolder}/assets/variants/${variant}/${variant}-settings.json`, {
      signal: AbortSignal.timeout(limit),
    })
    const data: unknown = response.ok ? await response.json() : undefined
    return isSettings(data) ? data : undefined
  } catch {
    return undefined
  }
}
