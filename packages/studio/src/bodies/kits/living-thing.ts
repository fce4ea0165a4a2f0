import type { Body, Bone, Part, Point } from '../body.ts'
import { bodyExtent } from '../extent.ts'
import { scalePart } from '../scale-part.ts'
import { raisePart } from './raise-part.ts'

const [LIMB, GLOVE, SHOE, WHITE, DARK] = ['#4a3a34', '#fbf8f2', '#c8402e', '#fbf8f2', '#1c161c']

/** Relative to the thing's height. */
const LEGS = 0.5
const MOUTH = 0.44
const EYES = 0.64

/** A thing with arms, legs and a face, such as dancing toast. It has the bones of a person. The height is in metres. */
export function enliven(thing: Body, metres: number): Body {
  const { low, high } = bodyExtent(thing)
  const by = metres / (1 + LEGS) / (high[1] - low[1])
  const s = (high[1] - low[1]) * by
  const [hip, shoulder] = [LEGS * s, (LEGS + 0.52) * s]
  const half = Math.min(0.5 * s, Math.max(0.12 * s, (Math.max(high[0], -low[0]) || 0.2) * by * 0.92))
  const front = high[2] * by
  const bones: Bone[] = [
    { name: 'hips', at: [0, hip, 0] },
    { name: 'chest', parent: 'hips', at: [0, hip + 0.1 * s, 0] },
    { name: 'head', parent: 'chest', at: [0, hip + 0.7 * s, 0] },
  ]
  const parts: Part[] = thing.parts.map(part => ({
    ...raisePart(scalePart(part, by), hip - low[1] * by - 0.02 * s),
    bone: 'chest',
  }))
  // A smile, in three pieces.
  for (const [x, y, turn] of [
    [0, -0.02, 0],
    [0.085, 0.012, 0.5],
    [-0.085, 0.012, -0.5],
  ] as const)
    parts.push({
      ball: [x * s, hip + (MOUTH + y) * s, front],
      size: [0.06 * s, 0.026 * s, 0.03 * s],
      turn: [0, 0, turn],
      bone: 'chest',
      colour: DARK,
      apart: true,
    })
  const sockets: Record<string, { bone: string; at: Point }> = {
    top: { bone: 'chest', at: [0, hip + s, 0] },
    back: { bone: 'chest', at: [0, shoulder, low[2] * by] },
    lap: { bone: 'hips', at: [0, hip, front] },
    mouth: { bone: 'chest', at: [0, hip + MOUTH * s, front] },
  }
  for (const [side, mark] of [
    [1, 'r'],
    [-1, 'l'],
  ] as const) {
    const at = (x: number, y: number, z: number): Point => [side * x, y, z]
    const rod = (bone: string, from: Point, to: Point, colour = LIMB): Part => ({
      rod: [from, to],
      thick: 0.045 * s,
      bone: `${bone}.${mark}`,
      colour,
      apart: true,
    })
    const ball = (bone: string, place: Point, size: Point, colour: string): Part => ({
      ball: place,
      size,
      bone,
      colour,
      apart: true,
    })
    const [elbow, wrist] = [shoulder - 0.22 * s, shoulder - 0.42 * s]
    const [knee, leg] = [hip * 0.52, 0.16 * s]
    const places = {
      arm: at(half, shoulder, 0),
      forearm: at(half + 0.07 * s, elbow, 0),
      thigh: at(leg, hip, 0),
      shin: at(leg, knee, 0),
      foot: at(leg, 0.05 * s, 0),
    }
    bones.push(
      { name: `arm.${mark}`, parent: 'chest', at: places.arm },
      { name: `forearm.${mark}`, parent: `arm.${mark}`, at: places.forearm },
      { name: `thigh.${mark}`, parent: 'hips', at: places.thigh },
      { name: `shin.${mark}`, parent: `thigh.${mark}`, at: places.shin },
      { name: `foot.${mark}`, parent: `shin.${mark}`, at: places.foot },
    )
    const hand = at(half + 0.08 * s, wrist, 0.01 * s)
    parts.push(
      rod('arm', places.arm, places.forearm),
      rod('forearm', places.forearm, hand),
      ball(`forearm.${mark}`, hand, [0.075 * s, 0.08 * s, 0.075 * s], GLOVE),
      rod('thigh', places.thigh, places.shin),
      rod('shin', places.shin, places.foot),
      ball(`foot.${mark}`, at(leg, 0.055 * s, 0.05 * s), [0.075 * s, 0.055 * s, 0.12 * s], SHOE),
      ball('chest', at(0.13 * s, hip + EYES * s, front), [0.09 * s, 0.11 * s, 0.045 * s], WHITE),
      ball('chest', at(0.125 * s, hip + EYES * s, front + 0.03 * s), [0.045 * s, 0.055 * s, 0.03 * s], DARK),
    )
    sockets[`hand.${mark}`] = { bone: `forearm.${mark}`, at: hand }
  }
  const { pattern } = thing
  return { bones, parts, cell: thing.cell * by, flow: thing.flow * by, sockets, ...(pattern && { pattern }) }
}
