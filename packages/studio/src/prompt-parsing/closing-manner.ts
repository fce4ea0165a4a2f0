/**
 * A last sentence that describes the manner of the whole film: `Bright even lighting, eye-level camera, calm pace.`,
 * 明亮的室内光，固定机位。 A pace is not a walk, and candlelight is not a candle.
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
/** Words that tell a story. A sentence with them does not describe the manner. */
const TELLING =
  /\b(?:the|his|her|its|their|he|she|it|they|him|them|is|are|on|into|onto|from|toward|towards)\b|[了她他它]/iu
const MAX_WORDS = 6
const MAX_HAN = 20

/** `snow falling outside`, 窗外下着雪: weather during the whole film. */
const WEATHERED =
  /^(?:(?:soft|light|heavy|gentle) )?(?:snow|rain|fog)(?: is)?(?: falling)? outside(?: the windows?)?$|^(?:窗外|外面|屋外|门外)(?:一直|还)?[下飘]着[\p{Script=Han}]{0,2}[雪雨]$/iu

const isOfFilm = (phrase: string): boolean =>
  WEATHERED.test(phrase) ||
  (/\p{Script=Han}/u.test(phrase)
    ? HEADS_ZH.test(phrase) && phrase.length <= MAX_HAN && !TELLING.test(phrase)
    : HEADS.test(phrase) && phrase.split(/\s+/u).length <= MAX_WORDS && !TELLING.test(phrase))

/** `deadpan`, 薄雾: one or two words in a list about the film. */
const isShort = (phrase: string): boolean =>
  !TELLING.test(phrase) &&
  (/\p{Script=Han}/u.test(phrase) ? phrase.length <= 4 : !/^an?\b/iu.test(phrase) && phrase.split(/\s+/u).length <= 3)

/** The position where a last sentence about the manner begins; -1 if the last sentence tells something else. */
export function mannerStart(text: string): number {
  const start = [...text.matchAll(/[.!?。！？]["”」』)）]*\s*(?=\S)|\n+(?=\S)/gu)]
    .map(({ index, 0: end }) => index + end.length)
    .at(-1)
  return start !== undefined && isMannerList(text.slice(start)) ? start : -1
}
