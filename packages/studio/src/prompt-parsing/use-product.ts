import { readTable } from '../words/vocabulary/word-data.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Deed, Shot, Subject } from '../setting/shot-list.ts'

/** Verbs of an advertisement that use the product, by the sort of product. */
const USES: readonly { verbs: readonly string[]; words: RegExp; builds: RegExp }[] = readTable('use-product', 'uses')

const fits = (verb: string, { words, build }: Subject): boolean =>
  USES.some(one => one.verbs.includes(verb) && (one.words.test(words) || one.builds.test(build ?? '')))

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
const MAX_BEFORE = 3

/** Ends an advertisement with a close shot of the product, unless it already does. */
export function presentProduct(shots: Shot[], named: Shot): void {
  const last = shots.at(-1)
  const [product] = named.subjects
  if (!last || !product || shots.length > MAX_BEFORE || last.texts?.length) return
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
