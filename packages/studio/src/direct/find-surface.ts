import { hueCalled, HUE_PATTERN } from '../hues/find-hues.ts'
import type { Shot } from './shot-list.ts'

type Surface = NonNullable<Shot['surface']>

/** What a ware is shown on, by the words for it. The first that is written counts. */
const ROWS: readonly (readonly [surface: Surface['of'], words: RegExp])[] = [
  // The tops in a bathroom are of stone.
  [
    'marble',
    /\bmarble\b|\b(?:bathroom|vanity) (?:counter|countertop|shelf|sink|top)\b|大理石|(?:浴室|卫生间|洗手间|盥洗)的?(?:台面|台子|洗手台|台)|洗手台|洗漱台/iu,
  ],
  [
    'dark-wood',
    /\b(?:walnut|mahogany|dark wood(?:en)?|ebony)\b(?! (?:tree|cake|bread|shell|kernel))|胡桃木|黑檀|深色木/iu,
  ],
  [
    'pale-wood',
    /\b(?:oak|birch|maple wood|ash wood|pine wood|pale wood(?:en)?|light wood(?:en)?)\b(?! (?:tree|forest|leaf|leaves))|橡木|原木|松木|浅色木/iu,
  ],
  [
    'slate',
    /\bslate\b|\b(?:wet|black|dark|smooth|flat|grey|gray) (?:stone|rock)s?\b|\bstone (?:slab|surface|table|plate|block)\b|石板|板岩|岩板|石台|湿(?:漉漉)?的(?:石头|岩石|石面)/iu,
  ],
  ['linen', /\b(?:linen|tablecloth|cotton cloth|burlap)\b|亚麻|桌布|棉布|麻布/iu],
  [
    'silk',
    /\b(?:silk|satin|velvet)\b(?! (?:box|case|pouch|bag|scarf|dress|ribbon|curtains?)\b)|丝绸|绸缎|丝绒|天鹅绒/iu,
  ],
  ['blanket', /\b(?:picnic (?:blanket|cloth|mat)|checkered (?:blanket|cloth)|gingham)\b|野餐垫|野餐布|格子布/iu],
  ['concrete', /\b(?:concrete|cement)\b|水泥台|水泥板/iu],
  ['moss', /\b(?:moss|mossy)\b|\bon (?:the |fresh |green )*grass\b|青苔|苔藓|草地上/iu],
  [
    'water',
    /\b(?:rippling|dark|still|black|shallow|mirror|clear|blue) water\b|\b(?:out of|from) (?:the )?water\b|从水(?:中|里|下)|\b(?:water surface|surface of (?:the )?water|puddles?|(?:wet|reflective|mirrored?|glossy) (?:black )?(?:surface|floor|table|countertop|ground))\b|水面|水波|水洼|水坑|镜面/iu,
  ],
  ['sand', /\b(?:rippled sand|fine sand|white sand)\b|细沙|沙纹/iu],
  ['metal', /\b(?:steel|brushed metal|metal) (?:table|counter|worktop|surface)\b|不锈钢台/iu],
]

const LAST_HUE = new RegExp(String.raw`(${HUE_PATTERN})色?的?\s*$`, 'iu')
/** Right before what it is made of; what is dark is black. */
const colourBefore = (words: string): string | undefined =>
  /\bdark\s*$/iu.test(words) ? 'black' : hueCalled(LAST_HUE.exec(words)?.[1] ?? '')

/** `on white marble`, `a walnut tray`, `红色丝绸上`. */
export function findSurface(words: string): Surface | undefined {
  const [found] = ROWS.flatMap(([of, pattern]) => {
    const match = pattern.exec(words)
    return match ? [{ of, at: match.index }] : []
  }).toSorted((a, b) => a.at - b.at)
  if (!found) return undefined
  const before = words.slice(Math.max(0, found.at - 12), found.at)
  const colour = colourBefore(before)
  return { of: found.of, ...(colour && { colour }) }
}
