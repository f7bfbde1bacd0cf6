import { useLayoutEffect } from 'react'
import type { UiThemeName } from './UiTheme'

/** Lets style sheets know the UI theme: `data-ui-theme` of the document's root, as long as the component is mounted. */
export function useUiThemeAttribute(name: UiThemeName): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['uiTheme'] = name
    return () => {
      delete dataset['uiTheme']
    }
  }, [name])
}
