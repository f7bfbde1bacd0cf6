import { hasTexts } from '../../src/i18n/knownTexts'
import { languages } from '../../schemas/languages'
import { uiThemeNames } from '../../src/theme/uiTheme/UiTheme'
import { brands } from '../../stories/support/gallery/brands'

/** The choice that leaves it to the story. */
export const asTold = 'story'

/** The toolbar above the stories. What draws nothing differently is not offered. */
export const toolbar = {
  scheme: {
    description: 'Colour scheme, where the story has none of its own',
    toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
  },
  brand: {
    description: 'Brand: name, word, logo, accent, links',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: asTold, title: 'Brand of the story' },
        ...brands.map(({ word, productName }) => ({ value: word, title: productName })),
      ],
    },
  },
  uiTheme: {
    description: 'UI theme as the player tells it',
    toolbar: {
      title: 'UI theme',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: asTold, title: 'UI theme of the story' },
        ...uiThemeNames.map((value) => ({ value, title: value })),
      ],
    },
  },
  language: {
    description: 'Language of the interface; what the player says stays as it is',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: asTold, title: 'Language of the story' },
        ...languages
          .filter(({ code }) => hasTexts(code))
          .map(({ code, label }) => ({ value: code, title: label })),
        { value: 'pseudo', title: 'Pseudo-language, 40 % longer' },
      ],
    },
  },
  direction: {
    description: 'Direction of text',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
}

/** What is chosen before anybody chooses: everything as the stories, which are tests, expect it. */
export const initialGlobals = {
  scheme: 'light',
  brand: asTold,
  uiTheme: asTold,
  language: asTold,
  direction: 'ltr',
  viewport: { value: 'wide', isRotated: false },
}
