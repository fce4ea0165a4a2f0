import type { SceneShot } from '@kinora/media/scene/scene-schema'
import { apply, applyTurn, multiply } from '../../bodies/vectors.ts'
import type { Stand } from '../place/stand.ts'
import { isAlive } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { SceneNotes } from '../scene-notes.ts'
import type { Posed } from './posed.ts'
import { joined, type Region, regionsOf, type PictureAnalysis } from './shot-region.ts'

/** An entity that the camera should show, and its weight. */
export type Subject = {
  ids: readonly string[]
  weight: number
  /** Only this part must be visible. */
  within: Region
  /** Its JSON pointer as a target of the camera. */
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

/** Other performers are included if that enlarges the frame only a little. */
export function besides(subjects: readonly Subject[], held: readonly Region[], size: string): Region[] {
  const most = GROWTH[size]
  if (most === undefined) return []
  const first = joined(held)
  const spanOf = ({ low, high }: Region): [number, number] => [
    Math.max(high[0] - low[0], high[2] - low[2], 1.2 * (high[1] - low[1])),
    high[1] - low[1],
  ]
  const [span, tall] = spanOf(first)
  const found: Region[] = []
  let now = first
  for (const { target, within } of subjects) {
    if (target !== undefined) continue
    const next = joined([now, within])
    const [wide, high] = spanOf(next)
    if (wide > most * span || high > most * Math.max(tall, 0.4 * span)) continue
    found.push(within)
    now = next
  }
  return found
}
/** Of the frame. */
const GROWTH: Readonly<Record<string, number>> = { whole: 1.18 }

/** The targets of the camera, and the other entities that the shot is about. */
export function subjectsOf(
  options: SubjectOptions,
  moments: readonly Moment[],
): { targets: PictureAnalysis[]; subjects: Subject[] } {
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
  const found = names.flatMap((name, at): { name: string; at: number; id: string; seen: PictureAnalysis }[] => {
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
    for (const { id, seen } of seenOf(name, options, moments))
      if (!subjects.some(({ ids }) => ids.includes(id))) subjects.push({ ids: [id], weight, within: seen, name })
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
  return { targets: found.map(({ seen }) => seen), subjects }
}

/** The entity of a name, over the moments. */
function seenOf(
  name: string,
  { company, place, shot }: SubjectOptions,
  moments: readonly Moment[],
): { id: string; seen: PictureAnalysis }[] {
  const [head, part] = name.split('/') as [string, string | undefined]
  const isPortrait = FACES.has(shot.camera?.size ?? '')
  const all = company.of(head).flatMap(({ id }) => {
    const posed = moments.flatMap(moment => moment.get(id) ?? [])
    return posed.length > 0 ? [{ id, seen: seenBody(posed, part, isPortrait) }] : []
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

function seenBody(posed: readonly Posed[], part: string | undefined, isPortrait: boolean): PictureAnalysis {
  const one = posed[Math.floor(posed.length / 2)]!
  const { performer, performance, box, yaw } = one
  const socket = part === undefined ? undefined : performer.body.sockets[part]
  if (socket) {
    const [x, y, z] = apply(one.world, one.bones.placeOf(socket.bone, socket.at))
    const half = 0.12 * (box.high[1] - box.low[1])
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
    ...joined(posed.map(each => each.box)),
    ...(!isLying && { yaw: (isPortrait ? headYaw(one) : undefined) ?? yaw }),
    ...(stand.isTurned === 'by-degrees' && { isTurnedByPicture: true as const }),
    ...(one.face && { face: one.face }),
    ...(hands.length > 0 && { hands }),
    ...(label && { label: { at: apply(one.world, label.at), width: label.wide * performer.scale } }),
    isAlive: isAlive(performer),
    ...(isLying && { isLying: true as const }),
  }
}
