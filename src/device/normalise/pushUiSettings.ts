import { fields } from './part/fields'
import { flag } from './part/flag'
import { nested } from './part/nested'
import { record } from './part/record'
import { text } from './part/text'

const texts = 'color language theme pageTitle indexState playMethod browseSourcesView'
const menu = nested({
  checkboxes: nested({ analogInput: flag, bluetooth: flag, light: flag }),
  showLogo: flag,
})

/** UI settings [D3-34]: what has the wrong shape is left out, so that the rest holds. */
export const pushUiSettings = fields({
  ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
  background: nested({ title: text, name: text, path: text, thumbnail: text }),
  loadingBar: flag,
  indexStateHome: flag,
  persistentWizard: flag,
  sideMenu: menu,
  settings: menu,
  pluginsDoc: nested({ showDoc: flag, showDescription: flag }),
  trackManagerButtonBar: nested({ actions: nested({ twitter: flag }), twitterData: record }),
})
