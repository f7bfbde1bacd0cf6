const english = {
  title: 'Log in with {provider}',
  about: 'This page stands in for {provider}. Say who you are there; nothing leaves this machine.',
  email: 'E-mail',
  name: 'Name',
  go: 'Continue',
  no: 'Cancel',
  problem: 'That is no e-mail address.',
}

const german: typeof english = {
  title: 'Anmelden mit {provider}',
  about: 'Diese Seite vertritt {provider}. Sag, wer du dort bist; nichts davon verlässt diesen Rechner.',
  email: 'E-Mail',
  name: 'Name',
  go: 'Weiter',
  no: 'Abbrechen',
  problem: 'Das ist keine E-Mail-Adresse.',
}

/** The texts of the stand-in for a provider; German where that is asked for, else English. */
export function socialTexts(language: string, provider: string): typeof english {
  const texts = language === 'de' ? german : english
  const named = (text: string) => text.replace('{provider}', provider)
  return { ...texts, title: named(texts.title), about: named(texts.about) }
}
