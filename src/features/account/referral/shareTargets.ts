/** Where a link can be shared [A2.4-59]. */
export type ShareTarget = 'mail' | 'network' | 'microblog' | 'messenger'

/** What is shared: promotional words in the user's language, and the link. */
interface Shared {
  link: string
  /** Subject of a mail. */
  subject: string
  text: string
  /** Without #; of the microblog. */
  hashtag: string
}

const query = (fields: Record<string, string>) =>
  // Mail programs take + for a plus.
  new URLSearchParams(fields).toString().replaceAll('+', '%20')

/** The address that shares a link there: a mail to be sent, or the page of a service. */
export const shareAddress = (target: ShareTarget, { link, subject, text, hashtag }: Shared): string => {
  switch (target) {
    case 'mail':
      return `mailto:?${query({ subject, body: `${text}\n\n${link}` })}`
    case 'network':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: link, quote: text })}`
    case 'microblog':
      return `https://twitter.com/intent/tweet?${query({ text, url: link, hashtags: hashtag })}`
    case 'messenger':
      return `https://wa.me/?${query({ text: `${text} ${link}` })}`
  }
}

/** A hashtag is letters and digits. */
export const hashtagOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}_]/gu, '')
