import de from '../../locales/de.json'
import { createTranslator } from '../../src/i18n/createTranslator'

/** The panel in German, whose words are the longest. */
export const germanTranslator = createTranslator()
germanTranslator.addResourceBundle('de', 'translation', de)
void germanTranslator.changeLanguage('de')
