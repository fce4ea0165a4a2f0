import type { Draft } from './read-shot.ts'
import type { Item } from './item.ts'
import type { Meaning } from './meaning.ts'
import type { SaidSetting } from './setting.ts'

/**
 * The last sentence of a brief that says how all of it is to look: `Bright even lighting, eye-level camera, calm pace.`,
 * 明亮的室内光，固定机位。 A pace is nobody who walks, and candlelight no candle.
 */
export function isMannerList(sentence: string): boolean {
  const phrases = sentence
    .split(/[,，、;；.。!！\n]|\band\b/u)
    .map(phrase => phrase.trim())
    .filter(Boolean)
  return phrases.some(isOfFilm) && phrases.every(phrase => isOfFilm(phrase) || isShort(phrase))
}

const HEADS =
  /\b(?:light|lighting|candlelight|lamplight|shadows?|camera|camerawork|look|pace|pacing|tempo|framing|composition|colou?rs?|tones?|palette|hues|motion|feel|mood|vibe|style|interiors?|depth of field|music|sounds?|soundtrack|cuts|editing|grain|push-in|pull-out|zoom|lens|take|captions?|subtitles?|labels?|atmosphere|textures?|aesthetic|realism|contrast|bokeh|focus|animation|rhythm|painterly|cinematic|documentary|deadpan|symmetrical|handheld|realistic|minimalist)$/iu
const HEADS_ZH =
  /(?:光|光线|光影|阴影|机位|镜头(?:平稳|稳定|缓慢|流畅|流畅不间断|不间断)|构图|转场|节奏[\p{Script=Han}]{0,4}|调子|色调|基调|色彩[\p{Script=Han}]{0,4}|颜色[\p{Script=Han}]{0,4}|风格|质感|画面[\p{Script=Han}]{1,4}|配乐|音乐|氛围|气氛|暖色|冷色|景深|镜头(?:一直|始终|全程)?(?:跟着|跟随|追着)[\p{Script=Han}]{1,6})$/u
/** Somebody or something of the story: what is told of them is no manner. */
const TELLING =
  /\b(?:the|his|her|its|their|he|she|it|they|him|them|is|are|on|into|onto|from|toward|towards)\b|[了她他它]/iu
const MOST_WORDS = 6
const MOST_HAN = 20

/** `snow falling outside`, 窗外下着雪: while all of it happens. */
const WEATHERED =
  /^(?:(?:soft|light|heavy|gentle) )?(?:snow|rain|fog)(?: is)?(?: falling)? outside(?: the windows?)?$|^(?:窗外|外面|屋外|门外)(?:一直|还)?[下飘]着[\p{Script=Han}]{0,2}[雪雨]$/iu

const isOfFilm = (phrase: string): boolean =>
  WEATHERED.test(phrase) ||
  (/\p{Script=Han}/u.test(phrase)
    ? HEADS_ZH.test(phrase) && phrase.length <= MOST_HAN && !TELLING.test(phrase)
    : HEADS.test(phrase) && phrase.split(/\s+/u).length <= MOST_WORDS && !TELLING.test(phrase))

/** `deadpan`, 薄雾: a word or two beside what is said of the film. */
const isShort = (phrase: string): boolean =>
  !TELLING.test(phrase) &&
  (/\p{Script=Han}/u.test(phrase) ? phrase.length <= 4 : !/^an?\b/iu.test(phrase) && phrase.split(/\s+/u).length <= 3)

/** What words may say of a film; all else in such a sentence is how it is said. */
const OF_FILM = [
  'time',
  'timeHint',
  'weather',
  'season',
  'look',
  'mood',
  'move',
  'turn',
  'direction',
  'framing',
  'angle',
  'shotSize',
  'lens',
  'light',
  'style',
  'speed',
  'cameraNoun',
  'negation',
] as const satisfies readonly (keyof Meaning)[]

const mannerOf = (item: Item): Item => ({
  ...item,
  meaning: Object.fromEntries(
    OF_FILM.flatMap(key => (item.meaning[key] === undefined ? [] : [[key, item.meaning[key]]])),
  ),
})

const CAMERA = ['move', 'turn', 'framing', 'angle', 'shotSize'] as const
const tellsView = ({ meaning }: Item): boolean => CAMERA.some(key => meaning[key] !== undefined)

/** Holds for all shots what is said of the film, where they say nothing else of it. Changes the drafts. */
export function applyManner(drafts: readonly Draft[], { items, said }: Draft): void {
  const manner = items.map(mannerOf)
  // `A short drama.`: what shows nothing is not made a shot by how it is to look.
  const shown = drafts.filter(({ part, found, said: own }) => !part.isPreamble && (found.length > 0 || own.place))
  for (const draft of shown) {
    const isViewTold = draft.items.some(tellsView)
    draft.items = [...draft.items, ...manner.filter(item => !(isViewTold && tellsView(item)))]
  }
  // From the first it goes on to the others, which it takes nowhere else: snow that falls outside is no way out.
  const [first] = shown
  if (first) first.said = { ...lastingOf(said), ...first.said }
}

/** Where the film is stays what its shots say. */
const lastingOf = ({ time, weather, season, look, mood }: SaidSetting): SaidSetting => ({
  ...(time && { time }),
  ...(weather && { weather }),
  ...(season && { season }),
  ...(look && { look }),
  ...(mood && { mood }),
})

/** Where the sentence begins that ends a brief so; -1 where the last one tells of something. */
export function mannerStart(text: string): number {
  const start = [...text.matchAll(/[.!?。！？]["”」』)）]*\s*(?=\S)|\n+(?=\S)/gu)]
    .map(({ index, 0: end }) => index + end.length)
    .at(-1)
  return start !== undefined && isMannerList(text.slice(start)) ? start : -1
}
