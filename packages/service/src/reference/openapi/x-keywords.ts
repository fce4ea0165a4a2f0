import { type Block, heading, table, text } from '../page/blocks.ts'

/** Descriptions of the service's own keywords. Other validators ignore them. */
export const X_KEYWORDS: Record<string, string> = {
  'x-media':
    'A picture, video or sound: an http(s) URL, a Base64 data URL or the uri of an upload, within these formats, bytes, pixels, ratio and seconds',
  'x-url':
    'An http(s) URL that may be reached: no private, loopback or link-local address; `file`: or the URL of a file that the account has here',
  'x-voice': 'An id of `GET /ent/v2/voices`; `optional` ones may be empty',
  'x-numeral': 'A string here is a number in digits, of this type and within these bounds',
  'x-time': 'An ISO 8601 time',
  'x-id': 'An id: at most 63 bits, in decimal digits',
  'x-text':
    'A rule on a text: `jsonObject`, `pauseMarkers`, `pronunciation`, `noPunctuation`, `words` (a letter or digit at least) or `wordsOrPictograms`',
  'x-well-formed': 'Well-formed Unicode without U+0000',
  'x-pixel-ratio': 'Pixel count of the first picture over that of the second, bounds included',
  'x-seconds-by-count': 'How long each clip may be, by how many there are',
  'x-needs-one-of': 'At least one of these fields must be given',
  'x-spans': 'Entries of this list begin (`from`) before they end (`to`), and end within that length',
  'x-mentions': 'A `[@name]` in this text must name an entry of that list, unless one of those fields is given',
  'x-picture-budget': 'Pictures in the whole body, those of subjects included; `withClip` when there is a video',
  'x-mind-misspellings': 'An unknown field that looks like one of these is refused',
  'x-scene':
    'A scene document, as `POST /ent/v2/scene/check` checks it, with the pictures and subjects of the body as its inputs; `excludes` are flags that must not be true beside it; with `takesInputsLater` its inputs are not checked',
  'x-scene-length':
    'The length is the shortest allowed one that the scene document fits into, or is left out; the document may be no longer than the longest',
  'x-ignored': 'Accepted with this model or mode, without effect',
  'x-unwanted': 'Must not be passed with this model or mode',
  'x-means': 'What each value stands for',
  'x-says': 'The pattern in words',
  'x-why': 'Why it is so',
}

export const keywordGuide: Block[] = [
  heading(2, 'Keywords of these schemas'),
  text(
    'A schema here is the very one that checks requests. Rules that JSON Schema has no word for are keywords that begin with `x-`; a validator that does not know them still checks the rest.',
  ),
  table(
    'fields',
    ['Keyword', 'Demands or tells'],
    Object.entries(X_KEYWORDS).map(([name, says]) => [`\`${name}\``, says]),
  ),
]
