import type { TFunction } from 'i18next'
import { IconAlertCircle } from '@tabler/icons-react'
import type { Notice } from './model/Notice'
import classes from './Notices.module.css'
import { useRenderer } from './RendererContext'

/** A notice in the user's language. */
function describeNotice(t: TFunction, { code, detail = '' }: Notice): string {
  switch (code) {
    case 'noSections':
      return t('renderer.notice.noSections')
    case 'noContent':
      return t('renderer.notice.noContent')
    case 'invalidSection':
      return t('renderer.notice.invalidSection')
    case 'unknownElement':
      return detail === '' ? t('renderer.notice.noElement') : t('renderer.notice.unknownElement', { detail })
    case 'missingId':
      return t('renderer.notice.missingId')
    case 'repeatedId':
      return t('renderer.notice.repeatedId', { detail })
    case 'visibleIfUnknownField':
      return t('renderer.notice.visibleIfUnknownField', { detail })
    case 'noOptions':
      return t('renderer.notice.noOptions')
    case 'valueNotAmongOptions':
      return t('renderer.notice.valueNotAmongOptions', { detail })
    case 'notANumber':
      return t('renderer.notice.notANumber', { detail })
    case 'notADate':
      return t('renderer.notice.notADate', { detail })
    case 'notATime':
      return t('renderer.notice.notATime', { detail })
    case 'notADateTime':
      return t('renderer.notice.notADateTime', { detail })
    case 'notAMonth':
      return t('renderer.notice.notAMonth', { detail })
    case 'notAWeek':
      return t('renderer.notice.notAWeek', { detail })
    case 'notAColor':
      return t('renderer.notice.notAColor', { detail })
    case 'noBars':
      return t('renderer.notice.noBars')
    case 'noAction':
      return t('renderer.notice.noAction')
    case 'cannotSave':
      return t('renderer.notice.cannotSave')
    case 'unknownSaveField':
      return t('renderer.notice.unknownSaveField', { detail })
    case 'unsafeAddress':
      return t('renderer.notice.unsafeAddress', { detail })
    case 'schema':
      return t('renderer.notice.schema', { detail })
    case 'schemaTooDeep':
      return t('renderer.notice.schemaTooDeep', { detail })
    case 'schemaTooLarge':
      return t('renderer.notice.schemaTooLarge')
    case 'schemaBesideContent':
      return t('renderer.notice.schemaBesideContent')
  }
}

/** Small words for the page's author at the spot that they are about; the page around works regardless. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useRenderer()
  return notices.map((notice) => (
    <p key={`${notice.code} ${notice.detail}`} className={classes.notice} data-notice={notice.code}>
      <IconAlertCircle size={16} aria-hidden className={classes.icon} />
      <span>{describeNotice(t, notice)}</span>
    </p>
  ))
}
