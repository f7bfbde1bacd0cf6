import type { Brand } from '../../schemas/generated/types'
import { readUiTheme } from '../theme/uiTheme/readUiTheme'
import type { UiThemeFolder } from '../theme/uiTheme/UiTheme'
import { readUiSettingsFile } from './readUiSettingsFile'

/**
 * Reads the UI settings file of a theme [D1-16], each only once. Who names none gets that of the theme that was named last,
 * which is the one in force; the brand's before that.
 */
export const createUiSettingsReader = ({ theme, variant = 'default', word }: Brand) => {
  const files: Partial<Record<UiThemeFolder, ReturnType<typeof readUiSettingsFile>>> = {}
  let worn = readUiTheme(word, theme).folder
  return (folder = worn) => {
    worn = folder
    return (files[folder] ??= readUiSettingsFile(folder, variant))
  }
}
