import { fields } from './part/fields'
import { flag } from './part/flag'
import { nested } from './part/nested'
import { plainTitle } from './part/plainTitle'
import { rows } from './part/rows'
import { text } from './part/text'
import { wholeList } from './part/wholeList'

const params = nested({
  modalName: text,
  modalSize: text,
  url: text,
  pageName: text,
  pluginName: text,
  source: text,
  isDedicatedSearch: flag,
  isPluginSettings: flag,
})

/** Menu entries [D3-53]: what is no object is left out; a missing id or name is empty. */
export const pushMenuItems = wholeList(
  rows(
    fields(
      {
        id: text,
        name: plainTitle,
        state: text,
        params,
        pageName: text,
        isRoute: flag,
        uri: text,
      },
      { id: '', name: '' },
    ),
  ),
)
