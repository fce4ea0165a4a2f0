import type { Point } from '../../bodies/body.ts'
import { mixShades, shadesOf } from '../../bodies/shade-mesh.ts'
import { moving, multiply } from '../../bodies/vectors.ts'
import type { Rasteriser } from '../../raster/rasteriser.ts'
import type { Performance } from '../act/performance.ts'
import { type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import { COPIES_APART, type Posed } from '../film/posed.ts'
import { addBody, type StageBody } from './stage-bodies.ts'

type Turns = Performance['turns']

const before = (company: Company, one: Performer, { from }: NonNullable<Turns>): Performer =>
  from ? company.turned(one, from) : one

/** The visible form of a performer: while it becomes another size of the same shape, an intermediate size. */
export function seenNow(company: Company, one: Performer, turns: Turns): Performer {
  if (!turns) return one
  const [first, last] = [before(company, one, turns), company.turned(one, turns.to)]
  return turns.share >= 1 ? last : between(last, first, last, turns.share)
}

/** The old shape of a performer that changes its shape. */
export function seenBefore(company: Company, one: Performer, turns: Turns): Performer {
  if (!turns || turns.share >= 1) return seenNow(company, one, turns)
  const first = before(company, one, turns)
  return between(first, first, company.turned(one, turns.to), turns.share)
}

/** The shape with a height between both. */
function between(shown: Performer, first: Performer, last: Performer, share: number): Performer {
  const [from, to] = [sizeOf(first).height, sizeOf(last).height]
  const high = from + (to - from) * share
  return { ...shown, scale: (shown.scale * high) / Math.max(1e-4, sizeOf(shown).height) }
}

const isSameShape = (a: Performer, b: Performer): boolean =>
  a.body.bones.length === b.body.bones.length && a.mesh.vertices.length === b.mesh.vertices.length

/** Opaque while its share is larger than the other's. */
const opacityAt = (amount: number): number => Math.min(1, 2.4 * amount)

/** The maximum number for an entity that becomes several. */
const MAX_COPIES = 24
const GOLDEN = 2.399963

export type PerformerBodies = {
  /** The current bodies of a performer with their poses: two while it changes its shape, more if it becomes several. */
  bodiesOf(now: Posed, other: Posed): (readonly [StageBody, Posed])[]
  /** All bodies that a performer has had. */
  of(id: string): readonly StageBody[]
}

/** The bodies of all performers in the rasteriser's memory, each added on first use. */
export function createPerformerBodies(rasteriser: Rasteriser): PerformerBodies {
  const bodies = new Map<string, StageBody[]>()
  const found = new Map<string, StageBody>()
  const bodyOf = (performer: Performer, nth = 0): StageBody => {
    const key = `${performer.id} ${nth} ${performer.look}`
    const known = found.get(key)
    if (known) return known
    const made = addBody(rasteriser, performer)
    found.set(key, made)
    bodies.set(performer.id, [...(bodies.get(performer.id) ?? []), made])
    return made
  }
  const copies = (one: Posed, count: number, share: number): (readonly [StageBody, Posed])[] => {
    const { width, depth } = sizeOf(one.performer)
    return Array.from({ length: Math.min(count, MAX_COPIES) }, (_, nth) => {
      const far = COPIES_APART * Math.max(width, depth) * Math.sqrt(nth) * share
      // Aside and behind, so that none hides the first.
      const [x, z] = [far * Math.cos(GOLDEN * nth), far * Math.abs(Math.sin(GOLDEN * nth))]
      return [bodyOf(one.performer, nth), nth === 0 ? one : movedBy(one, [x, 0, z])] as const
    })
  }
  return {
    of: id => bodies.get(id) ?? [],
    bodiesOf(now, other) {
      const { turns } = now.performance
      if (!turns) return [[bodyOf(now.performer), now]]
      const { share, to } = turns
      const several = copies(now, to.count ?? 1, share)
      if (share >= 1) {
        for (const [body] of several) settle(body)
        return several
      }
      if (!isSameShape(now.performer, other.performer))
        return [
          [bodyOf(other.performer), faded(other, opacityAt(1 - share))],
          ...several.map(([body, one]) => [body, faded(one, opacityAt(share))] as const),
        ]
      const shades = mixShades(shadesOf(other.performer.mesh), shadesOf(now.performer.mesh), share)
      for (const [body] of several) {
        body.posable.recolour(shades)
        body.isMixed = true
      }
      return several
    },
  }
}

/** Restores its own colours. */
function settle(body: StageBody): void {
  if (!body.isMixed) return
  body.isMixed = false
  body.posable.recolour(shadesOf(body.performer.mesh))
}

function movedBy(one: Posed, by: Point): Posed {
  const move = ([x, y, z]: Point): Point => [x + by[0], y + by[1], z + by[2]]
  const { low, high } = one.box
  return { ...one, world: multiply(moving(by), one.world), box: { low: move(low), high: move(high) } }
}

const faded = (one: Posed, opacity: number): Posed => ({ ...one, opacity })
