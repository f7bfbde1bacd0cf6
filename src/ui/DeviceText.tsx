import { SafeHtml } from './SafeHtml'

interface Props {
  /** Text as a device sent it; it may hold simple HTML. */
  text: string
}

const holdsTags = (text: string) => /<\/?[a-z][^>]*>/i.test(text)

/** Shows text that may hold HTML: as plain text with its line breaks if it has no tags, else its harmless part. */
export const DeviceText = ({ text }: Props) =>
  holdsTags(text) ? <SafeHtml html={text} /> : <span style={{ whiteSpace: 'pre-line' }}>{text.trim()}</span>
