import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Size } from '@kinora/media/frames/size'
import type { Camera, Shot } from '../direct/shot-list.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import type { Plate } from '../scenery/plate.ts'
import type { ArrangeOptions, PlacingOptions, Spot, Unit } from './arrangement.ts'
import { leadingCluster, type Member } from './cast.ts'
import { isPerson } from './subject-rig.ts'
import { isAliveMember } from './deed-holds.ts'
import { measureExtents } from './extents.ts'
import { depthAtRow, footRowAt } from './ground.ts'
import { standAsBefore } from './keep-spots.ts'
import { isGroundCover, spreadCover } from './ground-covers.ts'
import { findOpenSpan } from './find-open-span.ts'
import { placeStanding } from './place-standing.ts'
import { pushApart } from './push-apart.ts'
import { spreadInAir } from './spread-in-air.ts'
import { bringToScale } from './bring-to-scale.ts'
import { hangOnWalls } from './hang-on-walls.ts'
import { chooseStance } from './stances.ts'
import { standBeforeBuildings } from './stand-before-buildings.ts'
import { stepOut } from './step-out.ts'

/** How much of the frame's height the main subject takes. */
export const HEIGHTS: Record<Camera['framing'], number> = { wide: 0.42, medium: 0.5, close: 0.74 }
/** Where its feet are, as a share of the frame's height. */
export const FEET: Record<Camera['framing'], number> = { wide: 0.82, medium: 0.87, close: 0.95 }
/** From right above, who is looked at is in the middle, with ground all around. */
const FEET_FROM_ABOVE = 0.72
const feetOf = ({ place, camera: { framing, angle } }: Shot): number =>
  angle === 'top' && (!PLACE_TRAITS[place].isIndoors || PLACE_TRAITS[place].isShownClose)
    ? FEET_FROM_ABOVE
    : FEET[framing]
const MOST_WIDTH = 0.6
/** Of the frame: what is named is seen, however small it is. */
const SMALLEST = 0.055
const MOST_OF_ONE = 12
const MOST = 24
/** Several of a kind are each smaller. */
const crowded = (count: number): number => (count <= 1 ? 1 : Math.max(0.34, 0.98 / count ** 0.32))

/** Gives everyone a place: composed by thirds, feet on the ground, nobody before another more than a little. */
export function arrangeFigures(options: ArrangeOptions): Spot[] {
  const { shot, frame, seeded } = options
  const hand = seeded.next() < 0.5 ? -1 : 1
  const units = unitsOf(options)
  const main = units[0]
  if (!main) return []
  // What hangs in the sky is above everyone anyway.
  const linked = units.filter(
    ({ cluster, stance }) => cluster.link && cluster.link.kind !== 'beside' && stance !== 'sky' && stance !== 'edge',
  )
  const free = units.filter(unit => !linked.includes(unit))
  const isBelow = ({ stance }: Unit): boolean => stance !== 'air' && stance !== 'sky'
  const below = free.filter(isBelow)
  const covers = below.filter(({ cluster }) => isGroundCover(cluster.root))
  const standing = covers.length < below.length ? below.filter(unit => !covers.includes(unit)) : below
  const { height } = standing[0] ?? main
  const span = findOpenSpan(options.plate, frame, feetOf(shot), height)
  const placing = { ...options, span }
  const spots = standInRows(placing, standing, hand)
  if (standing !== below) spots.push(...covers.map(unit => spreadCover(unit, options, firstOf(spots))))
  const link = (unit: Unit): void => {
    const host = unit.cluster.link?.to
    const to = spots.find(({ member }) => member === host) ?? spots[0]
    if (to) spots.push(standBy(options, unit, to, hand))
  }
  // The sky's own things come after all that could hide them.
  const isReady = (unit: Unit): boolean => isBelow(unit) && spots.some(({ member }) => member === unit.cluster.link?.to)
  const [early, late] = [linked.filter(isReady), linked.filter(unit => !isReady(unit))]
  early.forEach(link)
  const airborne = free.filter(unit => !isBelow(unit))
  spots.push(...spreadInAir({ units: airborne, taken: spots, options, hand }))
  late.forEach(link)
  bringToScale(spots, options)
  if (options.kept) standAsBefore(spots, options.kept, options.plate)
  pushApart(spots, placing)
  if (!options.kept) stepOut(spots, options, standBeforeBuildings(spots, options))
  hangOnWalls(spots, options.plate, frame)
  for (const spot of spots) spot.faces = facingOf(spot, spots, shot, frame, options.plate)
  // Far ones are drawn first.
  return spots.toSorted((a, b) => b.depth - a.depth || a.y - b.y)
}

const firstOf = (spots: readonly Spot[]): Spot => spots.toSorted((a, b) => a.member.index - b.member.index)[0]!

/** Everyone once, with the height that composition asks for. */
function unitsOf({ shot, clusters, frame, seeded }: ArrangeOptions): Unit[] {
  const first = clusters[0]
  if (!first) return []
  const stances = clusters.map(({ root }) => chooseStance(root, shot))
  // The sky's own things give no measure for those who stand below.
  const main = leadingCluster(clusters.filter((_, at) => stances[at] !== 'sky')) ?? first
  const extents = measureExtents(main.root)
  // Wares have the frame for themselves.
  const areWares = PLACE_TRAITS[shot.place].isShownClose === true && !clusters.some(({ root }) => isAliveMember(root))
  const goal = Math.max(
    HEIGHTS[shot.camera.framing] * emphasisOf(main.root) * (areWares ? OF_WARES : 1),
    heightToSee(first.root, main.root),
  )
  const total = Math.min(goal * (1 + 0.3 * (extents.up - 1)), isFlown(main.root) ? HIGHEST_FLOWN : 0.82) * frame.height
  const widest = (MOST_WIDTH * frame.width) / (extents.left + extents.right)
  const mainHeight = Math.min(total / extents.up, widest)
  const units: Unit[] = []
  for (const [at, cluster] of clusters.entries()) {
    const { root } = cluster
    const own = measureExtents(root)
    const count = Math.min(MOST_OF_ONE, Math.max(1, root.subject.count), Math.max(1, MOST - units.length))
    const ratio = root.metres / main.root.metres
    const stance = stances[at]!
    const sky = root.art.pictogram.spansLand
      ? 0.44
      : clusters.length === 1
        ? 0.42
        : shot.place === 'space'
          ? 0.36
          : 0.22
    const wanted = stance === 'sky' ? sky * frame.height : mainHeight * (cluster === main ? 1 : ratio)
    // Whoever flies over others leaves them their half of the frame.
    const isOver = stance === 'air' && stances.some(other => other === 'ground' || other === 'water')
    const fits = Math.min(
      wanted,
      ((isOver ? 0.4 : 0.84) * frame.height) / own.up,
      ((root.art.pictogram.spansLand ? 0.9 : MOST_WIDTH) * frame.width) / (own.left + own.right),
    )
    const side =
      stance === 'sky' ? 1 : root.subject.side === 'background' ? 0.55 : root.subject.side === 'foreground' ? 1.15 : 1
    for (let nth = 0; nth < count; nth++) {
      const swarm = isDrift(root) ? OF_DRIFT : count >= 5 && root.subject.motion === 'fall' ? 0.62 : 1
      const varied = count === 1 ? 1 : seeded.between(0.88, 1.1) * swarm
      const height = Math.max(SMALLEST * frame.height, fits * side * varied * crowded(count))
      units.push({ cluster, nth, stance, height, extents: own })
    }
  }
  return units
}

/** `rides a broom through the night`: the air below is seen too. Of the frame's height. */
const HIGHEST_FLOWN = 0.5
const isFlown = ({ subject, bound }: Member): boolean =>
  subject.motion === 'fly' && bound.some(({ hold, member }) => hold === 'mount' && isPerson(member.subject))
/** Seeds and petals: many that drift are small, and fill the air between them. */
const isDrift = ({ subject: { count, motion }, metres }: Member): boolean =>
  count >= 10 && metres < 0.2 && (motion === 'float' || motion === 'fall')
const OF_DRIFT = 0.3
/** Times the height of others. */
const OF_WARES = 1.24

/** So high that who is named first is seen well beside somebody much taller. */
const heightToSee = (first: Member, main: Member): number =>
  isAliveMember(first) && first !== main ? Math.min(TALLEST, SEEN_WELL * (main.metres / first.metres)) : 0
const [SEEN_WELL, TALLEST] = [0.17, 0.78]

const CLIMBING: ReadonlySet<string> = new Set(['ascend', 'descend', 'climb-slip'])

const emphasisOf = ({ subject, metres, art }: Member): number => {
  const said = { tiny: 0.5, small: 0.82, normal: 1, large: 1.25, huge: 1.5 }[subject.size]
  // Who comes up some steps is seen at the top of them.
  const climbs = subject.build !== 'person' && subject.deeds?.some(({ verb }) => CLIMBING.has(verb)) === true
  if (climbs) return 0.72 * said
  // Houses and trees are seen whole and grand; what hangs in the air has the land below it.
  return said * (metres < 2.5 ? 1 : art.pictogram.sort === 'airy' ? 0.8 : 1.2)
}

/** Those on the ground: in one row if there is room, else in rows behind each other, the main one in front. */
function standInRows(options: PlacingOptions, units: readonly Unit[], hand: number): Spot[] {
  const { frame, span } = options
  const room = frame.width * (span[1] - span[0]) * 0.94
  let row: Unit[] = []
  const rows = [row]
  let used = 0
  const background = treesBehind(units)
  for (const unit of [...units.filter(one => !background.includes(one)), ...background]) {
    const width = widthOf(unit)
    const isFull = used + width > room * (rows.length === 1 ? 1 : 1.15)
    if ((isFull || unit === background[0]) && row.length > 0 && rows.length < 3) {
      row = []
      rows.push(row)
      used = 0
    }
    row.push(unit)
    used += width + 0.02 * frame.width
  }
  // Nobody stands alone behind a row of his own kind.
  const [before, after] = [rows.at(-2), rows.at(-1)]
  if (before && after?.length === 1 && before.length > 3) after.unshift(before.pop()!)
  // Whoever stands behind a row that had to be made smaller is no giant.
  let shrink = 1
  return rows.flatMap((all, index) => {
    shrink = Math.min(shrink, rowShrink(options, all, index))
    return standInRow(options, all, { index, shrink, hand, all: units.length })
  })
}

/** `palm trees, a couple`: trees that nobody has to do with stand behind who is there, and not between them. */
function treesBehind(units: readonly Unit[]): Unit[] {
  if (!units.some(({ cluster }) => isAliveMember(cluster.root))) return []
  const hosts = new Set(units.flatMap(({ cluster }) => cluster.link?.to ?? []))
  return units.filter(
    ({ cluster: { root, link } }) =>
      TREES.has(root.art.code ?? '') && !link && !hosts.has(root) && root.bound.length === 0 && !root.subject.side,
  )
}
const TREES: ReadonlySet<string> = new Set(['🌴', '🌳', '🌲'].map(pictogramCode))

/** Who is beside somebody stands next to them. */
function keepTogether(row: readonly Unit[], order: number[]): number[] {
  const hostOf = (at: number): number => {
    const { link } = row[at]!.cluster
    return link?.kind === 'beside' ? row.findIndex(({ cluster }) => cluster.root === link.to) : -1
  }
  const kept = order.filter(at => hostOf(at) < 0)
  for (const at of order) if (hostOf(at) >= 0) kept.splice(kept.indexOf(hostOf(at)) + 1, 0, at)
  return kept
}

const openWidth = ({ frame, span }: PlacingOptions): number => frame.width * (span[1] - span[0])

/** Times their size, so that all of a row have room beside each other. */
function rowShrink(options: PlacingOptions, row: readonly Unit[], index: number): number {
  const sum = row.reduce((total, unit) => total + widthOf(unit) * BACK ** index, 0)
  return Math.min(1, (openWidth(options) * 0.86) / sum)
}

/** Times the size of the row before. */
const BACK = 0.82

const widthOf = ({ height, extents }: Unit): number => height * (extents.left + extents.right)

type Row = { index: number; shrink: number; hand: number; all: number }

function standInRow(options: PlacingOptions, row: readonly Unit[], { index, shrink, hand, all }: Row): Spot[] {
  const { frame, shot, seeded, span } = options
  const wide = openWidth(options)
  const back = BACK ** index
  const widths = row.map(unit => widthOf(unit) * back)
  const sum = widths.reduce((total, width) => total + width, 0)
  const gap = Math.min(0.09 * frame.width, (wide * 0.9 - sum * shrink) / (row.length + 1))
  // Alone: on a third, with room to look into. Many: around the middle.
  // Whoever stands alone behind others looks out beside them.
  const alone = shot.place === 'waterfall' ? hand * 0.25 : hand * seeded.between(0.07, 0.14)
  const lone = (all === 1 ? alone : index > 0 ? -hand * 0.27 : 0) * (span[1] - span[0])
  const middle = (span[0] + span[1]) / 2 + (row.length === 1 ? lone : hand * 0.03 * index)
  const order = keepTogether(row, row.length > 2 ? centredOrderOf(row.length) : [...row.keys()])
  if (hand < 0) order.reverse()
  let left = middle * frame.width - (sum * shrink + gap * (row.length - 1)) / 2
  return order.map(at => {
    const unit = row[at]!
    const width = widths[at]! * shrink
    const { side } = unit.cluster.root.subject
    const wanted = side === 'left' ? 0.25 : side === 'right' ? 0.75 : side === 'centre' ? 0.5 : undefined
    const x = wanted === undefined || row.length > 2 ? left + width / 2 : wanted * frame.width
    left += width + gap
    const jitter = row.length > 1 ? seeded.between(-0.018, 0.018) : seeded.between(-0.008, 0.012)
    const far = side === 'background' ? 0.14 : side === 'foreground' ? -0.06 : 0
    const foot = (feetOf(shot) - 0.09 * index + jitter - far) * frame.height
    const sized = { ...unit, height: unit.height * back * shrink }
    return unit.stance === 'edge' ? atEdge(options, sized, x) : placeStanding(options, sized, x, foot)
  })
}

// Of the frame's sides: as far beyond its edge no camera looks. A portrait is seen from nearer than a whole person.
const BELOW = 0.15
const ASIDE = 0.05
const NEARER = 1.3
const [LEAST_EDGE, MOST_EDGE] = [0.5, 0.9]

function atEdge({ plate, frame }: ArrangeOptions, unit: Unit, frameX: number): Spot {
  const height = Math.min(MOST_EDGE, Math.max(LEAST_EDGE, (NEARER * unit.height) / frame.height)) * frame.height
  const { stance, nth, extents } = unit
  // Cut off at one side, it comes in from that side.
  const { left, right } = unit.cluster.root.art.bust ?? { left: false, right: false }
  const out = height * extents.left - ASIDE * frame.width
  const besideX = left === right ? frameX : left ? out : frame.width - out
  const x = plate.width / 2 + besideX - frame.width / 2
  const y = plate.height / 2 + frame.height * (0.5 + BELOW)
  return { member: unit.cluster.root, nth, stance, x, y, depth: depthAtRow(plate, x, y), height, faces: 1, extents }
}

/** The first in the middle, then by turns to the right and the left. */
function centredOrderOf(count: number): number[] {
  const order: number[] = []
  for (let at = 0; at < count; at++) {
    if (at % 2) order.push(at)
    else order.unshift(at)
  }
  return order
}

/** Beside, behind, before or above another: half hidden at most. */
function standBy(options: ArrangeOptions, unit: Unit, to: Spot, hand: number): Spot {
  const { frame, plate } = options
  const kind = unit.cluster.link?.kind
  const frameX = to.x - plate.width / 2 + frame.width / 2
  const frameY = to.y - plate.height / 2 + frame.height / 2
  const half = (widthOf(unit) + to.height * (to.extents.left + to.extents.right)) / 2
  const isLeft = frameX > frame.width / 2
  const side = Math.abs(frameX / frame.width - 0.5) < 0.04 ? hand : isLeft ? -1 : 1
  if (unit.stance === 'air' || unit.stance === 'sky') {
    return {
      ...placeStanding(options, { ...unit, stance: 'ground' }, frameX, frameY),
      stance: unit.stance,
      y: to.y - to.height * 1.3,
    }
  }
  if (kind === 'canopy') {
    const height = Math.min(Math.max(unit.height, to.height * 1.75), frame.height * 0.82)
    return placeStanding(
      options,
      { ...unit, height },
      frameX + side * 0.2 * height * (unit.extents.left + unit.extents.right),
      frameY - 0.035 * frame.height,
    )
  }
  // Beside sheep that were made smaller, because there are many, their dog is too; and further away it is smaller still.
  const life = (to.height * unit.cluster.root.metres) / to.member.metres
  const isBeforeDoors = kind === 'before' && to.member.subject.build === 'building'
  const depth = to.depth * (kind === 'behind' ? BEHIND : isBeforeDoors ? BEFORE_DOORS : BEFORE)
  const isToScale = unit.cluster.root.subject.side === undefined
  const height = isToScale ? Math.min(unit.height, BESIDE_LIFE * life) : unit.height
  const x = frameX + side * (isHiding(unit) ? HALF_HIDDEN : 0.72) * half
  const row = footRowAt(plate, x + plate.width / 2 - frame.width / 2, depth)
  const spot = placeStanding(
    options,
    { ...unit, height: (height * to.depth) / depth },
    x,
    row - plate.height / 2 + frame.height / 2,
  )
  // Where there was no ground but far away.
  const most = (BESIDE_LIFE * ((to.height * to.depth) / to.member.metres) * unit.cluster.root.metres) / spot.depth
  return isToScale ? { ...spot, height: Math.min(spot.height, most) } : spot
}

/** Times the other's distance. */
const [BEHIND, BEFORE] = [1.18, 0.9]
/** A building's front is nearer than its middle by a sixth of the distance that it is seen whole from. */
const BEFORE_DOORS = 0.74
/** Times what its size in life would be beside the other. */
const BESIDE_LIFE = 1.3

/** Of both their widths: so far aside is who looks out from behind something. */
const HALF_HIDDEN = 0.3
const isHiding = ({ cluster }: Unit): boolean =>
  cluster.link?.kind === 'behind' &&
  cluster.root.subject.deeds?.some(({ verb }) => verb === 'hide' || verb === 'look') === true

/** Into the frame; two who stand look at each other; those who move go the camera's way. */
function facingOf(spot: Spot, spots: readonly Spot[], shot: Shot, frame: Size, plate: Plate): 1 | -1 {
  const { move } = shot.camera
  const { heading } = spot.member.subject
  if (heading) return heading === 'right' ? 1 : -1
  if (move === 'track-right' || move === 'track-left') return move === 'track-right' ? 1 : -1
  const middle = plate.width / 2
  const { relation } = spot.member.subject
  const seen = relation?.kind === 'before' && spots.find(({ member }) => member.index === relation.to)
  if (seen && seen.stance === 'sky') return seen.x > spot.x ? 1 : -1
  const others = spots.filter(other => other !== spot && other.stance === spot.stance && other.member !== spot.member)
  const near = others.toSorted((a, b) => Math.abs(a.x - spot.x) - Math.abs(b.x - spot.x))[0]
  const TRAVELS = new Set(['walk', 'run', 'drive', 'fly', 'swim'])
  if (TRAVELS.has(spot.member.subject.motion)) {
    const first = spots.filter(({ member }) => member.index === Math.min(...spots.map(other => other.member.index)))[0]!
    return first.x < middle ? 1 : -1
  }
  if (near) return near.x > spot.x ? 1 : -1
  return spot.x < middle + 0.01 * frame.width ? 1 : -1
}
