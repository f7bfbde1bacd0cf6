import { useTopic } from '../../device'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { useBrand } from '../../ui/brand/useBrand'
import { useConnection } from '../ConnectionContext'
import { isCloudHost } from '../isCloudHost'
import { accountRules, type AccountRules, hasAccountEntry } from './accountRules'

/** Whether accounts can be logged in to here, and whether their features are shown. */
export const useAccountRules = (): AccountRules => {
  const brand = useBrand()
  const { name: theme } = useUiTheme()
  const connection = useConnection()
  const hasMenuItem = useTopic('pushMenuItems', (items) => hasAccountEntry(items, brand.word))
  const hasNoPlayer = connection.matches('noEndpoints') || connection.matches('incompatible')
  return accountRules({
    hasMenuItem: hasMenuItem ?? (hasNoPlayer ? false : undefined),
    theme,
    variant: brand.variant,
    isCloudHost: isCloudHost(window.location.hostname, brand),
  })
}
