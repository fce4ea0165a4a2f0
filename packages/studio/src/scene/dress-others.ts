import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { withoutSubjects } from '../direct/without-subjects.ts'
import { findGarment } from './garments.ts'
import { isPerson } from './subject-rig.ts'

/** How one puts something on another. */
const PUTTING_ON: ReadonlySet<string> = new Set(
  'tie put dress wrap adjust attach cover spread tighten give pin hang fold'.split(' '),
)
/** These alone may mean that it is only handed over. */
const HANDED: ReadonlySet<string> = new Set(['give', 'fold', 'hang', 'spread'])

/**
 * `ties a scarf around her daughter's neck`, 给孩子戴帽子: the other one has it on, and the hands of who does it are at that
 * one, and not at a scarf in the air.
 */
export function dressOthers(shot: Shot): Shot {
  const { subjects } = shot
  for (const [own, one] of subjects.entries()) {
    if (!isPerson(one) || one.count > 1) continue
    for (const deed of one.deeds ?? []) {
      const garment = deed.to === undefined ? undefined : subjects[deed.to]
      if (!PUTTING_ON.has(deed.verb) || !garment || isPerson(garment) || !isGarment(garment)) continue
      const wearer = wearerOf(subjects, own, garment, deed)
      if (wearer === undefined) continue
      return dressOthers(withGarment(shot, { own, wearer, garment, deed }))
    }
  }
  return shot
}

const isGarment = ({ words, what }: Subject): boolean => 'sprite' in what && findGarment(words) !== undefined

/** On whom it is put: whom the words put it on, else the only other one. */
function wearerOf(subjects: readonly Subject[], own: number, garment: Subject, { verb }: Deed): number | undefined {
  const said = garment.relation && isPerson(subjects[garment.relation.to]!) ? garment.relation.to : undefined
  if (said !== undefined && said !== own) return said
  if (HANDED.has(verb)) return undefined
  const others = subjects.flatMap((other, at) => (at !== own && isPerson(other) ? [at] : []))
  return others.length === 1 && subjects[others[0]!]!.count === 1 ? others[0] : undefined
}

type Putting = { own: number; wearer: number; garment: Subject; deed: Deed }

function withGarment(shot: Shot, { own, wearer, garment, deed }: Putting): Shot {
  const dressed = shot.subjects.map((one, at): Subject => {
    if (at === wearer)
      return {
        ...one,
        wears: [...(one.wears ?? []), { words: garment.words, ...(garment.colour && { colour: garment.colour }) }],
      }
    if (at !== own) return one
    const { relation, ...rest } = one
    const isOfIt = relation !== undefined && shot.subjects[relation.to] === garment
    return {
      ...rest,
      ...(relation && !isOfIt && { relation }),
      motion: 'bob',
      deeds: one
        .deeds!.filter(other => other === deed || other.to !== deed.to)
        .map(other => (other === deed ? { ...other, verb: 'adjust', to: wearer } : other)),
    }
  })
  return { ...shot, subjects: withoutSubjects(dressed, [garment]) }
}
