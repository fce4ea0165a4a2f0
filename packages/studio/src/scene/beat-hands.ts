import type { Deed, Subject } from '../direct/shot-list.ts'
import { beatOf, type Span } from './beat-span.ts'
import { isHandy } from './find-transfers.ts'
import { isPerson } from './subject-rig.ts'

/** Who has a thing in hand after which deed: nobody, its doer, or whoever gets it. */
const TAKING: ReadonlySet<string> = new Set(
  'take receive find buy steal catch pick lift hold carry grab bring get pull hug'.split(' '),
)
const PARTING: ReadonlySet<string> = new Set('put throw drop break send sell kick plant bury release hang'.split(' '))
const MADE_READY: ReadonlySet<string> = new Set('cut split peel wrap fold bake cook wash make draw write'.split(' '))
const GIVING: ReadonlySet<string> = new Set(['give', 'hand', 'pass', 'offer', 'return'])

/** What goes off by itself is in nobody's hand. */
const OFF: ReadonlySet<string> = new Set('fly fall blow-away roll bounce escape flee run slip'.split(' '))

/**
 * Whether somebody has in hand, between two beats, what he is said to hold: from the beat on in which he takes it, until he gives it away, puts it
 * down or another one takes it.
 */
export function isHolding(subjects: readonly Subject[], index: number, { from, to }: Span): boolean {
  const one = subjects[index]!
  const thing = one.relation!.to
  const own = one.deeds ?? []
  // `hands him a glass`: the glass is given, though the deed is done to him.
  const isGift = ({ verb, to: whom }: Deed): boolean =>
    GIVING.has(verb) && heldBy(one) === thing && (whom === undefined || isPerson(subjects[whom]!))
  const touching = own.filter(deed => deed.to === thing || isGift(deed))
  const grasping = touching.length > 0 ? touching : own.filter(deed => deed.to === undefined && TAKING.has(deed.verb))
  const begun = grasping.length > 0 ? grasping : own
  if (begun.length > 0 && Math.min(...begun.map(beatOf)) >= to) return false
  const mine = Math.max(-1, ...begun.map(beatOf).filter(beat => beat < to))
  const last = touching.filter(deed => beatOf(deed) < from).at(-1)
  if (
    last &&
    (PARTING.has(last.verb) || GIVING.has(last.verb)) &&
    !touching.some(deed => beatOf(deed) >= from && beatOf(deed) < to)
  )
    return false
  // `gives it to him, and the balloon flies away`.
  const isOff = subjects[thing]!.deeds?.some(deed => OFF.has(deed.verb) && beatOf(deed) < to && beatOf(deed) > mine)
  if (isOff) return false
  return !subjects.some(
    (other, at) =>
      at !== index &&
      other.deeds?.some(deed => {
        const isIt =
          deed.to === thing ||
          (deed.to === undefined && other.relation?.kind === 'holding' && other.relation.to === thing)
        return isIt && TAKING.has(deed.verb) && beatOf(deed) < to && beatOf(deed) > mine
      }),
  )
}

/** Who has got something before these beats, and has it still: `gives it to her brother, who laughs`. Deeds of holding, by who holds. */
export function givenBefore(subjects: readonly Subject[], { from }: Span): Map<number, Deed> {
  const held = new Map<number, Deed>()
  const gifts = subjects
    .flatMap((giver, index) =>
      (giver.deeds ?? []).filter(({ verb }) => GIVING.has(verb)).map(deed => ({ giver, index, deed })),
    )
    .filter(({ deed }) => beatOf(deed) < from)
  for (const { giver, index, deed } of gifts) {
    const isToSomebody = deed.to !== undefined && isPerson(subjects[deed.to]!)
    const thing = isToSomebody ? heldBy(giver) : (deed.to ?? heldBy(giver))
    const others = [...subjects.keys()].filter(
      at => at !== index && isPerson(subjects[at]!) && subjects[at]!.count === 1,
    )
    const getter = isToSomebody ? deed.to! : others.length === 1 ? others[0]! : undefined
    if (thing === undefined || getter === undefined || !isHandy(subjects[thing]!)) continue
    const isMoved = subjects.some((other, at) =>
      other.deeds?.some(
        later => (later.to === thing || at === thing) && beatOf(later) > beatOf(deed) && beatOf(later) <= from,
      ),
    )
    if (!isMoved) held.set(getter, { verb: 'hold', words: '', to: thing })
  }
  return held
}

function heldBy({ relation, deeds = [] }: Subject): number | undefined {
  const taken = deeds.findLast(({ verb, to }) => TAKING.has(verb) && to !== undefined)?.to
  const held = taken ?? (relation?.kind === 'holding' ? relation.to : undefined)
  // `cuts a melon and gives him a piece`: of what was under the hands.
  return held ?? deeds.findLast(({ verb, to }) => MADE_READY.has(verb) && to !== undefined)?.to
}
