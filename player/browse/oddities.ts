import type { JsonObject } from '../../authoring/json/JsonObject'

const common = { service: 'mpd', type: 'song', artist: 'Slow Harbour', album: 'Low Tide' }
const uri = (number: number) => `music-library/INTERNAL/Slow Harbour/Odd Ones/${number}.flac`

/** Items as plugins get them wrong, or as nobody expects them. */
export const oddities: JsonObject[] = [
  {
    ...common,
    uri: uri(1),
    title:
      'A Title That Goes On for as Long as the Ferry from the Old Net Loft to the Far Side of the Estuary, with a Word That Cannot Be Broken: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  {
    ...common,
    uri: uri(2),
    title: '<b>Bold</b> &amp; "quoted" <script>alert(1)</script>',
    artist: '<i>Nobody</i>',
  },
  { ...common, uri: uri(3), title: 'Its length is a text', duration: '4:48', tracknumber: '07' },
  { ...common, uri: uri(4), title: 'Its length is more than an hour', duration: 5_025, tracknumber: 104 },
  {
    ...common,
    uri: uri(5),
    title: 'Nothing but null',
    artist: null,
    album: null,
    albumart: null,
    duration: null,
  },
  { ...common, uri: uri(6), title: 'Cannot be played from here', disablePlayButton: true },
  { ...common, uri: uri(7), title: 'A favourite, as an object', favourite: { favourite: true } },
  { ...common, uri: uri(8), title: 'A favourite, spelled otherwise', favorite: true },
  {
    ...common,
    uri: uri(9),
    title: 'Explicit, and in high resolution',
    explicit: true,
    qualityDescription: 'HI_RES',
  },
  { ...common, uri: uri(10), title: 'Plays now, it says', active: true, extensionIcon: 'fa fa-volume-up' },
  {
    ...common,
    uri: uri(11),
    title: 'Its cover is not there',
    albumart: '/albumart?path=%2Fnowhere&icon=music',
  },
  {
    ...common,
    uri: uri(12),
    title: 'With a tag and a genre',
    tagImage: '/albumart?icon=fa-tags',
    genre: 'Folk',
  },
  { type: 'song', uri: uri(13), name: 'Has a name and no title' },
  { type: 'unheard-of', uri: 'demonstration', title: 'Of a type that nobody knows', icon: 'fa fa-question' },
  { title: 'Has neither type nor address' },
]
