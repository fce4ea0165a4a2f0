import type { Point } from '../../src/bodies/body.ts'
import { bodyExtent, cornersOf } from '../../src/bodies/extent.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { apply, type Matrix } from '../../src/bodies/vectors.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import type { Hold } from '../../src/scene/member.ts'
import { poseSolid } from '../../src/scene/pose-solid.ts'
import type { Presence, Solid } from '../../src/scene/solid.ts'
import { memberOf } from './level-plate.ts'

/** A body that is posed and measured, and drawn by nobody. */
export type Posed = Solid & { bones: Matrix[]; opacity: number; wasPosed: boolean }

/** Somebody or something in its own size, by its pictogram or the code of its drawing. */
export function solidOf(pictogram: string, more: Partial<Solid> = {}, metres?: number): Posed {
  const code = pictogram.startsWith('drawn-') ? pictogram : pictogramCode(pictogram)
  const kind = findKind(code)
  if (!kind || kind.rig === undefined) throw new Error(`${pictogram} has no body`)
  const body = kind.build()
  const extent = bodyExtent(body)
  const member = memberOf(pictogram)
  const posed: Posed = {
    member: { ...member, art: { ...member.art, code } },
    nth: 0,
    rig: kind.rig,
    body,
    extent,
    posable: {
      pose(bones, { opacity = 1 }) {
        posed.bones = Array.from({ length: bones.length / 12 }, (_, bone) =>
          Array.from(bones.subarray(bone * 12, bone * 12 + 12)),
        )
        posed.opacity = opacity
        posed.wasPosed = true
      },
      paint() {},
      recolour() {},
    },
    doing: { stance: 'stand', gestures: [] },
    scale: metres === undefined ? 1 : metres / (extent.high[1] - extent.low[1]),
    isLong: kind.isLong ?? false,
    glow: 0,
    events: [],
    effects: [],
    hands: 0,
    isUpright: false,
    bound: [],
    bones: [],
    opacity: 0,
    wasPosed: false,
    ...more,
  }
  return posed
}

/** Fixes things to a host, all in the same way. */
export const bind = (host: Posed, hold: Hold, ...things: Posed[]): Posed => {
  for (const [nth, solid] of things.entries()) host.bound.push({ solid, hold, nth, count: things.length })
  return host
}

/** Poses a host on level ground, five metres away, with its face to the right unless told otherwise. */
export function poseAt(host: Posed, seconds = 1, more: Partial<Presence> = {}): Posed {
  poseSolid(host, {
    foot: [0, 0, 5],
    yaw: Math.PI / 2,
    roll: 0,
    tilt: 0,
    seconds,
    until: 4,
    travelled: 0,
    speed: 0,
    phase: 0,
    groundY: 0,
    ...more,
  })
  return host
}

/** Where a socket of a posed body is in the world. */
export function socketOf({ body, bones }: Posed, name: string): Point {
  const socket = body.sockets[name]
  if (!socket) throw new Error(`no socket ${name}`)
  return apply(bones[body.bones.findIndex(bone => bone.name === socket.bone)]!, socket.at)
}

/** The upright box around a posed body, in the world. */
export function boxOf({ body, bones, scale }: Posed): { low: Point; high: Point } {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const part of body.parts) {
    const bone = bones[body.bones.findIndex(({ name }) => name === part.bone)]!
    for (const { at, reach } of cornersOf(part)) {
      const place = apply(bone, at)
      for (const axis of [0, 1, 2] as const) {
        const by = scale * (typeof reach === 'number' ? reach : reach[axis])
        low[axis] = Math.min(low[axis], place[axis] - by)
        high[axis] = Math.max(high[axis], place[axis] + by)
      }
    }
  }
  return { low, high }
}

export const middleOf = (posed: Posed): Point => {
  const { low, high } = boxOf(posed)
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
