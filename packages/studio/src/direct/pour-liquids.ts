import type { Deed, Place, Subject } from './shot-list.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import { withoutSubjects } from './without-subjects.ts'
import { spriteName } from './words/noun-table.ts'

/** What flows, and in which hue. The first that is named before what it does. */
const LIQUIDS: readonly (readonly [words: RegExp, hue: string])[] = [
  [/\b(?:milk|cream|yog(?:h)?urt|foam)\b|牛奶|奶油|奶盖|酸奶|鲜奶|椰奶/giu, 'white'],
  [
    /\b(?:coffee|espresso|cold brew|(?:chocolate|caramel|toffee|soy)(?: sauce| syrup)?|cocoa|cola|gravy|whisk(?:e)?y)\b|咖啡|巧克力|可可|焦糖|可乐|酱油|卤汁|威士忌|红茶/giu,
    'brown',
  ],
  [
    /\b(?:honey|(?<!(?:chocolate|caramel|toffee) )syrup|beer|oil|gold(?:en)? (?:liquid|serum|drop)|serum|yolk)\b|蜂蜜|糖浆|啤酒|精华|金色液体|(?<!巧克力)流心|蛋黄|食用油|橄榄油/giu,
    'gold',
  ],
  [/\b(?:orange juice|mango juice|juice|cheese)\b|橙汁|果汁|芒果汁|芝士|奶酪/giu, 'orange'],
  [/\b(?:lemonade|lemon juice|champagne|butter|custard)\b|柠檬汁|柠檬水|柠檬茶|香槟|黄油/giu, 'yellow'],
  [
    /\b(?:ketchup|red wine|wine|tomato sauce|(?<!(?:chocolate|caramel|toffee|soy) )sauce|chil(?:l)?i oil|berry juice)\b|番茄酱|红酒|葡萄酒|辣油|红油|酱汁|辣酱/giu,
    'red',
  ],
  [/\b(?:matcha|green tea|lime juice|smoothie)\b|抹茶|绿茶|茶汤/giu, 'green'],
  [/\b(?:black tea|tea)\b|茶/giu, 'brown'],
  // A scent, a lotion and a bottle are called after water too.
  [
    /\b(?:water|soda|sparkling water|liquid)\b|(?<!香|胶|爽肤|洗发|化妆)水(?!墨|果|杯|壶|瓶|桶|晶|母|牛|獭)|苏打/giu,
    'blue',
  ],
]

/** How it flows: what is seen of what it meets. */
const FLOWS: readonly (readonly [verb: 'drop' | 'fill' | 'coat' | 'splash' | 'overflow', words: RegExp])[] = [
  ['drop', /\b(?:a|one|single) (?:\w+ )?drop\b|一滴|水滴(?:落|滴)/iu],
  [
    'overflow',
    /\b(?:overflow\w*|spill(?:s|ing)? over|foam(?:s|ing)? (?:over|up)|foam (?:\w+ )?(?:rises?|runs?|flows?|spills?|wells?|bubbles?))\b|溢(?:出|满)?|漫出|泡沫.{0,4}(?:涌|喷|冒)/iu,
  ],
  [
    'coat',
    /\b(?:drip\w*|drizzl\w*|ooz\w+|trickl\w+|runs? down|running down|melt(?:s|ing)? over|flow(?:s|ing)? (?:over|out|down))\b|滴(?:落|下|在|到)|淋(?:上|在|下)?|流(?:出|下|淌|心)|拉丝/iu,
  ],
  ['fill', /\bpour\w*\b|\bswirl\w*\b|倒(?:入|进|在|满|出)|晕(?:开|染)|倒下来|注入|冲[入下进]|倾注|缓缓倒/iu],
  ['splash', /\b(?:splash\w*|explod\w+|bursts?|bursting|crash\w*)\b|飞溅|溅(?:起|出|开)?|迸(?:发|溅)|爆开|炸开|四溅/iu],
]

const VESSEL = /\b(?:glass|cup|mug|bowl|tumbler)\b|杯/iu
const GLASS = spriteName(':glass:')
/** Nearly clear, as an empty glass is. */
const WATER = 'blue'
/** Those that are drawn with what is in them. */
const FULL: ReadonlySet<string> = new Set(['☕', '🍵', '🍺', '🍷', '🥛', '🧋', '🍸', '🍹', '🥃'].map(spriteName))
/** What it drips from is held above. */
const DIPS = /\b(?:dipper|spoon|ladle|jug|pitcher)\b|勺|蜂蜜棒/iu
/** Runs down within a cup: 糖浆顺着杯壁流下. */
const INSIDE = /\b(?:down the )?(?:inside|walls?|sides?) of (?:the|a) (?:glass|cup)\b|杯壁|杯中|杯里/iu
const FLOWING: ReadonlySet<string> = new Set(['pour', 'drip', 'splash', 'spill', 'flow', 'melt', 'spin', 'fall', 'add'])

/**
 * `honey drips onto pancakes`, `牛奶倒进杯子`: of what is seen close and nobody holds, the liquid is seen as it flows, on what
 * it meets, and does not stand beside it as a ware of its own.
 */
export function pourLiquids(subjects: Subject[], words: string, place: Place): Subject[] {
  const isClose = PLACE_TRAITS[place].isShownClose === true || place === 'kitchen' || subjects.every(isSmall)
  if (!isClose || subjects.length === 0 || subjects.some(isAlive)) return subjects
  const flows = FLOWS.flatMap(([verb, pattern]) => {
    const at = words.search(pattern)
    const colour =
      at < 0 || verb === 'overflow'
        ? undefined
        : liquidHue(verb === 'drop' ? words.slice(at) : words, verb === 'drop' ? 0 : at)
    return colour || (at >= 0 && verb === 'overflow') ? [{ verb, words: '', ...(colour && { colour }) }] : []
  })
  // Drops that run down a can are on it already.
  const isBeaded = subjects.some(({ deeds = [] }) => deeds.some(({ verb }) => verb === 'bead'))
  if (isBeaded)
    flows.splice(0, flows.length, ...flows.filter(({ verb, colour }) => verb !== 'coat' || colour !== WATER))
  // A single drop is not a flow.
  const single = flows.find(({ verb }) => verb === 'drop')
  if (single) flows.splice(0, flows.length, single)
  // What splashes is what something fell into already.
  const splashed = subjects.some(({ deeds = [] }) =>
    deeds.some(({ verb, words: said }) => verb === 'splash' && said === ''),
  )
  if (splashed || subjects.some(fallsIn)) flows.splice(0, flows.length, ...flows.filter(({ verb }) => verb === 'fill'))
  const flow = flows[0]
  if (!flow) return subjects
  const source = subjects.find(isFlowing)
  const met = chooseMet(subjects, source, flow.verb)
  const colour = flows.find(one => one.colour)?.colour
  // `coffee is poured into a glass`: the glass has the coffee's colour.
  const isGlass =
    flow.verb === 'fill' && source !== undefined && VESSEL.test(words) && !isVesselLike(met) && !isFull(source)
  // `bubble tea: milk is poured in`: what is poured goes into the drink that is there.
  const isInto = flow.verb === 'fill' || (flow.verb === 'coat' && INSIDE.test(words))
  const drink = !isInto || isGlass ? undefined : chooseDrink(subjects, source, met)
  const filled = drink ?? (isGlass || (source && flow.verb === 'fill' && isFull(source)) ? source : met)
  const dip = subjects.find(one => one !== filled && one !== source && DIPS.test(one.words))
  const poured = subjects.map(one => {
    if (one === dip)
      return { ...one, motion: 'still' as const, relation: { kind: 'above' as const, to: subjects.indexOf(filled) } }
    if (one !== filled) return one
    const { drawnAs: _, ...same } = one
    const from = dip && { to: subjects.indexOf(dip) }
    const deeds: Deed[] = [
      ...(one.deeds ?? []).filter(({ verb }) => !FLOWING.has(verb)),
      ...flows.map(each => ({ ...each, ...(isDrink(one, each) && { verb: 'pour-in' }), ...from })),
    ]
    const stood = { ...(isGlass ? same : one), motion: one.motion === 'spin' ? one.motion : 'still', deeds } as const
    if (!isGlass || !colour) return stood
    const { colour: _own, ...clear } = stood
    return { ...clear, what: { sprite: GLASS }, ...(colour !== WATER && { colour }), metres: 0.14 }
  })
  const isAdded = (one: Subject): boolean => flow.verb === 'fill' && isFull(one) && isLiquid(one) && !one.relation
  // `a cake is cut and the chocolate flows out`: that is what it is filled with, and no bar beside it.
  const isCut = (filled.deeds ?? []).some(({ verb }) => verb === 'split' || verb === 'cut')
  const isInside = (one: Subject): boolean => isCut && flow.verb === 'coat' && isOnlyLiquid(one) && !one.relation
  const isGone = (one: Subject): boolean =>
    one !== filled && (one === source || isFoam(one) || isDropper(one) || isAdded(one) || isInside(one))
  const rests = (to: number): number => (isGone(subjects[to]!) ? subjects.indexOf(filled) : to)
  const rested = poured.map(one =>
    one.relation?.kind === 'in' && rests(one.relation.to) !== poured.indexOf(one)
      ? { ...one, relation: { ...one.relation, to: rests(one.relation.to) } }
      : one,
  )
  return withoutSubjects(
    rested,
    rested.filter((_, index) => isGone(subjects[index]!)),
  )
}

/** Milk goes into a coffee that is in its glass already. */
const isDrink = ({ what, colour }: Subject, flow: Deed): boolean =>
  flow.verb === 'fill' && 'sprite' in what && what.sprite === GLASS && colour !== undefined && colour !== flow.colour
const fallsIn = (one: Subject): boolean => one.motion === 'fall' && one.relation?.kind === 'in' && !isLiquid(one)
const isLiquid = ({ words }: Subject): boolean =>
  !KEPT_IN.test(words) && LIQUIDS.some(([pattern]) => words.search(pattern) >= 0)
/** `the chocolate`, and no chocolate cake. */
const isOnlyLiquid = ({ words }: Subject): boolean =>
  LIQUIDS.some(([pattern]) => words.replaceAll(pattern, '').trim() === '')
/** Neither a teapot nor its leaves are tea. */
const KEPT_IN =
  /(?:pot|bottle|jug|pitcher|kettle|carton|jar|can|bean|lea(?:f|ve)|bag|cube)s?$|[壶瓶罐盒桶叶豆袋块]子?$/iu
const isCup = (one: Subject): boolean =>
  'sprite' in one.what &&
  (FULL.has(one.what.sprite) || one.what.sprite === CUP || (one.what.sprite === GLASS && one.colour !== undefined)) &&
  one.count === 1
function chooseDrink(subjects: readonly Subject[], source: Subject | undefined, met: Subject): Subject | undefined {
  const first = subjects.find(isCup)
  return first === source && isCup(met) ? met : first
}
const CUP = spriteName('🥤')
const isFlowing = (one: Subject): boolean => isLiquid(one) && (one.deeds ?? []).some(({ verb }) => FLOWING.has(verb))
/** Belongs to its bottle. */
const isDropper = ({ words }: Subject): boolean =>
  /^(?:dropper|pipette|滴管|管|(?:water )?drop(?:let)?s?(?: of \w+)?|ripples?)$/iu.test(words)
const isFoam = ({ words }: Subject): boolean => /^(?:foam|froth|泡沫|气泡)$/iu.test(words)

const ALIVE: ReadonlySet<string> = new Set(['person', 'four-legged', 'fish'])
const isSmall = ({ metres = 0.3 }: Subject): boolean => metres < 0.6
const isAlive = ({ build }: Subject): boolean => ALIVE.has(build ?? '')
const isFull = ({ what }: Subject): boolean => 'sprite' in what && FULL.has(what.sprite)
const isVesselLike = ({ words }: Subject): boolean => VESSEL.test(words)

/** What is named to be met, else what is filled, else what is not the liquid. */
function chooseMet(subjects: readonly Subject[], source: Subject | undefined, verb: string): Subject {
  const tos = [source?.relation?.to, ...(source?.deeds ?? []).map(({ to }) => to)]
  const named = tos
    .flatMap(to => (to === undefined ? [] : [subjects[to]!]))
    .find(one => one !== source && !DIPS.test(one.words))
  if (named) return named
  if (verb === 'fill' || verb === 'overflow') return subjects.find(isVesselLike) ?? source ?? subjects[0]!
  return subjects.find(one => one !== source && !DIPS.test(one.words) && !isDropper(one)) ?? subjects[0]!
}

/** The liquid named last before it flows, else the first after. */
export function liquidHue(words: string, at: number): string | undefined {
  const named = LIQUIDS.flatMap(([pattern, hue]) =>
    [...words.matchAll(pattern)].map(({ index, 0: text }) => ({ index, hue, text })),
  )
  const before = named
    .filter(({ index }) => index <= at)
    .sort((one, other) => other.index - one.index || other.text.length - one.text.length)[0]
  const after = named.sort((one, other) => one.index - other.index || other.text.length - one.text.length)[0]
  return (before ?? after)?.hue
}
