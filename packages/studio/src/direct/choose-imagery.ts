import { paletteIn, readGround } from './imagery-hues.ts'
import type { Shot } from './shot-list.ts'

type Imagery = NonNullable<Shot['imagery']>
type Row = readonly [kind: Imagery['kind'], colours: string, words: RegExp]

/** What has a way of moving of its own, whatever it stands for. */
const SAID: readonly Row[] = [
  [
    'screens',
    'cyan blue pink',
    /\bscreens? within screens?\b|notifications?|information overload|信息过载|信息爆炸|屏幕套屏幕|弹窗/iu,
  ],
  ['order', 'red orange', /\bchaos\b.*\b(?:order|calm|harmony)\b|从?混乱(?:到|变成|走向|归于)|由乱/iu],
  ['ripples', 'blue', /\bripples?\b|涟漪|波纹/iu],
  [
    'ribbons',
    'gold purple',
    /\bribbons?\b|sound ?waves?|\bmusic\b|melod|\bnotes\b|light trails?|\bwaves\b|chrome|丝带|光带|声波|音乐|旋律|音符|光波/iu,
  ],
  [
    'ink',
    'blue purple',
    /\binks?\b|\bpaint(?:s|ed)?\b.*\b(?:water|milk|collid|mix|blend|merg|swirl)|pigments?|\bdye\b|墨|颜料|水彩.*(?:晕|融)/iu,
  ],
  [
    'burst',
    'pink yellow cyan orange',
    /explosions? of colou?r|bursts? of colou?r|colou?r(?:s|ful)? explo|powder|splash|色彩.{0,3}(?:爆炸|迸发|绽放)|爆发|迸发/iu,
  ],
  ['particles', 'gold orange', /\bparticles?\b|stardust|粒子|星尘|光点/iu],
]

/** What feelings and ideas look like: colours, and how they move. */
const FELT: readonly Row[] = [
  [
    'rays',
    'blue gold',
    /hope|accept|faith|heal|rebirth|new beginning|optimis|enlighten|希望|信念|治愈|重生|新生|光明/iu,
  ],
  ['rays', 'orange gold pink', /love|warm|tender|mother|kindness|gratitude|爱|温暖|温柔|母|妈妈|感恩/iu],
  ['tangle', 'red black', /ang(?:er|ry)|rage|fury|hate|愤怒|怒|恨|仇/iu],
  ['tangle', 'white grey', /anxi|stress|panic|chaos|confus|overwhelm|dread|fear|焦虑|压力|恐慌|混乱|纠结|恐惧|烦/iu],
  ['burst', 'pink yellow cyan orange', /joy|happ|excit|fun|celebrat|youth|快乐|喜悦|开心|兴奋|青春|活力/iu],
  ['burst', 'red orange gold', /energy|passion|courage|brave|power|strength|热情|激情|能量|勇气|勇敢|力量/iu],
  ['screens', 'cyan green blue', /data|digital|internet|information|数据|数字|互联网|信息/iu],
  [
    'ripples',
    'blue white',
    /calm|peace|seren|zen|still|silen|tranquil|quiet|sad|grief|lonel|melanchol|平静|安静|宁静|安宁|禅|寂静|悲|忧|孤独|寂寞/iu,
  ],
  [
    'particles',
    'gold brown',
    /memor|nostalg|time|dream|life|death|forget|universe|infinit|soul|回忆|记忆|时间|岁月|梦|生命|遗忘|宇宙|灵魂|永恒/iu,
  ],
]

/** Asks for what stands for something rather than for somebody who feels it. */
const ASKED =
  /\babstract\w*|\bimagery\b|\bno (?:people|person|humans?)\b|\bcolou?rs?\b|\bhues?\b|\bshapes?\b|\blight and\b|抽象|意象|不要(?:出现)?(?:任何)?人|没有人物|颜色|色彩|光影/iu
/** Of these there is no scene that says more. */
const ALWAYS =
  /^(?:pure )?(?:hope|chaos|energy|data|music|optimism)\b|^(?:希望|混乱|能量|数据|音乐)$|\bchaos\b.*\border\b/iu

const TO_ANOTHER = /\bto\b|\binto\b|到|变成|渐变/iu

/** What is seen of words that name nothing that anybody can see, or something without a shape; `usual` are the hues of a feeling. */
export function chooseImagery(words: string, isShapeless: boolean, usual?: readonly string[]): Imagery | undefined {
  const said = SAID.find(([, , pattern]) => pattern.test(words))
  const felt = FELT.find(([, , pattern]) => pattern.test(words))
  const row =
    isShapeless || ASKED.test(words) || ALWAYS.test(words.trim()) || said?.[0] === 'screens'
      ? (said ?? felt)
      : undefined
  if (!row) return undefined
  const { ground, rest } = readGround(words)
  const hues = paletteIn(rest)
  const own = usual ?? row[1].split(' ')
  const isChanging = hues.length === 2 && TO_ANOTHER.test(words) && row[0] !== 'ink' && row[0] !== 'burst'
  const colours =
    hues.length === 0
      ? [...own]
      : hues.length === 1 && row[0] !== 'ribbons'
        ? [hues[0]!, own.findLast(one => one !== hues[0]) ?? own.at(-1)!]
        : hues
  const to = isChanging
    ? [hues[1]!]
    : row[0] === 'rays'
      ? [colours.at(-1)!]
      : row[0] === 'order'
        ? ['blue', 'cyan']
        : undefined
  return { kind: row[0], colours: isChanging ? [hues[0]!] : colours, ...(to && { to }), ...(ground && { ground }) }
}

const LINK =
  /\s*(?:,|，)?\s*(?:(?:and|then|and then|再|又|最后|然后)\s*)?(?:(?:slowly |gradually |慢慢地?|渐渐地?|逐渐|缓缓)?(?:melt(?:s|ing)?|dissolv(?:es?|ing)|turn(?:s|ing)?|transform(?:s|ing)?|morph(?:s|ing)?|scatter(?:s|ing)?|burst(?:s|ing)?|break(?:s|ing)? (?:up|apart)|gather(?:s|ing)?|form(?:s|ing)?|converg(?:es?|ing)|coalesc(?:es?|ing)) (?:in)?to(?: form)?|(?:blow(?:s|ing) away|drift(?:s|ing) (?:up|off|away)|scatter(?:s|ing)|fall(?:s|ing) apart) (?:and |then )?becom(?:es?|ing)|becom(?:es?|ing)|(?:慢慢|渐渐|逐渐|缓缓)?(?:汇聚|聚集|凝聚|融化|幻化|变|化|散|碎|消散|散落)(?:成|为|作))\s*(?:a |an |the )?/giu

const FREE: readonly (readonly [name: string, words: RegExp])[] = [
  ['galaxy', /galax|nebula|星系|银河|星云|宇宙/iu],
  ['network', /neuron|network|synaps|神经|网络/iu],
  ['code', /\bcode\b|\bdata\b|代码|数据/iu],
  ['rain', /\brain\b|雨/iu],
  ['sand', /\bsand\b|\bdust\b|沙|尘/iu],
  ['stars', /\bstars?\b|firefl|\blight\b|sparks?|萤火|星光|星星|光/iu],
  ['scatter', /particles?|smoke|mist|粒子|光点|碎片|烟/iu],
]

/** `a clock melts into sand, sand becomes birds`: one form after another, where one of them has no shape or there are three. */
export function readForms(words: string, spriteOf: (words: string) => string | undefined): Imagery | undefined {
  const named = words.replace(/^[^:：]{1,30}[:：]/u, '')
  const pieces = named.split(LINK).map(piece => piece.trim())
  if (pieces.length < 2) return undefined
  const forms: NonNullable<Imagery['forms']> = []
  for (const [at, piece] of pieces.entries()) {
    // `sand, sand becomes`: what something has become is what the next one comes from.
    const told = at === 0 ? piece.split(/[,，]/u).at(-1)! : piece.split(/[,，]/u)[0]!
    const free = FREE.find(([, pattern]) => pattern.test(told))?.[0]
    const of = free ?? spriteOf(told)
    if (!of) return undefined
    if (forms.at(-1)?.of !== of) forms.push({ of, count: MANY.test(told) ? 9 : 1 })
  }
  const isFree = forms.some(({ of }) => FREE.some(([name]) => name === of))
  if (forms.length < 2 || !isFree) return undefined
  const { ground, rest } = readGround(words)
  const hues = paletteIn(rest)
  return { kind: 'particles', colours: hues.length > 0 ? hues : ['blue', 'gold'], forms, ...(ground && { ground }) }
}
const MANY = /\b\w+[^s]s\b|群|许多|无数|漫天|只只/iu
