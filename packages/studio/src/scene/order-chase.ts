import type { Plate } from '../scenery/plate.ts'
import type { Spot } from './arrangement.ts'
import { footRowAt } from './ground.ts'

/** Deeds of those who go after somebody, and of those after whom somebody goes. */
const AFTER = new Set(['chase', 'follow', 'herd'])
const BEFORE = new Set(['lead', 'flee'])

/** Puts whoever goes after another right behind it on the way they go. Changes spots. */
export function orderChase(spots: readonly Spot[], plate: Plate): void {
  for (const spot of spots) {
    for (const { verb, to } of spot.member.subject.deeds ?? []) {
      const other = spots.find(one => one !== spot && one.member.index === to && one.stance === spot.stance)
      if (!other || spot.stance !== 'ground' || !(AFTER.has(verb) || BEFORE.has(verb))) continue
      const [last, first] = AFTER.has(verb) ? [spot, other] : [other, spot]
      const half = (one: Spot): number => (one.height * (one.extents.left + one.extents.right)) / 2
      const middle = (last.x + first.x) / 2
      const gap = 1.12 * (half(last) + half(first))
      // As high in the frame as it would be at the depth of the other.
      last.height *= last.depth / first.depth
      last.depth = first.depth
      last.faces = first.faces
      first.x = middle + (first.faces * gap) / 2
      last.x = middle - (first.faces * gap) / 2
      for (const one of [first, last]) one.y = footRowAt(plate, one.x, one.depth)
    }
  }
}
