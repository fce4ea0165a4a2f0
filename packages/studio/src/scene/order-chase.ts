import type { Plate } from '../scenery/plate.ts'
import type { Spot } from './arrangement.ts'
import { footRowAt } from './ground.ts'

/** Deeds of those who go after somebody, and of those after whom somebody goes. */
const AFTER = new Set(['chase', 'follow', 'herd'])
const BEFORE = new Set(['lead', 'flee'])

/** Of both their lengths: how far apart they are, so that both are seen and neither has the other yet. */
const [CHASE, FOLLOW] = [1.5, 1.2]
/** Who overtakes is nearer to the camera by this, and so many times as fast as who is overtaken. */
const LANE = 0.72
const [FAST, SLOW] = [2.4, 0.25]
/** Times as far away as they were: both are seen before and behind each other. */
const FURTHER = 1.5

/** Puts whoever goes after another behind it on the way they go, and whoever overtakes beside it. Changes spots. */
export function orderChase(spots: readonly Spot[], plate: Plate): void {
  const placed = new Set<Spot>()
  for (const spot of spots) {
    for (const { verb, to } of spot.member.subject.deeds ?? []) {
      const other = spots.find(one => one !== spot && one.member.index === to && one.stance === spot.stance)
      if (!other || spot.stance !== 'ground') continue
      if (verb === 'overtake') {
        passBy(spot, other, plate)
        continue
      }
      if (!(AFTER.has(verb) || BEFORE.has(verb))) continue
      const [last, first] = AFTER.has(verb) ? [spot, other] : [other, spot]
      const half = (one: Spot): number => (one.height * (one.extents.left + one.extents.right)) / 2
      const middle = (last.x + first.x) / 2
      // As high in the frame as it would be at the depth of the other, and its length is measured there.
      last.height *= last.depth / first.depth
      const gap = (verb === 'chase' || verb === 'flee' ? CHASE : FOLLOW) * (half(last) + half(first))
      last.depth = first.depth
      last.faces = first.faces
      // Of three in a row the second stays behind the first when the third comes.
      first.x = placed.has(first) ? first.x : middle + (first.faces * gap) / 2
      last.x = placed.has(first) ? first.x - first.faces * gap : middle - (first.faces * gap) / 2
      placed.add(first).add(last)
      for (const one of [first, last]) one.y = footRowAt(plate, one.x, one.depth)
    }
  }
}

/** Side by side in the middle of their ways: who is faster begins behind the other and ends ahead of it. */
function passBy(fast: Spot, slow: Spot, plate: Plate): void {
  const near = Math.max(fast.depth, slow.depth) * FURTHER
  for (const [one, depth, pace] of [
    [fast, near, FAST],
    [slow, near / LANE, SLOW],
  ] as const) {
    one.height *= one.depth / depth
    Object.assign(one, { depth, faces: slow.faces, x: plate.width / 2, pace })
    one.y = footRowAt(plate, one.x, depth)
  }
}
