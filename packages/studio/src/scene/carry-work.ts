import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findTransfer, isHandy, type Transfer } from './find-transfers.ts'
import { isPan } from './stage-deeds.ts'
import { isPerson } from './subject-rig.ts'
import { EGG, FILLING, FRIED_EGG, isHolder } from './worktop-wares.ts'
import { spriteOf as sprite } from '../direct/sprite-of.ts'

const beatOf = ({ beat = 0 }: Deed): number => beat

type Timed = Transfer & { beat: number }

const transfersOf = (subjects: readonly Subject[]): Timed[] =>
  subjects.flatMap((one, index) =>
    isPerson(one)
      ? (one.deeds ?? []).flatMap(deed => {
          const transfer = findTransfer(deed, index, subjects)
          return transfer ? [{ ...transfer, beat: beatOf(deed) }] : []
        })
      : [],
  )

/**
 * Subjects as they are between two beats: what was put into something before is in it, with what came of it, and what is
 * put there only later lies apart. `peels potatoes and drops them into a pot`: while she peels they are in no pot.
 */
export function settleTransfers(subjects: readonly Subject[], { from, to }: { from: number; to: number }): Subject[] {
  const settled = subjects.map(one => ({ ...one }))
  for (const { thing, host, way, beat } of transfersOf(subjects)) {
    if (beat >= to && thing !== undefined && settled[thing]!.relation?.to === host) delete settled[thing]!.relation
    if (beat >= from) continue
    if (way === 'poured')
      settled.push({
        ...PLAIN,
        what: { sprite: FILLING },
        relation: { kind: isHolder(subjects[host]!) ? 'in' : 'on', to: host },
      })
    if (way === 'laid') {
      const one = settled[thing!]!
      const isFried = sprite(one) === EGG && isPan(subjects[host]!)
      settled[thing!] = {
        ...one,
        relation: { kind: 'in', to: host },
        ...(isFried && { what: { sprite: FRIED_EGG } }),
      }
    }
  }
  return settled
}
const PLAIN = { words: '', count: 1, size: 'normal', motion: 'still' } as const

/**
 * `cracks two eggs into a pan, then flips one`: what lay before who works is there in the shot that goes on, as the one
 * before has left it, though the words do not name it again.
 */
export function carryWork(shots: readonly Shot[]): Shot[] {
  const carried: Shot[] = []
  for (const shot of shots) {
    const before = carried.at(-1)
    carried.push(shot.continues && before && areAtWork(before, shot) ? withThings(before, shot) : shot)
  }
  return carried
}

/** One and the same works with the hands in both. */
function areAtWork(before: Shot, shot: Shot): boolean {
  const handles = ({ subjects }: Shot): boolean =>
    subjects.some(
      one => isPerson(one) && one.deeds?.some(({ to }) => to !== undefined && isHandy(subjects[to]!)) === true,
    )
  const isOnTheSpot = ({ motion }: Subject): boolean => !GOING.has(motion)
  return handles(before) && shot.subjects.filter(isPerson).every(isOnTheSpot)
}
const GOING: ReadonlySet<Subject['motion']> = new Set(['walk', 'run', 'ride', 'dance', 'swim', 'fly'])

function withThings(before: Shot, shot: Shot): Shot {
  const left = settleTransfers(before.subjects, { from: Infinity, to: Infinity })
  const subjects = shot.subjects.map(one => ({ ...one }))
  const places = new Map<number, number>()
  const added: number[] = []
  for (const [index, one] of left.entries()) {
    if (!isHandy(one) && !TOPS.has(sprite(one))) continue
    const same = subjects.findIndex(
      other => sprite(other) === sprite(one) || (one.words !== '' && other.words === one.words),
    )
    if (same < 0) added.push(index)
    places.set(index, same < 0 ? subjects.length + added.length - 1 : same)
  }
  for (const index of added) {
    const { deeds: _deeds, relation: _relation, ...one } = left[index]!
    subjects.push(one)
  }
  for (const [index, place] of places) {
    const { relation } = left[index]!
    const to = relation && places.get(relation.to)
    const isApart = subjects[place]!.relation === undefined && !isHandled(subjects, place)
    if (to !== undefined && to !== place && (added.includes(index) || isApart))
      subjects[place] = { ...subjects[place]!, relation: { kind: relation!.kind, to } }
  }
  return { ...shot, subjects }
}
const TOPS: ReadonlySet<string> = new Set(['drawn-table', 'drawn-desk'])
const isHandled = (subjects: readonly Subject[], index: number): boolean =>
  subjects.some(({ deeds = [] }) => deeds.some(({ verb, to }) => to === index && verb !== 'flip'))
