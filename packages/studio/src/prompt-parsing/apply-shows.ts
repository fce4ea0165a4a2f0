import { readTable } from '../words/vocabulary/word-data.ts'
import type { Show } from './extract-shows.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Kind } from '../words/kinds.ts'
import type { Deed, Subject } from '../setting/shot-list.ts'
import { withoutSubjects } from './without-subjects.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

/** Products with a lid, a cap, leaves or a cover that opens. */
const OPENABLE: ReadonlySet<string> = new Set(
  `:labelled-bottle: :dropper-bottle: 🧴 🫙 :pouch: :carton: :drink-can: 🥫 :earbuds: 🍾 :bottle: :pot: 🫖 :kettle: :perfume:
   :cream-jar: :thermos: 💻 ☂️ ☔ 💄 📦 🎁 :chest: :jewel-box: :noodle-cup: :yogurt-cup: :rice-cooker: :steamer:`
    .split(/\s+/u)
    .map(spriteName),
)
export const canOpen = ({ what }: Pick<Subject, 'what'>): boolean => 'sprite' in what && OPENABLE.has(what.sprite)

const LARGE: ReadonlySet<Kind> = new Set<Kind>(readTable('apply-shows', 'large'))
/** Metres. */
const LARGEST = 1.2
const HANDS =
  /^(?:(?:a|the|one|two|some(?:one|body)) ?)?(?:hands?|some(?:one|body)|fingers?)$|^(?:一只|一双)?手$|^有人$/iu

/** Hands without a person count for products. Manual work needs a person. */
export const HAND_ONLY = /^(?:(?:a|the|one|two) )?hands?$|^(?:一只|一双|双)?手$/iu

/** True if the subjects are products shown for themselves, at most with a hand. */
export const areProducts = (found: readonly FoundSubject[], hands = HANDS): boolean => {
  // A window is part of the background.
  const shown = found.filter(({ words }) => !WINDOW.test(words))
  const isProduct = (one: FoundSubject): boolean =>
    isAlive(one) ? hands.test(one.words) : !LARGE.has(one.kind) && (one.noun?.metres ?? 0) < LARGEST
  return shown.length > 0 && shown.every(isProduct)
}
const WINDOW = /\bwindows?$|窗户?$/iu

const HOT =
  /tea|coffee|noodle|ramen|soup|rice|thermos|flask|mug|cup|pot|cooker|steamer|kettle|bun|dumpling|chocolate|cocoa|burger|pizza|bread|茶|咖啡|面|汤|饭|杯|锅|煲|壶|蒸笼|包子|饺|汉堡/iu
const COOL = /can|bottle|glass|cup|jar|soda|cola|beer|soap|fruit|罐|瓶|杯|可乐|啤酒|汽水|香皂|果|莓|桃|伞/iu
const DRINK = /water|soda|cola|beer|champagne|lemonade|glass|cup|can|bottle|drink|水|可乐|啤酒|香槟|杯|罐|瓶/iu
const LIT =
  /phone|watch|laptop|tablet|computer|television|\btv\b|monitor|keyboard|speaker|controller|camera|shoe|sneaker|candle|lamp|lantern|bulb|stove|蜡烛|灯|香薰|手机|手表|腕表|电脑|平板|电视|键盘|音箱|鞋/iu
/** The words of products that each show fits. If none fits, the first subject is shown. */
const CHEESY = /pizza|burger|sandwich|toast|cheese|披萨|汉堡|三明治|芝士/iu
const OF: Partial<Record<Show['of'], RegExp>> = { stretch: CHEESY, steam: HOT, bead: COOL, fizz: DRINK, light: LIT }

const VERBS: Record<Exclude<Show['of'], 'tick'>, string> = readTable('apply-shows', 'verbs')

/** Assigns each show to its product. `told` is the text of the shot. */
export function applyShows(subjects: Subject[], shows: readonly Show[], told: string): Subject[] {
  const given = subjects.map(one => ({ ...one, deeds: [...(one.deeds ?? [])] }))
  for (const { of, at } of shows) {
    if (of === 'tick') continue
    const index = targetOf(given, of, at, told)
    const one = given[index]
    if (!one) continue
    const deed: Deed = { verb: VERBS[of], words: '', ...(of === 'stretch' && { colour: 'yellow' }) }
    if (!one.deeds.some(({ verb }) => verb === deed.verb)) one.deeds.push(deed)
    if (of !== 'gleam' && of !== 'steam' && one.motion === 'bob') one.motion = 'still'
  }
  const isApart = shows.some(({ of }) => of === 'take-apart' || of === 'assemble')
  const whole = isApart
    ? withoutSubjects(
        given,
        given.filter((one, index) => index > 0 && PARTS.test(one.words)),
      )
    : given
  return whole.map(({ deeds = [], ...one }) => ({ ...one, ...(deeds.length > 0 && { deeds }) }))
}

/** Words for parts and materials of a product. */
const PARTS =
  /\b(?:soles?|foam|fabric|mesh|laces?|layers?|parts?|components?|screens?|battery|batteries|chips?|lens(?:es)?|gears?|screws?|boards?|springs?)$|零件|部件|鞋底|鞋面|面料|电池|屏幕|镜片|齿轮|芯片|螺丝/iu

const lastNamed = (told: string, words: string, at: number): number =>
  told.slice(0, at).toLowerCase().lastIndexOf(words.toLowerCase())

function targetOf(subjects: readonly Subject[], of: Show['of'], at: number, told: string): number {
  const namedAt = ({ words }: Subject): number => told.toLowerCase().indexOf(words.toLowerCase())
  const nearest = (fits: (one: Subject) => boolean): number => {
    const all = subjects.map((one, index) => ({ index, from: namedAt(one), one })).filter(({ one }) => fits(one))
    return (all.findLast(({ from }) => from >= 0 && from < at) ?? all[0])?.index ?? -1
  }
  if (of === 'open') return nearest(canOpen)
  // `Orange juice ad: an orange is cut in half`: the last thing named before the words.
  if (of === 'split') {
    const last = subjects.map(({ words, build }) => (build === 'person' ? -1 : lastNamed(told, words, at)))
    const best = last.indexOf(Math.max(...last))
    if (last[best]! >= 0) return best
  }
  const words = OF[of]
  const found = words ? nearest(one => words.test(one.words)) : -1
  return found >= 0 ? found : subjects.findIndex(({ build }) => build !== 'person')
}
