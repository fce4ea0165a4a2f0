import { canOpen } from './apply-shows.ts'
import { liquidHue } from './pour-liquids.ts'
import type { Deed, Subject } from './shot-list.ts'
import { withoutSubjects } from './without-subjects.ts'
import { spriteName } from './words/noun-table.ts'
import { spriteOf } from './sprite-of.ts'

const names = (all: string): ReadonlySet<string> => new Set(all.split(/\s+/u).map(spriteName))
/** What is poured from. */
const POURERS = names(
  ':labelled-bottle: :bottle: 🍾 🫖 :kettle: :jug: :milk-carton: :drink-can: :thermos: :watering-can: 🍶',
)
/** What is poured into; of clear glass those of which the drink is seen. */
const VESSELS = names(':glass: :mug: :bowl: ☕ 🍵 🥛 🍷 🍸 🍹 🍺 🥃 🥣 🥤 🧋 🍜 🍲 :pot:')
const CLEAR = names(':glass:')
/** Drinks that are drawn in a glass or a cup of their own. */
const DRINKS = names('🥛 🥤 🧃 ☕ 🍵 🍷 🍺 🧋')
const POURING = /\bpour\w*\b|倒(?:入|进|在|满|出|上)|注入|冲入|倾注|斟/iu

/** Nothing flows through a cap. */
const [OPEN, TIP]: [Deed, Deed] = [
  { verb: 'open', words: '' },
  { verb: 'tip', words: '' },
]
const SPOUTED = names('🫖 :kettle:')
const [SPOON, CEREAL] = [spriteName('🥄'), spriteName('🥣')]
const isVessel = (one: Subject): boolean => VESSELS.has(spriteOf(one))
const isPourer = (one: Subject): boolean => POURERS.has(spriteOf(one))
const isFilled = ({ deeds = [] }: Subject): boolean => deeds.some(isFlow)
const isFlow = ({ verb }: Deed): boolean => verb === 'fill' || verb === 'pour-in'

/**
 * `the bottle pours lemonade into a glass`, 茶壶把茶倒入茶杯: the vessel is lifted over what it is poured into and tipped; the
 * drink is seen between them and in the glass, and is no glass of its own beside it.
 */
export function tipVessels(subjects: Subject[], words: string): Subject[] {
  if (!POURING.test(words) || subjects.some(({ build }) => build === 'person')) return subjects
  const given = withPourer(intoNamed(withoutGlass(subjects)), words)
  const to = given.findIndex(isFilled)
  if (to < 0) return subjects
  const filled = given[to]!
  // `oil is poured from a bottle over a salad`: it is the salad that gets it.
  const met = isPourer(filled) ? given.findIndex((one, index) => index !== to && !isPourer(one)) : to
  const from = isPourer(filled) ? to : given.findIndex((one, index) => index !== to && isPourer(one))
  if (met < 0) return given
  const flow = filled.deeds!.find(isFlow)!
  const isOther = isOtherDrink(given[met]!, flow)
  const verb = isOther ? 'pour-in' : isVessel(given[met]!) ? 'fill' : 'coat'
  const gets: Deed = { verb, words: '', ...(flow.colour && { colour: flow.colour }), ...(from >= 0 && { to: from }) }
  const bowl = given[met]!
  const spoons = given.filter(
    one => one.relation?.to === met && one.relation.kind === 'above' && SPOON === spriteOf(one),
  )
  // A bowl of cereal has its spoon.
  if (from >= 0 && spoons.length > 0 && spriteOf(bowl) === CEREAL)
    return tipVessels(withoutSubjects(given, spoons), words)
  return given.map((one, index): Subject => {
    const { relation, deeds = [], ...rest } = one
    const kept = deeds.filter(deed => !isFlow(deed) && deed.verb !== 'pour' && deed.verb !== 'spin')
    if (index === met) {
      const isOnIt = relation !== undefined && relation.to === from
      const colour =
        CLEAR.has(spriteOf(one)) && !isOther && flow.colour !== 'blue' ? (flow.colour ?? one.colour) : one.colour
      return {
        ...rest,
        ...(relation && !isOnIt && { relation }),
        ...(colour && { colour }),
        motion: 'still',
        deeds: [...kept, gets],
      }
    }
    if (index !== from) return one
    return {
      ...rest,
      count: 1,
      motion: 'still',
      relation: { kind: 'above', to: met },
      deeds: [
        ...kept,
        ...(canOpen(one) && !SPOUTED.has(spriteOf(one)) && !kept.some(({ verb }) => verb === 'open') ? [OPEN] : []),
        TIP,
      ],
    }
  })
}

/** Milk goes into a coffee that is there already. */
function isOtherDrink(one: Subject, { colour }: Deed): boolean {
  const own = CLEAR.has(spriteOf(one)) ? one.colour : liquidHue(one.words, 0)
  return own !== undefined && own !== colour && (CLEAR.has(spriteOf(one)) || DRINKS.has(spriteOf(one)))
}

/** `an iced coffee in a tall glass` is drawn in one. */
function withoutGlass(subjects: Subject[]): Subject[] {
  const inGlass = subjects.find(
    ({ relation, ...one }) =>
      relation?.kind === 'in' && CLEAR.has(spriteOf(one)) && CLEAR.has(spriteOf(subjects[relation.to]!)),
  )
  return inGlass ? withoutSubjects(subjects, [subjects[inGlass.relation!.to]!]) : subjects
}

/** Where nothing is named that it is poured from, it comes from what it is kept in. */
const KEPT_IN: readonly (readonly [words: RegExp, pictogram: string, metres: number])[] = [
  [/\b(?:milk|cream)\b|牛奶|鲜奶|椰奶/iu, ':milk-carton:', 0.23],
  [/\btea\b|茶/iu, '🫖', 0.16],
  [
    /\b(?:wine|beer|champagne|whisk(?:e)?y|oil|soda|cola|syrup|vinegar|sauce)\b|酒|油|可乐|汽水|醋|酱/iu,
    ':labelled-bottle:',
    0.27,
  ],
  [/\b(?:coffee|espresso)\b|咖啡/iu, ':kettle:', 0.2],
  [/\b(?:water|juice|lemonade|smoothie)\b|水|果汁|橙汁/iu, ':bottle:', 0.25],
]

function withPourer(subjects: Subject[], words: string): Subject[] {
  const filled = subjects.find(isFilled)
  if (!filled || !POURED_OUT.test(words) || subjects.some(isPourer) || subjects.length > MOST) return subjects
  const before = words.slice(0, words.search(POURED_OUT) + 1)
  // What is named last before it is poured, else what is named at all.
  const kept = [before, words].flatMap(text =>
    KEPT_IN.map(row => ({ row, at: lastIndex(text, row[0]) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.at - a.at),
  )[0]
  if (!kept) return subjects
  const [, pictogram, metres] = kept.row
  const pourer: Subject = {
    words: '',
    what: { sprite: spriteName(pictogram) },
    count: 1,
    size: 'normal',
    motion: 'still',
    metres,
    build: 'vessel',
  }
  return [...subjects, pourer]
}
const POURED_OUT = /\bpour(?:s|ed|ing)?\b|倒(?:入|进|在|满|出|上)|注入/iu
const MOST = 4
const lastIndex = (text: string, pattern: RegExp): number =>
  Math.max(-1, ...[...text.matchAll(new RegExp(pattern, 'giu'))].map(({ index }) => index))

/** What is poured is in the glass, the cup or the bowl that is named. */
function intoNamed(subjects: Subject[]): Subject[] {
  const at = subjects.findIndex(isFilled)
  const liquid = subjects[at]
  if (!liquid || !DRINKS.has(spriteOf(liquid))) return subjects
  const named = liquid.relation?.kind === 'in' ? liquid.relation.to : -1
  const isOther = (one: Subject, index: number): boolean => index !== at && isVessel(one) && !isPourer(one)
  const into = named >= 0 && isOther(subjects[named]!, named) ? named : subjects.findIndex(isOther)
  if (into < 0) return subjects
  const flow = liquid
    .deeds!.filter(isFlow)
    .map(deed => ({ verb: deed.verb, words: deed.words, ...(deed.colour && { colour: deed.colour }) }))
  const moved = subjects.map((one, index) =>
    index === into ? { ...one, deeds: [...(one.deeds ?? []), ...flow] } : one,
  )
  const rested = moved.map(one =>
    one.relation?.to === at && one !== moved[into] ? { ...one, relation: { ...one.relation, to: into } } : one,
  )
  return withoutSubjects(rested, [rested[at]!])
}
