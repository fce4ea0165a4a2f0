import type { Size } from '@kinora/media/frames/size'
import type { Plate } from '../scenery/plate.ts'
import type { Spot } from './arrangement.ts'
import { footRowAt, isWaterAt } from './ground.ts'

/** Deeds of those who go after somebody, and of those after whom somebody goes. */
const AFTER = new Set(['chase', 'follow', 'herd'])
const BEFORE = new Set(['lead', 'flee'])

/** Of both their lengths: how far apart they are, so that both are seen and neither has the other yet. */
const [CHASE, FOLLOW, IN_LINE] = [1.5, 1.2, 1.08]
/** Who overtakes is nearer to the camera by this, and so many times as fast as who is overtaken. */
const LANE = 0.72
const [FAST, SLOW] = [2.4, 0.25]
/** Times as far away as they were: both are seen before and behind each other. */
const FURTHER = 1.5

/** Puts whoever goes after another behind it on the way they go, and whoever overtakes beside it. Changes spots. */
export function orderChase(spots: readonly Spot[], plate: Plate, frame: Size): void {
  const placed = new Set<Spot>()
  for (const spot of spots) {
    for (const { verb, to } of spot.member.subject.deeds ?? []) {
      const other = lastOf(spots.filter(one => one !== spot && one.member.index === to && one.stance === spot.stance))
      if (!other || spot.stance !== 'ground' || spot.member.subject.formation) continue
      if (verb === 'overtake') {
        passBy(spot, other, plate)
        continue
      }
      if (!(AFTER.has(verb) || BEFORE.has(verb))) continue
      const [last, first] = AFTER.has(verb) ? [spot, other] : [other, spot]
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
  for (const formed of new Map(spots.map(({ member }) => [member, member])).keys()) {
    const all = spots.filter(({ member }) => member === formed).toSorted((a, b) => a.nth - b.nth)
    if (formed.subject.formation === 'line') inLine(all, leaderOf(formed, spots), plate, frame)
    if (formed.subject.formation === 'wedge') inWedge(all, plate, frame)
  }
}

/** Of a flock the one that goes last: who drives them is behind all. */
const lastOf = (flock: readonly Spot[]): Spot | undefined => {
  const faces = flock[0]?.faces ?? 1
  return flock.toSorted((a, b) => faces * (a.x - b.x))[0]
}

const half = (one: Spot): number => (one.height * (one.extents.left + one.extents.right)) / 2

const leaderOf = ({ subject }: Spot['member'], spots: readonly Spot[]): Spot | undefined => {
  const to = subject.deeds?.find(({ verb }) => verb === 'follow')?.to
  return spots.find(({ member }) => member.index === to)
}

/** Of the frame's width, and of its height from the middle. */
const [LONGEST, WEDGE_WIDE, WEDGE_HIGH] = [0.72, 0.42, 0.2]

/** One behind the other, and behind who leads them, all of them in the frame: those of a long line are further away. */
function inLine(all: readonly Spot[], leader: Spot | undefined, plate: Plate, frame: Size): void {
  const line = leader ? [leader, ...all] : [...all]
  const [first] = line
  if (!first || line.length < 2 || first.stance === 'sky' || first.stance === 'edge') return
  const nearest = Math.min(...line.map(one => one.depth))
  const alike = Math.max(...all.map(({ height, depth }) => height * depth))
  first.height *= first.depth / nearest
  for (const one of all) one.height = alike / nearest
  const long = line.reduce((sum, one) => sum + 2 * IN_LINE * half(one), 0)
  const by = Math.min(1, (LONGEST * frame.width) / long)
  const depth = Math.min(plate.ground.far, nearest / by)
  let x = plate.width / 2 + (first.faces * by * long) / 2
  for (const one of line) {
    one.height *= by
    x -= first.faces * IN_LINE * half(one)
    Object.assign(one, { x, faces: first.faces, stance: first.stance })
    if (one.stance === 'ground') Object.assign(one, { depth, y: footRowAt(plate, x, depth) })
    else if (one.stance === 'air' || isWaterAt(plate, x, first.y))
      Object.assign(one, { depth: first.depth, y: first.y })
    x -= first.faces * IN_LINE * half(one)
  }
}

/** As geese fly: one ahead, the others behind it to both sides. */
function inWedge(all: readonly Spot[], plate: Plate, frame: Size): void {
  const [first] = all
  if (!first || all.length < 3 || first.stance !== 'air') return
  const ranks = Math.ceil((all.length - 1) / 2)
  const wide = (WEDGE_WIDE * frame.width) / ranks
  const height = Math.min(first.height, (0.85 * wide) / (first.extents.left + first.extents.right))
  const [x, y] = [
    plate.width / 2 + 0.5 * first.faces * WEDGE_WIDE * frame.width,
    plate.height / 2 - 0.12 * frame.height,
  ]
  for (const [nth, one] of all.entries()) {
    const rank = Math.ceil(nth / 2)
    const side = nth % 2 ? -1 : 1
    Object.assign(one, { height, depth: first.depth, faces: first.faces })
    one.x = x - first.faces * wide * rank
    one.y = y + (side * rank * WEDGE_HIGH * frame.height) / ranks + height / 2
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
