import type { MailKind } from './openOutbox'

const english = {
  outbox: 'Outbox',
  about: 'Mails that the cloud would have sent. Nothing leaves this machine.',
  empty: 'There are no mails yet.',
  back: 'All mails',
  to: 'To',
  goOn: 'Go on',
  newPassword: 'New password',
  done: 'Done',
  gone: 'This link does not work any more',
  goneAbout: 'It was used before, its time is over, or there is a newer one. Ask for another mail.',
  weak: 'The password needs at least 6 characters.',
  taken: 'Somebody else uses this address meanwhile.',
  verify: {
    subject: 'Verify your e-mail address',
    text: 'Follow the link to verify that this address is yours. If you did not ask for it, you need not do anything.',
    button: 'Verify the address',
    done: 'Your e-mail address is verified.',
  },
  reset: {
    subject: 'Reset your password',
    text: 'Follow the link to choose a new password. If you did not ask for it, you need not do anything.',
    button: 'Save the password',
    done: 'Your password has been changed. You can log in with it now.',
  },
  change: {
    subject: 'Verify your new e-mail address',
    text: 'Follow the link to use this address for your account from now on.',
    button: 'Use this address',
    done: 'Your account uses the new address. Log in with it from now on.',
  },
  recover: {
    subject: 'Your e-mail address has been changed',
    text: 'Your account uses another address now. If that was not you, follow the link to bring this one back.',
    button: 'Bring this address back',
    done: 'Your account uses this address again. Choose a new password, too.',
  },
}

const german: typeof english = {
  outbox: 'Postausgang',
  about: 'E-Mails, die die Cloud verschickt hätte. Nichts davon verlässt diesen Rechner.',
  empty: 'Noch gibt es keine E-Mails.',
  back: 'Alle E-Mails',
  to: 'An',
  goOn: 'Weiter',
  newPassword: 'Neues Passwort',
  done: 'Fertig',
  gone: 'Dieser Link gilt nicht mehr',
  goneAbout:
    'Er wurde schon benutzt, ist abgelaufen, oder es gibt einen neueren. Fordere eine neue E-Mail an.',
  weak: 'Das Passwort braucht mindestens 6 Zeichen.',
  taken: 'Diese Adresse benutzt inzwischen jemand anderes.',
  verify: {
    subject: 'Bestätige deine E-Mail-Adresse',
    text: 'Bestätige über den Link, dass diese Adresse dir gehört. Hast du das nicht angefordert, musst du nichts tun.',
    button: 'Adresse bestätigen',
    done: 'Deine E-Mail-Adresse ist bestätigt.',
  },
  reset: {
    subject: 'Setze dein Passwort zurück',
    text: 'Über den Link wählst du ein neues Passwort. Hast du das nicht angefordert, musst du nichts tun.',
    button: 'Passwort speichern',
    done: 'Dein Passwort ist geändert. Du kannst dich jetzt damit anmelden.',
  },
  change: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    text: 'Über den Link gilt für dein Konto ab jetzt diese Adresse.',
    button: 'Diese Adresse verwenden',
    done: 'Für dein Konto gilt die neue Adresse. Melde dich ab jetzt damit an.',
  },
  recover: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    text: 'Für dein Konto gilt jetzt eine andere Adresse. Warst du das nicht, holst du diese hier über den Link zurück.',
    button: 'Adresse zurückholen',
    done: 'Für dein Konto gilt wieder diese Adresse. Wähle auch ein neues Passwort.',
  },
}

/** The texts of mails and their pages; German where that is asked for, else English. */
export function mailTexts(language: string): typeof english & Record<MailKind, typeof english.verify> {
  return language === 'de' ? german : english
}
