import { describe } from 'vitest'
import { checkEntities } from './checkEntities'
import { fields } from './fields'

const row = (entity: unknown) => [entity]

describe('entities of UI settings and menu take each named field with the right type and no other', () => {
  checkEntities([
    {
      title: '[D3-34] UI settings',
      push: 'pushUiSettings',
      fields: {
        ...fields('text', 'color', 'language', 'pageTitle', 'indexState', 'playMethod', 'browseSourcesView'),
        ...fields('flag', 'loadingBar', 'indexStateHome', 'persistentWizard'),
        ...fields('record', 'background', 'sideMenu', 'settings', 'pluginsDoc', 'trackManagerButtonBar'),
      },
    },
    {
      title: '[D3-34] background of the UI settings',
      push: 'pushUiSettings',
      within: (background) => ({ background }),
      fields: fields('text', 'title', 'path', 'thumbnail'),
    },
    {
      title: '[D3-34] side menu of the UI settings',
      push: 'pushUiSettings',
      within: (sideMenu) => ({ sideMenu, settings: sideMenu }),
      fields: { checkboxes: 'record', showLogo: 'flag' },
    },
    {
      title: '[D3-34] checkboxes of the UI settings',
      push: 'pushUiSettings',
      within: (checkboxes) => ({ sideMenu: { checkboxes } }),
      fields: fields('flag', 'analogInput', 'bluetooth'),
    },
    {
      title: '[D3-34] checkboxes in their other place',
      push: 'pushUiSettings',
      within: (checkboxes) => ({ settings: { checkboxes } }),
      fields: fields('flag', 'analogInput', 'bluetooth'),
    },
    {
      title: '[D3-34] help of plugins',
      push: 'pushUiSettings',
      within: (pluginsDoc) => ({ pluginsDoc }),
      fields: fields('flag', 'showDoc', 'showDescription'),
    },
    {
      title: '[D3-34] sharing',
      push: 'pushUiSettings',
      within: (trackManagerButtonBar) => ({ trackManagerButtonBar }),
      fields: { actions: 'record', twitterData: 'record' },
    },
    {
      title: '[D3-34] whether sharing shows',
      push: 'pushUiSettings',
      within: (actions) => ({ trackManagerButtonBar: { actions } }),
      fields: { twitter: 'flag' },
    },
    {
      title: 'background',
      push: 'pushBackgrounds',
      within: (background) => ({ available: [background] }),
      fields: { ...fields('text', 'name', 'path', 'thumbnail'), notDeletable: 'flag' },
    },
    {
      title: '[D3-53] menu item',
      push: 'pushMenuItems',
      base: { id: '', name: '' },
      within: row,
      fields: {
        ...fields('text', 'id', 'name', 'state', 'pageName', 'uri'),
        params: 'record',
        isRoute: 'flag',
      },
    },
    {
      title: '[D3-53] parameters of a menu item',
      push: 'pushMenuItems',
      within: (params) => [{ id: '', name: '', params }],
      fields: fields('text', 'modalName', 'modalSize', 'url'),
    },
  ])
})
