import type { SceneShot } from '@kinora/media/scene/scene-schema'
import { apply, applyTurn, multiply } from '../../bodies/vectors.ts'
import { panelOf } from '../place/body-shape.ts'
import type { Stand } from '../place/stand.ts'
import { bodyPart } from '../resolve/body-part.ts'
import { isAlive, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { COPIES_APART, type Posed } from './posed.ts'
import { joined, type Region, regionsOf, type CameraTarget } from './shot-region.ts'

/** An entity that the camera should show, and its weight. */
export type Subject = {
  ids: readonly string[]
  weight: number
  /** Only this part must be visible. */
  within: Region
  /** It carries letters, which must be visible as a whole. */
  isRead?: true
  /** A target carries it. */
  isOnTarget?: true
  /** Its index among the targets of the camera. */
  target?: number
  name: string
}

/** The posed performers at a moment, by id. */
export type Moment = ReadonlyMap<string, Posed>

export type SubjectOptions = {
  shot: SceneShot
  said: string
  company: Company
  place: StagePlace
  stands: ReadonlyMap<string, Stand>
  notes: SceneNotes
}

/** The targets of the camera, and the other entities that the shot is about. */
export function subjectsOf(
  options: SubjectOptions,
  moments: readonly Moment[],
): { targets: CameraTarget[]; subjects: Subject[] } {
  const { shot, said, company, place, stands, notes } = options
  const camera = shot.camera ?? {}
  const size = camera.size ?? 'whole'
  const acting = new Set((shot.actions ?? []).flatMap(({ who }) => company.of(who).map(({ id }) => id)))
  const names = camera.target ?? [
    ...new Set(
      company.all
        .filter(one => stands.has(one.id) && !one.isExtra && (isAlive(one) || acting.has(one.id) || acting.size === 0))
        .map(({ id }) => id),
    ),
  ]
  const found = names.flatMap((name, at): { name: string; at: number; id: string; seen: CameraTarget }[] => {
    const all = seenOf(name, options, moments)
    if (all.length === 0) notes.add('not-in-frame', `${said}/camera/target/${at}`, `${name} is not in this shot`)
    return all.map(one => ({ name, at, ...one }))
  })
  const regions = regionsOf(
    found.map(({ seen }) => seen),
    size,
    place.room,
  )
  const subjects: Subject[] = found.map(({ name, at, id }, nth) => ({
    ids: [id],
    weight: 1 / Math.sqrt(found.filter(one => one.at === at).length),
    within: regions[nth]!,
    name,
    ...(camera.target && { target: at }),
  }))
  const more = (name: string | undefined, weight: number): void => {
    if (name === undefined || name === 'camera' || name === 'screen') return
    for (const { id, seen } of seenOf(name, options, moments)) {
      const host = stands.get(id)?.host?.id
      const isOnTarget = found.some(one => one.id === host)
      if (!subjects.some(({ ids }) => ids.includes(id)))
        subjects.push({ ids: [id], weight, within: seen, name, ...(isOnTarget && { isOnTarget }) })
    }
  }
  for (const { who, object, target, with: tools = [], text } of shot.actions ?? []) {
    more(who, 0.5)
    if (text !== undefined) more(object ?? target, 0.6)
    more(object, 0.35)
    if (company.of(target ?? '').length > 0) more(target, 0.25)
    for (const tool of tools) more(tool, 0.15)
  }
  for (const { on } of shot.texts ?? []) more(on, 0.6)
  for (const { who } of shot.speech ?? []) more(who, 0.5)
  for (const { who } of shot.placements ?? []) more(who, 0.1)
  const read = new Set(
    [
      ...(shot.actions ?? []).flatMap(({ text, object, target }) => (text === undefined ? [] : [object ?? target])),
      ...(shot.texts ?? []).map(({ on }) => on),
    ].flatMap(name => (name === undefined ? [] : seenOf(name, options, moments).map(({ id }) => id))),
  )
  for (const one of subjects)
    for (const id of one.ids)
      if (read.has(id)) Object.assign(one, { isRead: true, within: lettersOn(moments, id) ?? one.within })
  return { targets: found.map(({ id, seen }) => (acting.has(id) ? { ...seen, isActing: true } : seen)), subjects }
}

/** The region of letters on the front of a thing. */
function lettersOn(moments: readonly Moment[], id: string): Region | undefined {
  const posed = moments[0]?.get(id)
  if (!posed) return undefined
  const { at, wide, high } = panelOf(posed.performer)
  const corners = [-0.4, 0.4].flatMap(x =>
    [-0.3, 0.3].map(y => apply(posed.world, [at[0] + x * wide, at[1] + y * high, at[2]])),
  )
  const pick = (axis: 0 | 1 | 2, of: 'min' | 'max'): number => Math[of](...corners.map(corner => corner[axis]))
  return {
    low: [pick(0, 'min'), pick(1, 'min'), pick(2, 'min')],
    high: [pick(0, 'max'), pick(1, 'max'), pick(2, 'max')],
  }
}

/** The entity of a name, over the moments. */
function seenOf(
  name: string,
  { company, place, shot }: SubjectOptions,
  moments: readonly Moment[],
): { id: string; seen: CameraTarget }[] {
  const [head, part] = name.split('/') as [string, string | undefined]
  const isPortrait = FACES.has(shot.camera?.size ?? '')
  const all = company.of(head).flatMap(({ id }) => {
    const posed = moments.flatMap(moment => moment.get(id) ?? [])
    if (posed.length === 0) return []
    const seen = seenBody(posed, part, isPortrait)
    const isCutout = posed[0]!.performer.card && /^(?:input|subject):/u.test(posed[0]!.performer.entity.asset)
    return [{ id, seen: isCutout ? { ...seen, isCutout: true as const } : seen }]
  })
  if (all.length > 0 || company.of(head).length > 0) return all
  return (place.room.anchor(part ?? '')?.spots ?? []).slice(0, 1).map(({ at: [x, y, z], size: [w, h, d], yaw }) => {
    const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
    const [wide, deep] = [w * c + d * s, w * s + d * c]
    return {
      id: name,
      seen: {
        low: [x - wide / 2, y, z - deep / 2],
        high: [x + wide / 2, y + h, z + deep / 2],
        ...(h > 0.2 && { yaw }),
        isAlive: false,
        isPlace: true as const,
      },
    }
  })
}

/** Sizes that mostly show a face: the front is the direction of the face. */
const FACES: ReadonlySet<string> = new Set(['eyes', 'face', 'bust'])

/** The heading of a head, unless it looks up or down. */
function headYaw({ performer: { body }, world, bones }: Posed): number | undefined {
  const head = body.bones.findIndex(({ name }) => name === 'head')
  if (head < 0) return undefined
  const [x, y, z] = applyTurn(multiply(world, bones.matrices[head]!), [0, 0, 1])
  return Math.hypot(x, z) > 0.6 * Math.abs(y) ? Math.atan2(x, z) : undefined
}

function seenBody(posed: readonly Posed[], part: string | undefined, isPortrait: boolean): CameraTarget {
  const one = posed[Math.floor(posed.length / 2)]!
  const { performer, performance, box, yaw } = one
  const isOfHead = part !== undefined && HEAD.has(part) && one.face !== undefined
  const place = part === undefined || isOfHead ? undefined : bodyPart(performer, part)
  if (place) {
    const [x, y, z] = apply(one.world, one.bones.placeOf(place.bone, place.at))
    const half = 0.12 * Math.max(box.high[1] - box.low[1], 0.5 * (box.high[0] - box.low[0]))
    return { low: [x - half, y - half, z - half], high: [x + half, y + half, z + half], yaw, isAlive: false }
  }
  const { stand, stance } = performance
  const isLying = isAlive(performer) && (stand.posture === 'lie' || stance === 'lie' || stance === 'sleep')
  const label = performer.entity.label === undefined ? undefined : performer.body.label
  const hands = ['hand.r', 'hand.l'].flatMap(name => {
    const hand = performer.body.sockets[name]
    return hand ? [apply(one.world, one.bones.placeOf(hand.bone, hand.at))] : []
  })
  return {
    ...joined(posed.map(each => (isOfHead && each.face ? headBox(each.face) : withCopies(each)))),
    ...(!isLying && { yaw: (isPortrait ? headYaw(one) : undefined) ?? yaw }),
    ...(stand.isTurned === 'by-degrees' && { isTurnedByPicture: true as const }),
    ...(one.face && { face: one.face }),
    ...(hands.length > 0 && { hands }),
    ...(label && { label: { at: apply(one.world, label.at), width: label.wide * performer.scale } }),
    isAlive: isAlive(performer) && !isOfHead,
    ...(isLying && { isLying: true as const }),
  }
}

/** The box of a body, with its copies if it has become several: they stand aside and behind. */
function withCopies({ box: { low, high }, performer, performance: { turns } }: Posed): Region {
  const count = turns?.to.count ?? 1
  if (!turns || count < 2) return { low, high }
  const { width, depth } = sizeOf(performer)
  const far = COPIES_APART * Math.max(width, depth) * Math.sqrt(count - 1) * turns.share
  return { low: [low[0] - far, low[1], low[2]], high: [high[0] + far, high[1], high[2] + far] }
}

/** Parts of a head: close sizes show the same as without a named part. */
const HEAD: ReadonlySet<string> = new Set(['head', 'face', 'eyes'])

function headBox({ at: [x, y, z], width }: NonNullable<Posed['face']>): Region {
  const half = 0.72 * width
  return { low: [x - half, y - half, z - half], high: [x + half, y + half, z + half] }
}
