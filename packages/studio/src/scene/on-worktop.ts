import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import type { Point } from '../bodies/body.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import { WORKTOPS } from './member.ts'
import type { Put, Solid } from './solid.ts'
import { FILLING } from './worktop-wares.ts'

type Bound = Solid['bound'][number]
type PutAt = (place: Point, turn?: number, more?: Partial<Put>) => Put

/** Cloth and paper: they lie on a table, and do not stand there. */
export const FLAT: ReadonlySet<string> = new Set(splitGraphemes('👕👚👖👗🧣👔🩳📄📃📜✉️📰🗺️').map(pictogramCode))
/** The same before who works with it: a book that nobody holds lies there. */
const FLAT_AT_WORK: ReadonlySet<string> = new Set(splitGraphemes('📕📗📘📙📓📔📒📚📖⌚💍🃏🖼️🩹').map(pictogramCode))
/** Long things that are built as they are held: nobody stands a carrot on its end. */
export const LYING: ReadonlySet<string> = new Set(
  splitGraphemes('🥕🌽🥒🥖🍌🌶️🍆🔪✏️🖌️🖊️🖋️🖍️🥄🍴🥢🔧🪛🔨✂️🪚🌹🌷🌻💉').map(pictogramCode),
)

/** On its side, across: its middle where it is put. */
export const onItsSide = ({ extent, scale }: Solid, host: Solid, [x, y, z]: Point, put: PutAt): Put => {
  const thick = ((extent.high[2] - extent.low[2]) * scale) / host.scale / 2
  const tall = ((extent.high[1] - extent.low[1]) * scale) / host.scale
  return put([x + tall / 2, y + thick, z], 0, { roll: Math.PI / 2 })
}

/** Somebody stands behind it. */
export const isWorkedAt = ({ member, bound }: Solid): boolean =>
  WORKTOPS.has(member.art.code) && bound.some(({ hold, solid }) => hold === 'table' && solid.rig === 'person')

/** Metres that what is worked at is nearer to who works than the middle of the top. */
export const NEARER = 0.08
/** Between things that lie there: metres. */
const GAP = 0.06

/** What is worked at is in the middle before who works, all else on both sides of it by turns, none in another. */
export function onWorktop(host: Solid, bound: Bound, put: PutAt): Put {
  const [x, y, z] = host.body.sockets['top']?.at ?? [0, host.extent.high[1], 0]
  const sorts = [
    ...new Set(host.bound.filter(({ hold }) => hold === 'top' || hold === 'seat').map(({ solid }) => solid.member)),
  ]
  const centre = sorts.find(({ subject }) => subject.side === 'centre')
  const inOrder = centre ? [centre, ...sorts.filter(one => one !== centre)] : sorts
  const widthOf = (member: Solid['member']): number => {
    const all = host.bound.filter(({ solid }) => solid.member === member)
    return all.reduce((sum, { solid }) => sum + ownWidth(solid) / host.scale, 0)
  }
  const reach = [0, 0]
  let at = 0
  for (const [nth, member] of inOrder.entries()) {
    const wide = widthOf(member)
    const side = nth === 0 ? 0 : nth % 2 === 1 ? -1 : 1
    const edge = side < 0 ? 0 : 1
    at = side * (reach[edge]! + GAP + wide / 2)
    if (side === 0) reach.fill(wide / 2)
    else reach[edge] = Math.abs(at) + wide / 2
    if (member === bound.solid.member) break
  }
  const wide = widthOf(bound.solid.member)
  const along = bound.count > 1 ? ((bound.nth + 0.5) / bound.count - 0.5) * wide : 0
  const isCentre = bound.solid.member === inOrder[0]
  const half = (host.extent.high[0] - host.extent.low[0]) / 2
  const place: Point = [
    x + Math.max(-half, Math.min(half, at + along)),
    y,
    z + (isCentre ? -NEARER : 0.02 + (bound.nth % 2) * 0.06),
  ]
  const { code = '' } = bound.solid.member.art
  if (FLAT.has(code) || FLAT_AT_WORK.has(code))
    return put([place[0], y + 0.005, z + (0.4 * ownHeight(bound.solid)) / host.scale], 0, { tilt: -Math.PI / 2 })
  if (LYING.has(code)) return onItsSide(bound.solid, host, place, put)
  return put(place, 0, { stance: 'stand' })
}
/** A board, a plate or a tray. */
export const isLow = ({ extent, scale }: Solid): boolean => (extent.high[1] - extent.low[1]) * scale < 0.08
const ownWidth = ({ extent, scale }: Solid): number => (extent.high[0] - extent.low[0]) * scale
const ownHeight = ({ extent, scale }: Solid): number => (extent.high[1] - extent.low[1]) * scale

/** Where the middle of something is that was put into or onto a host: its foot so deep in it, beside those before it. */
export function inVessel(into: Solid, solid: Solid, up: number): Point {
  const { middle, up: half } = into.placed!
  const count = Math.min(MOST_BESIDE, solid.member.subject.count)
  const aside =
    count > 1 ? (0.5 * into.placed!.across * (2 * (solid.nth % count))) / (count - 1) - 0.5 * into.placed!.across : 0
  const isIn = into.member.art.pictogram.sort === 'holder'
  const depth = isIn ? depthIn(into, solid) * into.scale : 2 * half - 0.2 * ownHeight(solid)
  return [middle[0] + aside, middle[1] - half + depth + up, middle[2]]
}
const MOST_BESIDE = 8

/** How high in a vessel the foot of something is: so high that it is seen over the rim. */
export function depthIn({ extent, scale }: Solid, { extent: own, scale: times, rig, member }: Solid): number {
  const [high, tall] = [extent.high[1] - extent.low[1], ((own.high[1] - own.low[1]) * times) / scale]
  if (rig !== 'thing') return 0.45 * high
  if (member.art.code === FILLING) return 0.8 * high
  const ground = high * scale < PANS ? Math.min(0.45 * high, IN_PAN / scale) : 0.45 * high
  return Math.max(ground, high - 0.55 * tall)
}
/** Metres: what is in something so low lies on its ground. */
const [PANS, IN_PAN] = [0.13, 0.02]
