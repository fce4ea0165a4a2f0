import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import { stuffSubject } from './change-figure.ts'
import type { Item } from '../words/item.ts'
import { CHINESE_MATERIAL, ENGLISH_MATERIAL, materialOf } from '../words/vocabulary/materials.ts'
import { stuffIn } from '../words/vocabulary/stuff-things.ts'

type Sentence = { items: readonly Item[]; words: string; start: number }

const MADE = String.raw`(?:(?:is|are|was|were|that is|which is|all|entirely|completely|slowly|being)\s+)*(?:made|built|formed|composed|woven|carved|sculpted|constructed|shaped|crafted|moulded|molded|knitted|folded|cast|spun)\s+(?:\w+ly\s+)?(?:up\s+)?(?:out\s+)?(?:of|from|with)\s+(?:(?:pure|living|molten|flowing|swirling|glowing|golden|white|black|blue|red|green|a thousand|thousands of|hundreds of|many|colou?rful|colou?red|old|shattered|broken|crumpled|translucent|clear|burning|fresh|blooming|tiny|rippling|liquid|drifting)\s+)*`
const AFTER = new RegExp(String.raw`^\s*${MADE}(${ENGLISH_MATERIAL})\b`, 'iu')
/** `a castle of ice`; not a glass of water. */
const OF = new RegExp(
  String.raw`^\s+of\s+(?:(?:pure|living|molten|swirling|burning|liquid|shimmering|drifting|glowing)\s+)?(${ENGLISH_MATERIAL})\b`,
  'iu',
)
/** `a glass horse`: an unusual material before its noun. */
const BEFORE =
  /\b(glass|crystal|paper|origami|ice|clay|sand|chocolate|marble|bronze|lego|cardboard|neon|smoke|porcelain|jade|candy|knitted|yarn|felt|wool|water|flower|balloon|wax|stone|wooden|metal|gold)\s+$/iu
const NAMED: Readonly<Record<string, string>> = readTable('read-materials', 'named')

/** `a brass lamp`, 木质书桌: the material right before a thing. */
const SOLID: Readonly<Record<string, string>> = readTable('read-materials', 'solid')

/** `a glass vase`, 玻璃花瓶: a vessel or an ornament of clear glass. */
const CLEAR = /\b(glass|crystal)\s+$|(玻璃|水晶)(?:做?的)?$/iu

const ZH_MADE =
  '(?:做成|制成|制作|打造|构成|组成|堆成|砌成|搭成|搭建|折成|编成|织成|雕成|捏成|凝聚成|凝成|雕刻|拼成|做|制|造|雕|捏|折|编|织|铸)'
const ZH_BEFORE = new RegExp(`(?:用|由)?(${CHINESE_MATERIAL})${ZH_MADE}(?:而成|出来)?的(?:一?[座个只匹头条棵])?$`, 'u')
const ZH_AFTER = new RegExp(
  `^(?:全|都|完全)?(?:是|由|用)(?:\\p{Script=Han}{0,3}的)?(${CHINESE_MATERIAL})${ZH_MADE}`,
  'u',
)
const ZH_ADJECTIVE = /(玻璃|水晶|纸|冰|陶瓷|黏土|青铜|巧克力|糖果|毛线|积木|霓虹|琉璃|折纸)(?:做?的)?$/u

/** Sets the materials that the words give to subjects: `a lion made of flowers`. The material is not a subject. */
export function readMaterials(found: readonly FoundSubject[], told: Sentence): FoundSubject[] {
  const { items, words, start } = told
  let kept = [...found]
  for (const subject of found) {
    const item = items[subject.at]
    if (!item || !('sprite' in subject.what) || subject.material) continue
    const [before, after] = [words.slice(0, item.from - start), words.slice(item.to - start)]
    const said =
      AFTER.exec(after) ??
      // 爷爷用纸折了一只青蛙: the frog is of paper.
      (subject.kind === 'person' && after.startsWith('用') ? undefined : ZH_AFTER.exec(after)) ??
      ZH_BEFORE.exec(before) ??
      (isShaped(subject) ? OF.exec(after) : undefined) ??
      (isShaped(subject) ? unusual(subject, BEFORE.exec(before) ?? ZH_ADJECTIVE.exec(before)) : undefined) ??
      (isClear(subject) ? CLEAR.exec(before) : undefined)
    const stuff = said?.[1] ?? said?.[2]
    const name = stuff && (NAMED[stuff.toLowerCase()] ?? materialOf(stuff))
    if (!said || !name) {
      const solid = readSolid(subject, items)
      if (solid) kept = without(kept, told, solid.from, solid.to, subject)
      continue
    }
    subject.material = name
    const from = said.input === after ? item.to : item.from - said[0].length
    kept = without(kept, told, from, from + said[0].length, subject)
  }
  const place = builtPlace(kept, told)
  return place ? [...without(kept, told, ...place.span, place.thing), place.thing] : kept
}

/** The material of furniture, vessels and tools of wood, metal or stone. Buildings and plants keep their own. */
function readSolid(one: FoundSubject, items: readonly Item[]): Item | undefined {
  const before = items[one.at - 1]?.text === '的' ? items[one.at - 2] : items[one.at - 1]
  const name = before && Object.hasOwn(SOLID, before.text) ? SOLID[before.text] : undefined
  if (!before || !name || !SOLID_BUILDS.has(one.noun?.build ?? '')) return undefined
  one.material = name
  delete before.unknown
  return before
}
const SOLID_BUILDS: ReadonlySet<string> = new Set(['product', 'vessel', 'tool', 'furniture'])

const unusual = (one: FoundSubject, said: RegExpExecArray | null): RegExpExecArray | undefined =>
  said && isUnusual(one, said[1]!) ? said : undefined

/** Removes subjects within the words for a material. */
function without(
  found: FoundSubject[],
  { items }: Sentence,
  from: number,
  to: number,
  but: FoundSubject,
): FoundSubject[] {
  const isIn = ({ at }: FoundSubject): boolean => (items[at]?.from ?? -1) >= from && (items[at]?.from ?? -1) < to
  const gone = found.filter(one => one !== but && isIn(one))
  for (const one of found) if (one.relation && gone.includes(one.relation.to)) delete one.relation
  // `a fox of fire runs`: the actions of the fire belong to the fox.
  for (const { deeds, motion } of gone) {
    if (deeds && !but.deeds) but.deeds = deeds
    if (deeds && motion) but.motion = motion
  }
  for (const item of items)
    if (item.from >= from && item.from < to && (item.meaning.place ?? item.meaning.weather)) item.negated = true
  return found.filter(one => !gone.includes(one))
}

/** True for subjects that can take a material. */
const isShaped = (one: FoundSubject): boolean =>
  isAlive(one) || SHAPED.has(one.kind) || SHAPED.has(one.noun?.build ?? '')
const SHAPED: ReadonlySet<string> = new Set(['building', 'aircraft', 'instrument', 'plant', 'worn', 'toy'])
/** True for things on a table that may be of glass. Panes, doors and walls are drawn so already. */
const isClear = ({ what, noun }: FoundSubject): boolean =>
  'sprite' in what && (noun?.metres ?? 1) <= MAX_CLEAR && CLEAR_BUILDS.has(noun?.build ?? '')
const CLEAR_BUILDS: ReadonlySet<string> = new Set(['product', 'vessel', 'toy', 'tool', 'furniture'])
const MAX_CLEAR = 1
/**
 * True for materials that are unusual for the subject: wood, stone or glass are usual for buildings, not for animals.
 */
const isUnusual = (one: FoundSubject, name: string): boolean => isAlive(one) || !USUAL.test(name)
const USUAL = /^(?:wooden|wool|yarn|knitted|felt|stone|metal|gold|glass|crystal|flower|water|balloon|玻璃|水晶|毛线)$/iu

const PLACE_MADE = new RegExp(
  String.raw`\b(?:city|town|forest|mountains?|sea|ocean|river|waterfall|garden)\b\s+(?:${MADE}|of\s+)(${ENGLISH_MATERIAL})\b|\b(glass|crystal|paper|origami|ice|clay|sand|chocolate|lego|cardboard|candy|knitted|yarn|neon)\s+(?:city|town|forest|mountains?|sea|ocean|waterfall)\b|(?:用|由)?(${CHINESE_MATERIAL})(?:${ZH_MADE}(?:而成|出来)?的)(?:一座|一片)?(?:城市|小镇|城|森林|群山|山|大海|海洋|海|瀑布|花园)`,
  'iu',
)
/** `a city made of paper`: the place becomes a thing, because no such place exists. */
function builtPlace(
  found: readonly FoundSubject[],
  told: Sentence,
): { thing: FoundSubject; span: readonly [number, number] } | undefined {
  const { items, words, start } = told
  const match = PLACE_MADE.exec(words)
  const said = match?.[1] ?? match?.[2] ?? match?.[3]
  if (!match || !said || found.some(isAlive)) return undefined
  const from = start + match.index
  if (found.some(({ at, material }) => material && (items[at]?.from ?? -1) >= from)) return undefined
  const stuff = stuffIn(match[0].replace(said, ' '.repeat(said.length)))
  const name = NAMED[said.toLowerCase()] ?? materialOf(said)
  if (!stuff || !name) return undefined
  const place = stuffSubject({ ...stuff, index: match.index + stuff.index }, told)
  const rest = words.slice(match.index + match[0].length)
  const verb = /melt|dissolv|融|化/iu.test(rest) ? 'melt' : GROWS.test(rest) || isTakenOut(rest) ? 'grow' : undefined
  const thing = { ...place, material: name, ...(verb && { deeds: [{ verb, at: place.at }] }) }
  return { thing, span: [from, from + match[0].length] }
}
/** `unfolds` has been read as an event of a product and blanked by then. */
const isTakenOut = (rest: string): boolean => rest.length > 4 && rest.trim() === ''
const GROWS = /\b(?:unfold|rise|grow|spring|open|pop|emerg|build)\w*|展开|升起|长出|立起|拔地/iu
