import { readTable } from '../words/vocabulary/word-data.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Deed, Shot, Subject } from '../setting/shot-list.ts'

/** Verbs of an advertisement that use the product, by the sort of product. */
const USES: readonly (readonly [verbs: ReadonlySet<string>, products: RegExp, builds: RegExp])[] = [
  [
    new Set(['drink', 'suck', 'taste', 'swallow']),
    /tea|coffee|juice|beer|wine|milk|water|soda|cola|drink|brew|lemonade|syrup|smoothie|茶|咖啡|汁|酒|奶|水|可乐|饮料/iu,
    /^vessel$/u,
  ],
  [new Set(['toast']), /beer|wine|champagne|cola|soda|juice|whisk|酒|可乐|汽水|果汁|香槟/iu, /^$/u],
  [
    new Set(['eat', 'bite', 'lick', 'taste', 'chew']),
    /chips|snack|noodles?|cereal|gum|辣条|薯片|面|饼|糖|糕/iu,
    /^food$/u,
  ],
  [
    new Set(['spray', 'apply', 'rub', 'make-up', 'squeeze']),
    /perfume|cologne|cream|lotion|sunscreen|lipstick|serum|mask|香水|霜|乳|口红|面膜|防晒/iu,
    /^$/u,
  ],
  [
    new Set(['photograph', 'film', 'hit', 'selfie', 'use-phone', 'press', 'call']),
    /phone|camera|tablet|app\b|手机|相机|平板/iu,
    /^$/u,
  ],
  [
    new Set(['dress', 'attach', 'check', 'listen']),
    /watch|ring|necklace|headphones|earbuds|sunglasses|bracelet|表|戒|项链|耳机|眼镜|墨镜|手链/iu,
    /^$/u,
  ],
  [new Set(['brush']), /tooth ?brush|牙刷/iu, /^$/u],
  [new Set(['shave']), /razor|shaver|剃须刀/iu, /^$/u],
]

const fits = (verb: string, { words, build }: Subject): boolean =>
  USES.some(([verbs, products, builds]) => verbs.has(verb) && (products.test(words) || builds.test(build ?? '')))

const spriteOf = ({ what }: Subject): string => ('sprite' in what ? what.sprite : what.input)
const isPerson = ({ build }: Subject): boolean => build === 'person'

/** `Iced tea ad: … a girl takes a sip`: she drinks the iced tea, not an additional cup. */
export function useProduct(shots: Shot[], product: Subject): void {
  for (const shot of shots) {
    const user = shot.subjects.findIndex(one => isPerson(one) && one.count === 1 && findUse(one, shot, product) >= 0)
    if (user < 0) continue
    const person = shot.subjects[user]!
    const use = findUse(person, shot, product)
    const there = shot.subjects.findIndex(one => spriteOf(one) === spriteOf(product))
    const to = there >= 0 ? there : shot.subjects.length
    if (there < 0) shot.subjects.push(plain(product))
    const deeds = person.deeds!.with(use, { ...person.deeds![use]!, to })
    const isFree = person.relation === undefined && HELD.has(deeds[use]!.verb)
    shot.subjects[user] = { ...person, deeds, ...(isFree && { relation: { kind: 'holding', to } }) }
  }
}
const HELD: ReadonlySet<string> = new Set<string>(readTable('use-product', 'held'))

/** The action of a person that needs the product and has no object yet. */
function findUse({ deeds = [] }: Subject, { subjects }: Shot, product: Subject): number {
  // `at the breakfast table drinks it all`: the breakfast is not drunk.
  const isOther = (verb: string, to: number): boolean => verb === 'drink' && subjects[to]!.build === 'food'
  return deeds.findIndex(({ verb, to }: Deed) => (to === undefined || isOther(verb, to)) && fits(verb, product))
}

/** A copy of the product alone, without relations and actions. */
function plain({ relation: _relation, deeds: _deeds, changes: _changes, goes: _goes, ...one }: Subject): Subject {
  return { ...one, count: 1, motion: 'still' }
}

/** The share of the last shot. */
const END_SHARE = 0.2
/** The most shots before it; with more, each would be too short. */
const MOST_BEFORE = 3

/** Ends an advertisement with a close shot of the product, unless it already does. */
export function presentProduct(shots: Shot[], named: Shot): void {
  const last = shots.at(-1)
  const [product] = named.subjects
  if (!last || !product || shots.length > MOST_BEFORE || last.texts?.length) return
  const isAlone = !last.subjects.some(({ build }) => ALIVE.has(build ?? ''))
  if (
    isAlone &&
    PLACE_TRAITS[last.place].isShownClose &&
    last.subjects.some(one => spriteOf(one) === spriteOf(product))
  )
    return
  const told = shots.flatMap(({ subjects }) => subjects).find(one => spriteOf(one) === spriteOf(product))
  const colour = product.colour ?? told?.colour
  for (const shot of shots) shot.share *= 1 - END_SHARE
  const { look, time } = last
  // A white product on white paper would be invisible.
  const backdrop = named.backdrop && named.backdrop === colour ? (colour === 'blue' ? 'white' : 'blue') : named.backdrop
  shots.push({
    ...named,
    ...(backdrop && { backdrop }),
    look,
    time: PLACE_TRAITS[named.place].isSheltered ? named.time : time,
    share: 1 - shots.reduce((sum, { share }) => sum + share, 0),
    subjects: [
      { ...product, ...(colour && { colour }), deeds: [...(product.deeds ?? []), { verb: 'gleam', words: '' }] },
    ],
    camera: { ...named.camera, framing: 'medium', move: 'push', size: 'bust' },
    lines: [],
  })
}
const ALIVE: ReadonlySet<string> = new Set(['person', 'four-legged', 'fish', 'bird', 'winged'])
