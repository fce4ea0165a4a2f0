import type { Point } from '../bodies/body.ts'
import { apply, applyTurn, subtract, turning } from '../bodies/vectors.ts'
import { WORKTOPS } from './member.ts'
import type { Host, Put, Solid } from './solid.ts'

const sizeOf = ({ extent: { low, high }, scale }: Solid): Point => [
  scale * (high[0] - low[0]),
  scale * (high[1] - low[1]),
  scale * (high[2] - low[2]),
]

/** So that the middle of a thing is at a place of the world, however it is turned. */
function aroundMiddle(solid: Solid, middle: Point, turn: { yaw: number; tilt?: number; roll?: number }): Put {
  const { low, high } = solid.extent
  const half = solid.scale / 2
  const own: Point = [half * (low[0] + high[0]), half * (low[1] + high[1]), half * (low[2] + high[2])]
  return { foot: subtract(middle, applyTurn(turning([turn.tilt ?? 0, turn.yaw, turn.roll ?? 0]), own)), ...turn }
}

const boneAt = ({ host, posed, world }: Host, name: string): Point => {
  const bone = host.body.bones.find(one => one.name === name)
  return apply(world, bone ? posed.placeOf(name, bone.at) : [0, 0.7 * host.extent.high[1], 0])
}

/** Times as long as wide: what slopes over a shoulder. */
const LONG = 2.2
/** Radians from upright. */
const SLOPES = 1.05

/** A hoe slopes over the shoulder with its head behind; a trunk lies on it. */
export function onShoulder(at: Host, solid: Solid): Put {
  const { host, presence } = at
  const [wide, tall, deep] = sizeOf(solid)
  const size = host.scale * host.extent.high[1]
  const [x, y, z] = boneAt(at, 'arm.r')
  const { yaw } = presence
  // Beside the head, and not in it.
  const aside = applyTurn(turning([0, yaw, 0]), [(solid.rig === 'thing' ? 0.03 : 0.09) * size, 0, 0])
  const top: Point = [x + aside[0], y + 0.05 * size, z + aside[2]]
  if (tall > LONG * Math.max(wide, deep)) {
    // Held at its lower third.
    const back = applyTurn(turning([0, yaw, 0]), [0, 0.2 * tall * Math.cos(SLOPES), -0.22 * tall])
    return aroundMiddle(solid, [top[0] + back[0], top[1] + back[1], top[2] + back[2]], { yaw, tilt: -SLOPES })
  }
  const isAcross = wide > deep
  return aroundMiddle(solid, [top[0], top[1] + tall / 2, top[2]], { yaw: yaw + (isAcross ? Math.PI / 2 : 0) })
}

/** Between the arm and the ribs, its flat side to the body. */
export function underArm(at: Host, solid: Solid): Put {
  const { host, presence } = at
  const [wide, tall, deep] = sizeOf(solid)
  const size = host.scale * host.extent.high[1]
  const [x, y, z] = boneAt(at, 'arm.l')
  const isFlat = tall < 0.6 * Math.max(wide, deep)
  const out = applyTurn(turning([0, presence.yaw, 0]), [
    -0.03 * size - (isFlat ? tall : Math.min(wide, deep)) / 2,
    0,
    0.05 * size,
  ])
  const middle: Point = [x + out[0], y - 0.14 * size, z + out[2]]
  return aroundMiddle(solid, middle, {
    yaw: presence.yaw + (wide > deep ? Math.PI / 2 : 0),
    ...(isFlat && (wide > deep ? { tilt: Math.PI / 2 } : { roll: Math.PI / 2 })),
  })
}

/** On straps, as high as the shoulders. */
export function onTheBack({ world, presence, host }: Host, solid: Solid, back: Point): Put {
  const deep = sizeOf(solid)[2]
  const [x, y, z] = apply(world, back)
  const behind = applyTurn(turning([0, presence.yaw, 0]), [0, 0, -deep / 2 - 0.02 * host.scale])
  return aroundMiddle(solid, [x + behind[0], y - 0.06 * host.scale * host.extent.high[1], z + behind[2]], {
    yaw: presence.yaw,
  })
}

/** Radians that somebody, or something, leans back. */
const [LEANS, PROPPED] = [0.13, 0.12]
/** Of its height: a trunk or a post, whatever its crown or its lamp reaches to. */
const TRUNK = 0.045
const SLENDER = 1.9

/** The side of something that the camera sees, and how far it is from its middle: metres. */
function seenSide({ host, presence }: Host): number {
  const [wide, tall, deep] = sizeOf(host)
  if (tall > SLENDER * Math.max(wide, deep) || host.member.subject.build === 'tree')
    return Math.min(TRUNK * tall, wide / 2, deep / 2)
  return (Math.abs(Math.sin(presence.yaw)) * wide + Math.abs(Math.cos(presence.yaw)) * deep) / 2
}

/** Who sits with the back to it keeps sitting. */
const SEATED: ReadonlySet<string> = new Set(['sit', 'kneel'])
/** Of the height: from the hips of who sits to the back. */
const BACK = 0.1

/** With the back to it, feet a little ahead; a bicycle or a board is propped against it, its long side seen. */
export function againstSide(at: Host, solid: Solid, spread: number): Put {
  const { world, host, presence } = at
  const [hx, , hz] = apply(world, [0, 0, 0])
  const [wide, tall, deep] = sizeOf(solid)
  const across = sizeOf(host)[0]
  const isSomebody = solid.rig === 'person' || solid.rig === 'beast'
  const lean = isSomebody ? LEANS : PROPPED
  const half = isSomebody ? 0.1 * tall : Math.min(wide, deep) / 2
  // Off its middle, where it is wide enough, so that both are seen.
  const aside = 0.16 * Math.min(across, 2.4) + spread * 0.6 * across
  const ahead = seenSide(at) + half + Math.sin(lean) * tall * (isSomebody ? 0.62 : 0.8)
  const foot: Point = [hx + aside, presence.groundY, hz - ahead]
  if (isSomebody && SEATED.has(solid.doing.stance))
    return { foot: [foot[0], foot[1], hz - seenSide(at) - BACK * tall], yaw: Math.PI + 0.3, stance: solid.doing.stance }
  if (isSomebody) return { foot, yaw: Math.PI + 0.35, tilt: -lean, stance: 'stand' }
  return deep > wide ? { foot, yaw: Math.PI / 2, roll: -lean } : { foot, yaw: Math.PI, tilt: -lean }
}

/** Under the middle of a table; a bed has room but at its end, where a face looks out. */
export function belowIt(at: Host, solid: Solid, spread: number): Put {
  const { world, host, presence } = at
  const [hx, , hz] = apply(world, [0, 0, 0])
  const [wide, , deep] = sizeOf(host)
  const along = Math.abs(Math.cos(presence.yaw)) * wide + Math.abs(Math.sin(presence.yaw)) * deep
  if (WORKTOPS.has(host.member.art.code))
    return { foot: [hx + (0.1 + 0.6 * spread) * along, presence.groundY, hz], yaw: Math.PI + 0.45 }
  const out = 0.27 * along + 0.1 * sizeOf(solid)[2]
  return { foot: [hx + out, presence.groundY, hz - (0.5 + spread) * seenSide(at)], yaw: 0.68 * Math.PI }
}

/** An animal hangs by its feet, head down; somebody by the hands. */
export function hangingFrom(at: Host, solid: Solid, limb: Point): Put {
  const { world, presence } = at
  const [x, y, z] = apply(world, limb)
  const tall = sizeOf(solid)[1]
  const sway = 0.1 * Math.sin(1.7 * presence.seconds)
  if (solid.rig === 'person')
    return {
      foot: [x, Math.max(presence.groundY, y - 1.12 * tall), z - 0.05],
      yaw: Math.PI,
      roll: sway,
      stance: 'stand',
    }
  return { foot: [x, y - 0.02, z], yaw: Math.PI + 0.5, roll: Math.PI + sway, stance: 'stand' }
}
