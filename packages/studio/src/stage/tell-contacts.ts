import type { Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Contacts, Overlap } from './geometry/arrangement.ts'
import type { Company } from './resolve/resolve-performers.ts'
import type { SceneNotes } from './scene-notes.ts'

/** Reports the bodies that are in each other in a drawn frame, how far apart they would be clear, and those that float. */
export function tellContacts(
  { shots }: Scene,
  contacts: readonly Contacts[],
  company: Company,
  notes: SceneNotes,
): void {
  for (const { shot: at, seconds, overlaps, floating } of contacts) {
    for (const overlap of overlaps) {
      const shot = shots[at]!
      const [who, other] = [overlap.who, overlap.other].map(id => company.byId(id)?.entity.id ?? id) as [string, string]
      if (who === other || isMeant(shot, who, other, seconds, company)) continue
      const pointer = placedAt(shot, at, overlap.who, who) ?? placedAt(shot, at, overlap.other, other)
      notes.add('through', pointer ?? company.byId(overlap.who)!.at, messageOf(overlap, who, other, seconds))
    }
    for (const { who: id, over, gap } of floating) {
      const { at: own, entity, isExtra } = company.byId(id)!
      if (isExtra) continue
      const how = gap === undefined ? `is not over ${over}` : `is ${metres(gap)} m above ${over}`
      notes.add('floats', placedAt(shots[at]!, at, id, entity.id) ?? own, `${id} ${how} ${whenOf(seconds)}`)
    }
  }
}

function placedAt({ placements = [] }: SceneShot, at: number, id: string, entity: string): string | undefined {
  const nth = placements.findLastIndex(({ who }) => who === id || who === entity)
  return nth < 0 ? undefined : `/shots/${at}/placements/${nth}`
}

/** Who hugs, carries or washes somebody touches them; what is worked on is touched by its tools. */
function isMeant({ actions = [] }: SceneShot, who: string, other: string, seconds: number, company: Company): boolean {
  const entityOf = (name: string | undefined): string => company.of(name?.split('/')[0] ?? '')[0]?.entity.id ?? ''
  return actions.some(({ who: actor, object, target, with: tools = [], of, from = 0, to = Infinity }) => {
    const all = [actor, object, target, of, ...tools].map(entityOf)
    return seconds >= from - 1 && seconds <= to + 1 && all.includes(who) && all.includes(other)
  })
}

function messageOf({ other: id, apart: [x, y, z] }: Overlap, who: string, other: string, seconds: number): string {
  const when = whenOf(seconds)
  if (id === 'ceiling') return `${who} is through the ceiling ${when}, by ${metres(y)} m`
  if (id === 'furniture') return `${who} stands in something that is built there ${when}`
  const far = metres(x === 0 ? z : x)
  const way = x === 0 ? (z < 0 ? 'nearer to the camera' : 'further away') : x < 0 ? 'to the left' : 'to the right'
  return `${who} and ${other} are through each other ${when}: ${who} would be clear ${far} m ${way}`
}
const whenOf = (seconds: number): string => `at ${Math.round(10 * seconds) / 10} s`
const metres = (value: number): string => Math.max(0.1, Math.abs(value)).toFixed(1)
