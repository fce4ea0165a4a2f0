import type { Size } from '@kinora/media/frames/size'
import { keepInsidePlate, type ShotCamera } from '../camera/shot-camera.ts'
import type { Shot, ShotSize } from '../direct/shot-list.ts'
import type { Plate } from '../scenery/plate.ts'
import type { Figures } from './create-figures.ts'
import { type Hold, TOTE_BAG } from './member.ts'
import { isLiving } from './beat-span.ts'
import { comeNearer, type FramingOptions } from './come-nearer.ts'
import { holdInFrame } from './hold-in-frame.ts'
import { sitsOnHand } from './sits-on-hand.ts'
import { isWorkedAt } from './on-worktop.ts'
import { SMALL_BEFORE } from './over-shoulder.ts'
import { showsFace } from './shows-face.ts'
import type { Solid } from './solid.ts'

/** A part of the plate that the frame is to hold: its middle, and how high it is, pixels. */
type Target = { x: number; y: number; height: number }

/** Of somebody's height: how much of it is to be seen, how far its middle is below the eyes, and the share of the frame that it fills. */
const OF_PEOPLE: Record<ShotSize, readonly [part: number, below: number, fills: number]> = {
  face: [0.34, 0.01, 1.02],
  // From the crown to the table where hands work: cut at the neck, they would be nobody's.
  hands: [0.72, 0.22, 0.98],
  bust: [0.46, 0.07, 0.8],
  waist: [0.66, 0.16, 0.9],
  whole: [1, 0.33, 0.84],
}
/** Of a thing's height, or of its width where that is more: how much of the frame it fills. */
const OF_THINGS: Record<ShotSize, number> = { face: 1.25, hands: 0.9, bust: 0.74, waist: 0.6, whole: 0.5 }
/** The same of an animal, whose head is ahead of it. */
const OF_BEASTS: Record<ShotSize, number> = { face: 0.55, hands: 0.6, bust: 0.8, waist: 1.05, whole: 1.35 }
/** Moments at which it is looked where the subject is; the camera goes evenly between them. */
const LOOKS = 6
/** More would show nothing but the grain of the plate. */
const MOST_ZOOM = 7
/** Times as near: who has letters on, and is further away than at the nearest. */
const MOST_READ = 1.6
/** Of the frame: what somebody holds alone is seen at least so large, if going nearer helps. */
const SMALLEST_HELD = 0.085

/**
 * The camera goes so near, or looks so long, that the frame holds as much of the main subject as the words ask for, and
 * stays with it wherever it goes. Where they ask for nothing, the path stays but for turns that keep the subject in it,
 * unless what somebody holds would be too small to be seen.
 */
export function frameSubject({
  shot,
  figures,
  path,
  scenery,
  frame,
  seconds,
}: FramingOptions): (progress: number) => ShotCamera {
  const { plate } = scenery
  const { camera: said } = shot
  // Over a shoulder one looks at whoever is further off.
  const over = said.angle === 'over-shoulder' ? farthestStanding(figures) : undefined
  const solid = over ?? mainSolid(figures, shot.camera.size)
  const asked = over ? overSize(over, figures) : (said.size ?? (said.framing === 'close' ? 'bust' : undefined))
  if (!solid) return path
  figures.pose(seconds / 2, 0.5)
  const onHand = findOnHand(figures, shot)
  const isNear = isHeldTooSmall(solid, figures, shot, plate, frame) || feelsAlone(solid, figures, shot)
  const size = onHand ? 'bust' : (asked ?? (isNear ? 'waist' : sizeToRead(solid, figures, shot)))
  // A window that stands in a room fills the frame: it is all there is of its wall.
  const sill = size === undefined ? figures.solids.find(one => isOnSill(one.solid))?.solid : undefined
  const detail = size === undefined && !sill ? findDetail(solid, figures, shot, plate, frame) : undefined
  const nearer =
    size === undefined && !detail && !sill ? comeNearer({ shot, figures, path, scenery, frame, seconds }) : undefined
  const held = (on: FramingOptions['path'] = nearer ?? path): FramingOptions['path'] =>
    holdInFrame({ path: on, solid, figures, scenery, frame, seconds })
  if (size === undefined && !detail && !sill) return held()
  const targets: Target[] = Array.from({ length: LOOKS }, (_, at) => {
    const progress = at / (LOOKS - 1)
    figures.pose(progress * seconds, progress)
    if (onHand) return onHandTarget(onHand, plate, frame)
    if (detail) return detailTarget(detail, plate, frame)
    return sill ? targetOf(sill, isLeft(sill) ? 'hands' : 'face', plate, frame) : targetOf(solid, size!, plate, frame)
  })
  const start = path(0.5)
  // As it is held in the middle of the shot: a size that changes with every step would be a pump.
  // What is to be read stays in the frame when it is nearest.
  const heights = targets.map(target => target.height).toSorted((a, b) => a - b)
  const height = solid.prints ? heights.at(-1)! : heights[LOOKS >> 1]!
  const wanted = Math.min(MOST_ZOOM, frame.height / height)
  if (wanted < start.zoom * 1.05) return held()
  const framed: FramingOptions['path'] = progress => {
    const camera = path(progress)
    const place = Math.min(LOOKS - 1.001, Math.max(0, progress * (LOOKS - 1)))
    const [from, to] = [targets[Math.floor(place)]!, targets[Math.floor(place) + 1]!]
    const part = place % 1
    // Letters that come up from afar are read from there on.
    const along = from.height + (to.height - from.height) * part
    const nearer = (wanted / start.zoom) * (solid.prints ? Math.min(MOST_READ, height / along) : 1)
    return keepInsidePlate(
      {
        ...camera,
        zoom: camera.zoom * nearer,
        x: from.x + (to.x - from.x) * part + (camera.x - start.x) / nearer,
        y: from.y + (to.y - from.y) * part + (camera.y - start.y) / nearer,
      },
      frame,
      plate,
    )
  }
  // However near, a head is seen whole.
  return WITH_HEADS.has(size) && !over && !onHand && solid.rig === 'person' ? held(framed) : framed
}
const WITH_HEADS: ReadonlySet<ShotSize | undefined> = new Set(['hands', 'bust', 'waist', 'whole'])

/** Of whom alone letters are to be read: all of who goes by the legs, else from the waist up. */
function sizeToRead({ prints, doing, bound }: Solid, { solids }: Figures, { camera }: Shot): ShotSize | undefined {
  // What hangs alone on the wall of a room is what the room is shown for.
  if (solids.length === 1 && solids[0]!.spot.isHung && camera.framing !== 'wide') return 'whole'
  const hasBag = bound.some(({ solid }) => solid.member.art.code === TOTE_BAG)
  if ((!prints && !hasBag) || solids.length !== 1 || camera.framing === 'wide' || camera.angle !== undefined)
    return undefined
  return hasBag || BY_LEGS.has(doing.stance) ? 'whole' : 'waist'
}
const BY_LEGS: ReadonlySet<string> = new Set([
  'kick',
  'dance',
  'jump',
  'ride',
  'climb',
  'skate',
  'fight',
  'lie',
  'sleep',
  'fall',
])

/** Ways to be on another in which the small one is what it is all about: a bee on its flower, and no hat on its head. */
const ON_ANOTHER: ReadonlySet<Hold> = new Set(['top', 'side'])
/** Of the frame: what is named and sits on another is seen at least so large, and then so large. */
const [SMALLEST_DETAIL, DETAIL] = [0.1, 0.16]
/** The same where the shot is about it. */
const [SMALLEST_MAIN, MAIN] = [0.28, 0.34]

const largestSide = (solid: Solid, { ground }: Plate): number =>
  (2 * Math.max(solid.placed!.up, 0.7 * solid.placed!.across) * ground.focal) / Math.max(0.3, solid.placed!.middle[2])

/** The smallest of what is on something, where it would hardly be seen and few others want to be. */
function findDetail(
  main: Solid,
  { solids }: Figures,
  { camera, subjects }: Shot,
  plate: Plate,
  frame: Size,
): Solid | undefined {
  if (camera.angle !== undefined || camera.framing === 'wide' || subjects.length > 3) return undefined
  const hosts = solids.flatMap(({ solid }) => withBound(solid))
  // Of who works at a table hands and face are seen with the work.
  if (hosts.some(isWorkedAt)) return undefined
  const small = hosts
    .flatMap(({ bound }) => bound.flatMap(part => (ON_ANOTHER.has(part.hold) ? [part.solid] : [])))
    .filter(
      one => one.placed && largestSide(one, plate) < (one === main ? SMALLEST_MAIN : SMALLEST_DETAIL) * frame.height,
    )
    .toSorted((a, b) => largestSide(a, plate) - largestSide(b, plate))[0]
  // Who is the first to be named is not left for another's button.
  const isNamed = small !== undefined && (small === main || small.member.index <= 1)
  return isNamed ? small : undefined
}

function detailTarget(solid: Solid, plate: Plate, frame: Size): Target {
  const { ground } = plate
  const [x, y, z] = solid.placed!.middle
  const perMetre = ground.focal / Math.max(0.3, z)
  const part = solid.member.index === 0 ? MAIN : DETAIL
  const height = Math.max(largestSide(solid, plate) / part, frame.height / MOST_ZOOM)
  // What it sits on is below it.
  return { x: ground.centreX + x * perMetre, y: ground.horizonY - y * perMetre + 0.16 * height, height }
}

/** Who has a small animal on a hand, where that is what is looked at. */
function findOnHand({ solids }: Figures, { camera, subjects }: Shot): OnHand | undefined {
  if (camera.angle !== undefined || camera.framing === 'wide' || subjects.length > 3 || solids.length > 1)
    return undefined
  const hosts = solids.flatMap(({ solid }) => withBound(solid)).filter(({ rig }) => rig === 'person')
  return hosts.flatMap(host =>
    host.bound.flatMap(({ hold, solid }) => (hold === 'hand' && sitsOnHand(solid) ? [{ host, guest: solid }] : [])),
  )[0]
}
type OnHand = { host: Solid; guest: Solid }
/** Of the frame: how large at most who sits on a hand is. And of what is between the crown and the hand: how much more is seen, so that a face looks at it. */
const [ON_HAND, AROUND] = [0.3, 1.42]

function onHandTarget({ host, guest }: OnHand, plate: Plate, frame: Size): Target {
  const { ground } = plate
  const seen = ([x, y, z]: readonly [number, number, number]): { x: number; y: number } => {
    const perMetre = ground.focal / Math.max(0.3, z)
    return { x: ground.centreX + x * perMetre, y: ground.horizonY - y * perMetre }
  }
  const { middle, up, face = middle, hand = guest.placed!.middle } = host.placed!
  // Who comes flying is looked for where it will be.
  const small = seen([hand[0], hand[1] + guest.placed!.up, hand[2]])
  const crown = seen([face[0], middle[1] + up, face[2]])
  const height = Math.max(AROUND * (small.y - crown.y), largestSide(guest, plate) / ON_HAND, frame.height / MOST_ZOOM)
  return { x: (small.x + crown.x) / 2, y: (small.y + crown.y) / 2 + 0.06 * height, height }
}

const withBound = (solid: Solid): Solid[] => [solid, ...solid.bound.flatMap(part => withBound(part.solid))]

/** Whoever the words name first, on whatever it stands; where they ask for hands, who has them. */
/** People from the waist up and what is as large whole; a cat from where the one is seen who looks down at it. */
function overSize(over: Solid, { solids }: Figures): ShotSize | undefined {
  if (over.rig === 'person') return 'waist'
  const tallest = Math.max(...solids.filter(({ stands }) => stands).map(({ solid }) => tallOf(solid)))
  return tallOf(over) < SMALL_BEFORE * tallest ? undefined : 'whole'
}
const tallOf = ({ extent, scale }: Solid): number => (extent.high[1] - extent.low[1]) * scale

function farthestStanding({ solids }: Figures): Solid | undefined {
  return solids.filter(({ stands }) => stands).toSorted((a, b) => b.stands!.foot[2] - a.stands!.foot[2])[0]?.solid
}

function mainSolid({ solids }: Figures, size: ShotSize | undefined): Solid | undefined {
  // A house is behind whom the shot is about, even if it is named first.
  const all = solids
    .filter(({ spot }) => !spot.isBackdrop)
    .flatMap(({ solid }) => withBound(solid))
    .toSorted((a, b) => a.member.index - b.member.index || a.nth - b.nth)
  return (size === 'hands' ? all.find(({ rig }) => rig === 'person') : undefined) ?? all[0]
}

function targetOf(solid: Solid, size: ShotSize, { ground }: Plate, frame: Size): Target {
  const { middle, face, up, across } = solid.placed!
  const isSomebody = face !== undefined && (solid.rig === 'person' || solid.rig === 'beast')
  const [x, y, z] = isSomebody ? face : middle
  const perMetre = ground.focal / Math.max(0.3, z)
  const at = { x: ground.centreX + x * perMetre, y: ground.horizonY - y * perMetre }
  if (!isSomebody) {
    // Wings reach further than the body that is measured.
    const fills = OF_THINGS[size] * (solid.rig === 'bird' ? 0.55 : 1)
    const tall = 2 * up * perMetre
    const wide = 2 * across * perMetre * (frame.height / frame.width)
    return { ...at, height: Math.max(tall, 0.8 * wide) / fills }
  }
  const standing = solid.scale * (solid.extent.high[1] - solid.extent.low[1]) * perMetre
  const [part, below, fills] = OF_PEOPLE[size]
  if (solid.rig === 'beast') return { ...at, y: at.y + 0.08 * standing, height: OF_BEASTS[size] * standing }
  return { x: at.x, y: at.y + below * standing, height: (part * standing) / fills }
}

/** Nearer, one would not see that it is a window. */
const isOnSill = ({ member }: Solid): boolean => member.art.code === 'drawn-window-seat'

/** Whoever jumps off it comes down on the floor, which is to be seen then. */
const isLeft = ({ bound }: Solid): boolean =>
  bound.some(({ solid }) => solid.events.some(event => event === 'leap-to-floor' || event === 'leap-off'))

/** One person alone with something small in the hands. */
function isHeldTooSmall(
  solid: Solid,
  { solids }: Figures,
  { camera, subjects }: Shot,
  { ground }: Plate,
  frame: Size,
): boolean {
  if (
    camera.angle !== undefined ||
    // `washes his car, a bird lands on it`: nearer, the bird is not seen.
    subjects.filter(one => isLiving(one) && one.deeds).length > 1 ||
    camera.framing === 'wide' ||
    solids.length !== 1 ||
    solid.rig !== 'person' ||
    isOnSill(solids[0]!.solid) ||
    isOnNamed(solid, solids[0]!.solid) ||
    // A wall that is being painted is what is looked at, and not the brush.
    solid.bound.some(({ hold, solid: other }) => hold === 'ahead' && (other.shading || other.events.length > 0))
  )
    return false
  const held = solid.bound.filter(
    ({ hold, solid: one }) => hold === 'hand' && !one.events.some(event => LEAVING.has(event)),
  )
  return held.some(({ solid: { placed } }) => {
    if (!placed) return false
    const pixels = (2 * Math.max(placed.up, placed.across) * ground.focal) / Math.max(0.3, placed.middle[2])
    return pixels < SMALLEST_HELD * frame.height
  })
}

/** `stands on a ladder and paints`: from nearer, nobody would see what somebody is on. */
const isOnNamed = (solid: Solid, host: Solid): boolean =>
  host !== solid &&
  host.member.subject.words !== '' &&
  (solid.member.subject.relation?.to === host.member.index ||
    host.bound.some(part => part.solid === solid && AT_ANOTHER.has(part.hold)))
const AT_ANOTHER: ReadonlySet<Hold> = new Set(['top', 'side', 'against', 'below', 'hanging'])

/** One person alone whose face is what tells. */
const feelsAlone = (solid: Solid, { solids }: Figures, { camera }: Shot): boolean =>
  camera.angle === undefined &&
  camera.framing !== 'wide' &&
  solids.length === 1 &&
  !isOnNamed(solid, solids[0]!.solid) &&
  solids[0]!.solid.member.subject.count === 1 &&
  showsFace({ solid, actor: solids[0]! })

/** What is not in the hand for all of the shot. */
const LEAVING: ReadonlySet<string> = new Set(['slip', 'taken', 'laid'])
