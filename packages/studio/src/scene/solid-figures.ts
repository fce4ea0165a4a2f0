import type { Compositor } from '@kinora/media/compositor/compositor'
import type { Size } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Point } from '../bodies/body.ts'
import type { ShotCamera } from '../camera/shot-camera.ts'
import type { MouthPose, SpeechTrack } from '../direct/mouth-pose.ts'
import type { Shot } from '../direct/shot-list.ts'
import type { Gesture } from '../bodies/motion/actions.ts'
import { isFelt } from '../bodies/motion/person-feelings.ts'
import { isCourse, MOVING_EVENTS } from '../bodies/motion/event-names.ts'
import type { Way } from '../bodies/motion/event-scene.ts'
import { paintFigure } from '../looks/paint-look.ts'
import { createRasteriser, type Posable, type Rasteriser } from '../raster/rasteriser.ts'
import { KINDS } from '../scenery/plate.ts'
import type { Spot } from './arrangement.ts'
import { castSolid } from './cast-solids.ts'
import type { Wardrobe } from './choose-wardrobe.ts'
import { hasRoad } from './roads.ts'
import { joinHands, meetPartners, pairUp, tendsTo, turnsTo, turnTo } from './partners.ts'
import { isAliveMember } from './deed-holds.ts'
import { footRowAt } from './ground.ts'
import { goesOnSlope, isSlope, setCourses } from './set-courses.ts'
import { isOnCourse, layCourses } from './lay-courses.ts'
import { lookOverShoulder } from './over-shoulder.ts'
import { type Journey, travels } from './journeys.ts'
import { travelMotion } from './keep-in-frame.ts'
import { afloatRow, ALONG, planLane } from './plan-lane.ts'
import { poseSolid } from './pose-solid.ts'
import { stagesOf, withinFrame } from './becoming.ts'
import type { Presence, Solid, SolidActor } from './solid.ts'
import type { Scenery } from './scenery.ts'
import { reflectionStrength } from './shadows.ts'
import { type Round, roundReach, walkRound } from './walk-round.ts'
import { showsFace } from './shows-face.ts'
import { solidLight } from './solid-light.ts'

export type SolidFigures = {
  actors: readonly SolidActor[]
  draw(camera: ShotCamera, seconds: number, progress: number): void
  /** Poses everybody as they are then, for a camera that wants to know where they are. */
  pose(seconds: number, progress: number): void
  /** Pixels of the frame drawn last in which each body is seen. */
  countSeen(): ReadonlyMap<Posable, number>
  seenBoxes: Rasteriser['seenBoxes']
}

type Options = {
  compositor: Compositor
  scenery: Scenery
  shot: Shot
  wardrobe?: Wardrobe
  seconds: number
  /** How far the camera goes along with those who go its way, pixels of the plate. */
  accompanied?: number
  speech?: readonly SpeechTrack[]
}

/** How far to the camera those turn who go across the frame, radians: a face is seen, and they come a little nearer. */
const TOWARDS = 0.22
/** The same of those who have letters on. */
const READ = 0.6
/** The same of whom the camera goes beside: they stay as far away as they are. */
const BESIDE = 0.05
/** Heights of a body that it goes in a second where it comes up or goes down a way. */
const PACES: Partial<Record<string, number>> = { walk: 0.8, run: 2, ride: 5 }
/** The same on water: masts are high. */
const AFLOAT = 0.6
/** Of the frame's width: who has no further way across it goes up or down the place instead. */
const SHORT_WAY = 0.2
const LEAVING: ReadonlySet<string> = new Set(['leave', 'exit', 'flee', 'return'])
const TRAVELS = new Set(['walk', 'run', 'ride', 'push', 'pull', 'crawl', 'fly', 'swim'])

/** The stage of bodies: casts them now, draws them frame by frame. */
export async function createSolidFigures(
  { compositor, scenery, shot, wardrobe, seconds, accompanied, speech = [] }: Options,
  wanted: readonly { spot: Spot; journey: Journey; phase: number }[],
  others: readonly Spot[] = [],
): Promise<SolidFigures> {
  const { plate } = scenery
  const frame: Size = { width: compositor.width, height: compositor.height }
  const { focal, centreX, horizonY } = plate.ground
  const nearest = scenery.nearestMetres
  const rasteriser: Rasteriser = createRasteriser({
    frame,
    plate: { ...plate, waterKind: KINDS.water, focal, centreX, horizonY, nearest },
    light: solidLight(scenery, shot),
  })
  const actors: SolidActor[] = []
  // Those who go together stay as they stand to each other.
  const isAlone = wanted.filter(({ spot }) => travels(travelMotion(spot))).length === 1
  for (const { spot, journey, phase } of wanted) {
    const solid = await castSolid({ rasteriser, shot, ...(wardrobe && { wardrobe }) }, spot.member, spot, spot.nth)
    fitTo(solid, spot, focal, frame)
    // On its hind legs, or with its trunk up, it is half as tall again, and all of it is to be seen.
    if (solid.doing.antics?.some(antic => antic === 'rear' || antic === 'trunk-spray')) growBy(solid, REARED)
    const far = Math.abs(journey(seconds, 1).x - journey(0, 0).x)
    const isOnRoad = hasRoad(shot) && solid.rig === 'thing' && solid.isLong && far > 0
    const isShort = isAlone && travels(travelMotion(spot)) && far < SHORT_WAY * frame.width
    const isLeaving = (spot.member.subject.deeds ?? []).some(({ verb, to }) => LEAVING.has(verb) && to === undefined)
    const pace = PACES[solid.doing.stance]
    // Whose clothes are to be read comes up to the camera.
    const isRead = isAlone && solid.prints !== undefined && far > 0
    const lane =
      (isOnRoad || isShort || isLeaving || isRead) &&
      spot.pace === undefined &&
      pace !== undefined &&
      accompanied === undefined
        ? planLane({
            spot,
            most:
              (spot.stance === 'water' ? AFLOAT : solid.rig === 'thing' ? PACES['ride']! : pace) *
              heightOf(solid) *
              seconds,
            plate,
            frame,
            others: wanted.map(one => one.spot).filter(other => other !== spot),
            isLeaving,
          })
        : undefined
    const towards = lane
      ? isLeaving
        ? -ALONG
        : ALONG
      : shot.camera.move.startsWith('track')
        ? BESIDE
        : solid.prints
          ? READ
          : TOWARDS
    const metres = lane ? lane.to - lane.from : (far * spot.depth) / focal / Math.cos(towards)
    const speed = seconds > 0 ? metres / seconds : 0
    actors.push({ spot, journey, solid, phase, speed, towards, ...(lane && { lane }) })
  }
  aimAtHosts(actors)
  const mouths = findMouths(speech, actors)
  pairUp(actors, others)
  meetPartners(actors, focal)
  joinHands(actors, focal)
  setCourses(actors, plate, frame)
  layCourses(actors, plate, frame)
  goRound(actors, plate, frame)
  if (shot.camera.angle === 'over-shoulder') lookOverShoulder(actors, plate, frame)
  const pose = (camera: ShotCamera, time: number, progress: number): void => {
    rasteriser.begin(camera)
    const circled = (-CIRCLED * camera.shiftX) / frame.width
    // Those come last whose hands are at somebody, or who end at something: by then it is known where that is.
    for (const actor of actors.toSorted((a, b) => waitsFor(a) - waitsFor(b))) {
      const presence = presenceAt(actor, { scenery, shot, frame, seconds: time, until: seconds, progress })
      poseSolid(actor.solid, { ...presence, yaw: presence.yaw + (isCircled(actor, shot) ? circled : 0), mouths })
    }
  }
  return {
    actors,
    pose: (time, progress) => pose(NOWHERE, time, progress),
    countSeen: () => rasteriser.countSeen(),
    seenBoxes: () => rasteriser.seenBoxes(),
    draw(camera, time, progress) {
      pose(camera, time, progress)
      const layer = rasteriser.finish()
      if (!layer) return
      paintFigure(layer, shot.look)
      compositor.drawLayer(layer)
    },
  }
}

const waitsFor = (actor: SolidActor): number =>
  isOnCourse(actor) ? (isOnCourse(actor.partner!) ? 3 : 2) : tendsTo(actor) ? 1 : 0

/** Tells what hands put or pour where that shall end. */
function aimAtHosts(actors: readonly SolidActor[]): void {
  const withBound = (solid: Solid): Solid[] => [solid, ...solid.bound.flatMap(part => withBound(part.solid))]
  const all = actors.flatMap(({ solid }) => withBound(solid))
  for (const one of all) {
    const to = one.member.subject.deeds?.find(deed => ENDS.has(deed.verb) && deed.to !== undefined)?.to
    const host = to === undefined ? undefined : all.find(({ member }) => member.index === to)
    if (host) one.into = host
  }
}
const ENDS: ReadonlySet<string> = new Set(['laid', 'poured', 'tied'])

/** Radians for a step aside of a frame's width: who is circled is seen from other sides. More than the step would show, which is as far as a plate allows. */
export const CIRCLED = 3.2

/** Who goes somewhere is turned by a camera only that is asked to circle him. */
export const isCircled = (actor: SolidActor, { camera: { move } }: Shot): boolean =>
  !actor.spot.isHung &&
  (move === 'orbit' || (move === 'drift' && !isOnTheWay(actor) && !showsFace({ solid: actor.solid, actor })))

/** Nothing is drawn through it. */
const NOWHERE: ShotCamera = { x: 0, y: 0, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0 }

/** Whose mouth moves how: by the words that name him; what nobody in particular says, the first one with a face says. */
export function findMouths(
  speech: readonly SpeechTrack[],
  actors: readonly SolidActor[],
): (words: string, seconds: number) => MouthPose | undefined {
  const faces = actors
    .flatMap(({ solid }) => [solid, ...solid.bound.map(part => part.solid)])
    .filter(({ face }) => face)
  const first = faces.toSorted((a, b) => a.member.index - b.member.index)[0]?.member.subject.words
  const own = (words: string): SpeechTrack | undefined =>
    speech.find(({ by }) => by === words) ?? (words === first ? speech.find(({ by }) => by === undefined) : undefined)
  return (words, seconds) => own(words)?.poses[Math.round(seconds * FRAMES_PER_SECOND)]
}

/** As high in the frame as the spot wants, with all that it holds: a gnome has the body of a man, but no cake of a gnome's. */
function fitTo(solid: Solid, { height, depth, member }: Spot, focal: number, frame: Size): void {
  const metres = (height * depth) / focal
  const own = (solid.extent.high[1] - solid.extent.low[1]) * solid.scale
  const isKin = own > KIN * member.metres || member.metres > KIN * own
  solid.scale *= metres / own
  const seen = { wide: (frame.width * depth) / focal, high: (frame.height * depth) / focal }
  for (const later of stagesOf(solid).slice(1).flat()) {
    later.scale *= metres / own
    later.scale *= withinFrame(later, seen)
  }
  for (const part of solid.bound) {
    // Nor is who stands on stairs that are played by a few steps a giant.
    const isTrue = member.isFitted || isAliveMember(member) || isAliveMember(part.solid.member)
    growBy(part.solid, metres / (isKin && isTrue ? member.metres : own))
  }
}

const REARED = 0.74

/** Times its size: whoever is played by the body of one so much larger or smaller. */
const KIN = 1.3

function growBy(solid: Solid, by: number): void {
  solid.scale *= by
  for (const part of solid.bound) growBy(part.solid, by)
  for (const later of solid.later ?? []) growBy(later, by)
}

type At = { scenery: Scenery; shot: Shot; frame: Size; seconds: number; until: number; progress: number }

/** Shares of the frame that a thing and who goes around it take together. */
const [ROUND_WIDE, ROUND_HIGH] = [0.88, 0.72]

/** Those who go around something have it in the middle of the frame, and both are so small that all of the way is seen. */
function goRound(actors: readonly SolidActor[], plate: Scenery['plate'], frame: Size): void {
  for (const actor of actors) {
    const { goes, motion } = actor.spot.member.subject
    const of = goes && actors.find(({ spot }) => spot.member.index === goes.of)
    if (!goes || !of || of === actor) continue
    const { depth } = of.spot
    const x = plate.width / 2
    Object.assign(of.spot, { x, stance: 'ground', y: footRowAt(plate, x, depth) })
    Object.assign(actor.spot, { x, depth })
    const measured = (): Omit<Round, 'from' | 'to' | 'does'> => {
      const half = ({ extent, scale }: Solid, axis: 0 | 2): number =>
        ((extent.high[axis] - extent.low[axis]) * scale) / 2
      const [across, away] = of.solid.isLong ? ([2, 0] as const) : ([0, 2] as const)
      return {
        thing: { wide: half(of.solid, across), deep: half(of.solid, away), high: heightOf(of.solid) },
        own: { long: half(actor.solid, actor.solid.rig === 'person' ? 0 : 2), high: heightOf(actor.solid) },
      }
    }
    const perPixel = depth / plate.ground.focal
    const { thing, own } = measured()
    const high = goes.from === 'top' || goes.to === 'top' || goes.from === 'above' || goes.to === 'above'
    const wide = 2 * (roundReach({ thing, own }) + own.long)
    const tall = high ? 1.12 * thing.high + own.high : Math.max(thing.high, own.high)
    const by = Math.min(1, (ROUND_WIDE * frame.width * perPixel) / wide, (ROUND_HIGH * frame.height * perPixel) / tall)
    for (const { solid } of [actor, of]) growBy(solid, by)
    actor.round = {
      ...measured(),
      from: goes.from,
      to: goes.to,
      of,
      does: motion === 'jump' || motion === 'fly' ? motion : 'walk',
    }
    actor.going = actor.solid.doing
  }
}

/** The same of who goes around something: from where that stands. */
function presenceOnWay(actor: SolidActor, at: At): Presence {
  const round = actor.round!
  const way = walkRound(round, at.seconds, at.until)
  const base = footAt(round.of, at)
  const { focal, centreX, horizonY } = at.scenery.plate.ground
  const [x, z] = [base.x + way.at[0], Math.max(0.6, base.z + way.at[2])]
  const row = footRowAt(at.scenery.plate, centreX + (x * focal) / z, z)
  const groundY = ((horizonY - row) * z) / focal
  const isHigh = way.at[1] > 0.02
  const soon = walkRound(round, at.seconds + 0.1, at.until)
  // Whoever has arrived stands there; what flies goes on beating its wings.
  if (actor.going)
    actor.solid.doing = way.isGoing || round.does === 'fly' ? actor.going : { stance: 'stand', gestures: [] }
  return {
    foot: [x, (isHigh ? base.y : groundY) + way.at[1], z],
    yaw: way.yaw,
    frame: { wide: (at.frame.width * z) / focal, high: (at.frame.height * z) / focal },
    roll: 0,
    tilt: 0,
    seconds: at.seconds,
    until: at.until,
    travelled: way.gone + 50,
    speed: way.isGoing ? (soon.gone - way.gone) / 0.1 : 0,
    phase: actor.phase,
    groundY,
    opacity: 1,
  }
}

/** Where somebody is at a moment, and how it is turned. */
export function presenceAt(actor: SolidActor, at: At): Presence {
  if (actor.round) return presenceOnWay(actor, at)
  const { spot, solid, phase, speed, towards, partner } = actor
  const { x, y, z, groundY, step, travelled } = footAt(actor, at)
  const { focal } = at.scenery.plate.ground
  const isGoing = isOnTheWay(actor)
  const isOnWater = spot.stance === 'water'
  const sunk = isOnWater ? sinking(solid) : 0
  const mirrors = spot.stance === 'air' ? 0 : reflectionStrength(at.shot, isOnWater)
  const ahead = spot.isHung ? Math.PI : facing(solid, spot.faces, isGoing ? towards : undefined, phase, at)
  const seen = seenPlace(actor, at)
  const own = { x, y: y + 0.82 * heightOf(solid), z }
  // A close-up is of a face: whoever stays where he is turns it to the camera.
  const isAlone = partner === undefined || partner.solid.rig === 'thing' || partner.solid.rig === 'card'
  const isFacing = !isGoing && isAlone && isCloseUp(at.shot) && (solid.rig === 'person' || solid.rig === 'beast')
  const asked =
    !isGoing && isAlone && !spot.isHung && solid.rig !== 'card' ? seenFrom(own, spot.faces, at.shot) : undefined
  const straight = isFacing ? spot.faces * Math.PI * 0.84 : ahead
  const isOnSlope = partner !== undefined && isSlope(partner) && solid.events.some(event => MOVING_EVENTS.has(event))
  const isOnWay = solid.events.some(isCourse)
  const { yaw, looks } = asked
    ? asked
    : seen && !isOnSlope && !isOnWay
      ? turnTo(own, seen, straight, !isFacing && !isGoing && turnsTo(solid))
      : { yaw: straight, looks: undefined }
  return {
    foot: [x, y - sunk, z],
    yaw,
    ...actor.stands,
    ...(spot.isHung && { castsShadow: false }),
    ...(looks && !actor.stands && { looks }),
    ...(partner && partner !== actor && seen && { aim: handsOf(partner, x, z, at) }),
    frame: { wide: (at.frame.width * z) / focal, high: (at.frame.height * z) / focal },
    ...touchAt(actor, x, y, z),
    ...(partner && (isSlope(partner) || !goesOnSlope(solid)) && { to: toPartner(x, z, partner, at) }),
    ...(partner && isOnWay && courseOf(actor, { x, y, z }, at)),
    roll: solid.rig === 'card' ? -step.turn : step.turn,
    tilt: 0,
    seconds: at.seconds,
    until: at.until,
    travelled: travelled + 50,
    speed,
    phase,
    groundY,
    opacity: step.opacity,
    ...(isOnWater && { clipY: y - 0.02 }),
    ...(mirrors > 0 && { mirror: { at: isOnWater ? y : groundY, strength: mirrors } }),
  }
}

/** Where the head is of whom somebody's hands are at. */
function touchAt(actor: SolidActor, x: number, y: number, z: number): Pick<Presence, 'touch'> {
  const place = tendsTo(actor)?.placed
  if (!place) return {}
  const [headX, headY, headZ] = place.face ?? place.middle
  return { touch: { y: headY - y, z: Math.hypot(headX - x, headZ - z) } }
}

/** How a figure is turned, and where its head looks, where the words say which side of it is seen. */
function seenFrom(
  own: { x: number; y: number; z: number },
  faces: 1 | -1,
  { camera: { from } }: Shot,
): { yaw: number; looks?: readonly [right: number, up: number] } | undefined {
  if (from === 'front') {
    const yaw = Math.atan2(-own.x, -own.z)
    return { yaw, looks: turnTo(own, CAMERA, yaw, false).looks }
  }
  if (from === 'back') return { yaw: Math.atan2(own.x, own.z) }
  return from === 'side' ? { yaw: (faces * Math.PI) / 2 } : undefined
}
const CAMERA = { x: 0, y: 0, z: 0 }

const isCloseUp = ({ camera: { size, framing } }: Shot): boolean =>
  size === undefined ? framing === 'close' : size === 'face' || size === 'bust'

const isOnTheWay = ({ speed, solid }: SolidActor): boolean => speed > 0.02 && TRAVELS.has(solid.doing.stance)

const heightOf = ({ extent, scale }: Solid): number => (extent.high[1] - extent.low[1]) * scale

/** The place on which a figure stands, flies or floats at a moment: metres of the world. */
function footAt({ spot, journey, solid, speed, towards, lane }: SolidActor, at: At) {
  const { plate } = at.scenery
  const { focal, centreX, horizonY } = plate.ground
  const step = journey(at.seconds, at.progress)
  const perPixel = spot.depth / focal
  const isGoing = speed > 0.02 && TRAVELS.has(solid.doing.stance)
  const along = lane && isGoing ? lane.from + (lane.to - lane.from) * at.progress : undefined
  const across = along === undefined ? step.x * perPixel : spot.faces * Math.cos(towards) * along
  const gone = along ?? (spot.faces * across) / Math.cos(towards)
  const isNearing = isGoing && (spot.stance === 'ground' || along !== undefined)
  const z = isNearing ? Math.max(0.6, spot.depth - Math.sin(towards) * gone) : spot.depth
  const x = ((spot.x - centreX) * spot.depth) / focal + across
  const row =
    spot.stance === 'ground'
      ? footRowAt(plate, centreX + (x * focal) / z, z)
      : along === undefined
        ? spot.y + step.y
        : afloatRow(plate, spot, z)
  const groundY = ((horizonY - (spot.stance === 'ground' ? row : groundRow(spot, plate))) * z) / focal
  // Those with bodies jump by themselves.
  const isLeaping = solid.rig !== 'card' && solid.rig !== 'thing' && spot.stance === 'ground'
  const y = ((horizonY - row) * z) / focal + (isLeaping ? 0 : step.lift * perPixel)
  return { x, y, z, groundY, step, travelled: gone }
}

/** Where what it deals with is now: the head of somebody, the middle of something. */
function seenPlace({ partner, star, spot }: SolidActor, at: At): { x: number; y: number; z: number } | undefined {
  const { focal, centreX, horizonY } = at.scenery.plate.ground
  // As far as a thing of the sky is, in lengths that do for an angle.
  if (star)
    return { x: ((star.x - centreX) * 60) / focal, y: ((horizonY - star.y) * 60) / focal, z: Math.max(60, spot.depth) }
  if (!partner) return undefined
  const { x, y, z } = footAt(partner, at)
  return { x, y: y + 0.8 * heightOf(partner.solid), z }
}

/** Where somebody's hands wait for what comes from a place: before the chest. */
function handsOf(partner: SolidActor, x: number, z: number, at: At): Point {
  const other = footAt(partner, at)
  const high = heightOf(partner.solid)
  const far = Math.max(0.01, Math.hypot(x - other.x, z - other.z))
  const ahead = Math.min(0.32 * high, 0.5 * far)
  return [other.x + ((x - other.x) / far) * ahead, other.y + 0.5 * high, other.z + ((z - other.z) / far) * ahead]
}

/** How far whom somebody deals with is, and how large. */
function toPartner(x: number, z: number, partner: SolidActor, at: At): NonNullable<Presence['to']> {
  const other = footAt(partner, at)
  const { extent, scale, isLong } = partner.solid
  const axis = isLong ? 2 : 0
  return {
    far: Math.hypot(other.x - x, other.z - z),
    high: heightOf(partner.solid),
    half: ((extent.high[axis] - extent.low[axis]) * scale) / 2,
  }
}

/** What a course ends at with the mark on it, and what it begins at, from where it is measured. */
function courseOf(
  { partner, spot, source }: SolidActor,
  { x, y, z }: { x: number; y: number; z: number },
  at: At,
): Pick<Presence, 'to' | 'from'> {
  const wayTo = ([px, py, pz]: Point): Way => ({ aside: spot.faces * (px - x), up: py - y, away: pz - z })
  const placed = partner!.solid.placed
  // What is caught ends in a hand.
  const mark = placed?.mark ?? placed?.hand
  const to = { ...toPartner(x, z, partner!, at), ...(mark && { mark: wayTo(mark) }) }
  const hand = source?.part === 'hand' ? source.of.solid.placed?.hand : undefined
  if (hand) return { to, from: wayTo(hand) }
  if (!source) return { to }
  const foot = footAt(source.of, at)
  if (source.part === 'top') return { to, from: wayTo([foot.x, foot.y + heightOf(source.of.solid), foot.z]) }
  const ahead = 0.24 * heightOf(source.of.solid)
  return { to, from: wayTo([foot.x + spot.faces * ahead, foot.y, foot.z]) }
}

/** What is in the air has its shadow on the ground below. */
const groundRow = (spot: Spot, plate: Scenery['plate']): number => footRowAt(plate, spot.x, spot.depth)

/** How high a board lies on the water, metres. */
const BOARD = 0.12

/** Of the height of who wades: so much of its legs is below the water. */
const WADES = 0.14

/** How much of a bird's trunk is below the water. */
const DRAUGHT = 0.34

/** How much of whoever swims is below the water, metres. */
function sinking({ rig, doing, extent, scale, member, bound, body }: Solid): number {
  const high = (extent.high[1] - extent.low[1]) * scale
  if (bound.some(({ hold }) => hold === 'board')) return -BOARD
  // A hull is low for the height of its mast.
  if (member.art.pictogram.sort === 'boat') return 0.035 * high
  if (rig === 'person') return doing.stance === 'swim' ? 0.4 * high : 0.45 * high
  if (member.subject.deeds?.some(({ verb }) => verb === 'wade')) return WADES * high
  // Who floats on its back has all of its belly above the water.
  if (doing.antics?.includes('lie-back')) return 0.24 * high
  const [back, belly] = [body.sockets['top'], body.sockets['claws']]
  // A bird's trunk lies on the water, however long its neck is.
  if (rig === 'bird' && back && belly) return (belly.at[1] + DRAUGHT * (back.at[1] - belly.at[1])) * scale
  return { beast: 0.5, bird: 0.3, fish: 0.32, thing: 0.1, card: 0.25 }[rig] * high
}

/** What is done ahead is seen from the side. */
const SIDEWAYS: ReadonlySet<string> = new Set([
  'kick',
  'throw',
  'push',
  'pull',
  'fight',
  'crawl',
  'bow',
  'kneel',
  'rise',
  'settle',
  'point',
  'give',
  'take',
  'eat',
  'drink',
  'pour',
  'write',
  'type',
  'keys',
  'blow',
  'catch',
  'work',
  'stir',
  'wipe',
  'fold',
  'knead',
  'knot',
  'tidy',
  'knock',
  'press',
  'put',
  'sweep',
  'dig',
  'row',
  'aim',
  'photograph',
  'pet',
  'pray',
  'look',
  'clasp',
  'slap',
  'shove',
  'tend',
  'sneeze',
  'paint',
  'saw',
  'doff',
  'pushup',
  'situp',
  'squats',
  'arch',
  'hoop',
  'fist',
])

/** What somebody is said to feel is seen on the face, and who has a picture taken looks there. */
const isPosing = ({ subject: { features, deeds = [] } }: Solid['member']): boolean =>
  features?.feeling !== undefined || deeds.some(({ verb }) => verb === 'pose')
/** Who stands before a house has it at his back. */
const isBeforeHouse = ({ subject: { relation } }: Solid['member'], { subjects }: Shot): boolean =>
  relation?.kind === 'before' && subjects[relation.to]?.build === 'building'
const tellsByFace = (gesture: Gesture): boolean =>
  isFelt(gesture) || gesture === 'smile' || gesture === 'laugh' || gesture === 'cry'

/** Which way it looks, radians from away: half a turn looks at the camera, a quarter to the right. */
function facing(
  { rig, body, isLong, doing, isUpright, member, events, prints }: Solid,
  faces: 1 | -1,
  towards: number | undefined,
  phase: number,
  { seconds, shot }: Pick<At, 'seconds' | 'shot'>,
): number {
  if (rig === 'card') return faces * 0.12
  // What turns on an axle of its own is not turned as a whole besides.
  const spin = member.subject.motion === 'spin' && !turnsByItself(body) ? seconds * 1.6 : 0
  const isSideways =
    doing.stance === 'lie' ||
    doing.stance === 'sleep' ||
    isUpright ||
    events.some(event => MOVING_EVENTS.has(event)) ||
    SIDEWAYS.has(doing.stance) ||
    doing.antics !== undefined ||
    // A thing has no hands that one would see from aside.
    (rig !== 'thing' && doing.gestures.some(one => SIDEWAYS.has(one)))
  const beside =
    towards !== undefined
      ? Math.PI / 2 + towards
      : isLong || isSideways
        ? Math.PI * (prints ? 0.78 : 0.64)
        : rig === 'thing'
          ? // Letters are to be read.
            Math.PI * (body.label && member.subject.label ? 0.97 : 0.86)
          : // What is felt is seen on the face.
            Math.PI *
            (prints
              ? 0.95
              : doing.gestures.some(tellsByFace) || isPosing(member) || isBeforeHouse(member, shot)
                ? 0.92
                : 0.8)
  return faces * (beside + (towards !== undefined ? 0 : 0.16 * (phase - 0.5))) + spin
}

const AXLES = /^(?:spinner|rotor|runner)/u
const turnsByItself = (body: Solid['body']): boolean => body.bones.some(({ name }) => AXLES.test(name))
