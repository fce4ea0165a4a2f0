import type { Hold } from '@kinora/media/scene/catalogue'
import type { Point, Socket } from '../../bodies/body.ts'
import { useOf } from '../../library/find-behaviour.ts'
import { bodyPart } from '../resolve/body-part.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Host } from './stand.ts'

/** Body parts that a placement can name, and the hold at each. */
const BY_PART: Readonly<Record<string, Hold>> = {
  'left-hand': 'left',
  'right-hand': 'right',
  hands: 'both',
  head: 'overhead',
  hair: 'overhead',
  ears: 'ear',
  eyes: 'eyes',
  face: 'eyes',
  chest: 'arms',
  lap: 'arms',
  waist: 'waist',
}

/** The point of a body part, other than the hands and arms, that bears a thing: the crown, a shoulder, the back. */
export function bearingPoint(holder: Performer, held: Performer, part: string): Socket | undefined {
  const isOnHead = part === 'head' || part === 'hair'
  // An umbrella is held over the head.
  if (isOnHead ? useOf(held.asset).carried === 'overhead' : BY_PART[part] !== undefined) return undefined
  const point = bodyPart(holder, part)
  const { face } = holder.body
  if (!point || part === 'mouth' || part === 'claws') return undefined
  if (isOnHead && face) return { bone: 'head', at: [face.at[0], face.at[1] + CROWN * face.width, face.at[2]] }
  const tall = holder.extent.high[1] - holder.extent.low[1]
  if (part !== 'shoulders') return point
  // An animal sits at the end of the shoulder, beside the head.
  return isAlive(held) && held.rig !== 'person'
    ? { ...point, at: [PERCHED * tall, point.at[1] - LOWER * tall, point.at[2]] }
    : { ...point, at: [ASIDE * tall, point.at[1], point.at[2]] }
}
/**
 * The distance from the middle of a face to the crown, as a share of its width; and from the neck to the middle of a
 * shoulder, as a share of the body height.
 */
const [CROWN, ASIDE] = [0.58, 0.1]
/** The same for the end of a shoulder, and how much lower it is than the neck. */
const [PERCHED, LOWER] = [0.15, 0.11]

/** Larger things need both hands, or the arms. Shares of the holder's height. */
const [FOR_BOTH, FOR_ARMS] = [0.3, 0.55]

/** The default hold of a thing, by its kind and size. */
export function usualHold(holder: Performer, held: Performer, part?: string): Hold {
  const said = part === undefined ? undefined : BY_PART[part]
  if (said) return said
  if (useOf(held.asset).carried === 'overhead') return 'overhead'
  const { width, height, depth } = sizeOf(held)
  const [, middle, long] = [width, height, depth].toSorted((a, b) => a - b) as [number, number, number]
  const tall = sizeOf(holder).height
  if (isAlive(held)) return long > 0.16 * tall ? 'arms' : 'right'
  if (middle > FOR_BOTH * tall || long > 1.2 * tall) return long > FOR_ARMS * tall ? 'arms' : 'both'
  return 'right'
}

/** The grip point on the holder. Animals hold with the mouth or the claws. */
export function holdHost(
  holder: Performer,
  held: Performer,
  hold: Hold = usualHold(holder, held),
  isSaid = false,
): Host {
  const { sockets, bones } = holder.body
  const base = { id: holder.id, yaw: 0, tilt: 0, by: 'hand' as const }
  const boneAt = (name: string): Point | undefined => bones.find(one => one.name === name)?.at
  const [chest, hips] = [boneAt('chest'), boneAt('hips')]
  if (sockets['hand.r'] && chest && hips) {
    const reach = 0.17 * (holder.extent.high[1] - holder.extent.low[1])
    if (hold === 'arms') return { ...base, bone: 'chest', at: [0, chest[1] + 0.35 * reach, reach], hold }
    if (hold === 'waist') return { ...base, bone: 'hips', at: hips, hold }
    const played = hold === 'instrument' ? useOf(held.asset).played : undefined
    // Instruments that are beaten or fingered from above hang before the waist.
    if (played === 'drum' || played === 'keys')
      return { ...base, bone: 'hips', at: [0, hips[1] + 0.02, 1.55 * reach], hold }
  }
  const socket =
    sockets[hold === 'left' ? 'hand.l' : 'hand.r'] ?? sockets['mouth'] ?? sockets['claws'] ?? sockets['top']
  const { low, high } = holder.extent
  // A long thing is carried across the mouth.
  const { width, depth } = sizeOf(held)
  const isAcross = !sockets['hand.r'] && depth > 1.2 * width
  const [x, y, z]: Point = socket?.at ?? [(low[0] + high[0]) / 2, 0.5 * high[1], high[2]]
  // In the mouth it is before the head, not in it.
  const at: Point = [x, y, isAcross ? z + (0.5 * width + 0.1 * depth) / holder.scale : z]
  return {
    ...base,
    bone: socket?.bone ?? bones[0]!.name,
    at,
    hold,
    ...(isAcross && { yaw: Math.PI / 4 }),
    ...(hold === 'right' && !isSaid && { isEitherHand: true }),
  }
}
