import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { type Build, chooseBuild } from './builds.ts'
import { type Clay, createClay, type Rgb, shadeColour } from './clay.ts'
import { mirrorPicture, type Point } from './picture.ts'
import { pictogramCode } from './pictograms.ts'
import { type Pose, poseAt } from './poses.ts'
import type { PuppetOptions } from './puppet-options.ts'

type PuppetFrame = { picture: RgbaPicture; hand: Point }

/** Room around the figure: raised arms, a stride, a body that lies in the air. */
const WIDE = 1.9
const HIGH = 1.5
const FOOT = { x: 0.5, y: 0.85 }

const puppetSize = (height: number): { width: number; height: number } => ({
  width: Math.ceil(height * WIDE),
  height: Math.ceil(height * HIGH),
})
export const puppetFoot = (height: number): Point => {
  const size = puppetSize(height)
  return { x: size.width * FOOT.x, y: size.height * FOOT.y }
}

export function drawPuppet(options: PuppetOptions, phase: number): PuppetFrame {
  const { height: H, top, faces } = options
  const size = puppetSize(H)
  const foot = puppetFoot(H)
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  const build = chooseBuild(options)
  const pose = poseAt(options.motion, phase, options.isHolding)
  // A body that lies in the air turns around its middle, one that leans around its feet.
  const pivot = Math.abs(pose.tilt) > 0.6 ? { x: foot.x, y: foot.y - 0.45 * H } : foot
  context.translate(pivot.x + pose.shift * H, pivot.y - pose.lift * H)
  context.rotate(pose.tilt * faces)
  context.translate(-pivot.x, -pivot.y)
  const clay = createClay(context, size)
  const looks = PROFILES.has(options.code) && faces === 1 ? mirrorPicture(top) : top
  const hand = drawParts(context, clay, { options, build, pose, foot, picture: toCanvas(looks) })
  const { data } = context.getImageData(0, 0, size.width, size.height)
  const [cos, sin] = [Math.cos(pose.tilt * faces), Math.sin(pose.tilt * faces)]
  const [x, y] = [hand.x - pivot.x, hand.y - pivot.y]
  return {
    picture: { ...size, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) },
    hand: { x: pivot.x + cos * x - sin * y + pose.shift * H, y: pivot.y + sin * x + cos * y - pose.lift * H },
  }
}

/** Heads that are seen from the side, and look left. */
const PROFILES = new Set(['🦄', '🐴', '🫎', '🐗', '🐔', '🐲'].map(pictogramCode))

function toCanvas({ width, height, rgba }: RgbaPicture) {
  const canvas = createCanvas(width, height)
  const pixels = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas
}

type Body = { options: PuppetOptions; build: Build; pose: Pose; foot: Point; picture: ReturnType<typeof toCanvas> }

/** Far limbs, trunk, near leg, head, near arm; gives where the near hand is. */
function drawParts(context: SKRSContext2D, clay: Clay, { options, build, pose, foot, picture }: Body): Point {
  const { height: H, faces } = options
  const at = (x: number, y: number): Point => ({ x: foot.x + x * H, y: foot.y - y * H })
  const step = ({ x, y }: Point, angle: number, length: number): Point => ({
    x: x + Math.sin(angle) * faces * length * H,
    y: y + Math.cos(angle) * length * H,
  })
  const drawLeg = (side: 0 | 1): void => {
    const hip = at((side === 0 ? -1 : 1) * build.hips * faces, build.hipY)
    const knee = step(hip, pose.thighs[side], build.leg * 0.5)
    const ankle = step(knee, pose.thighs[side] - pose.knees[side], build.leg * 0.5)
    const dim = side === 0 ? -0.12 : 0
    clay.limb([hip, knee, ankle], build.legWidth * H, shadeColour(build.legs, dim))
    const toe = { x: ankle.x + build.shoe * 0.35 * H * faces, y: ankle.y + build.legWidth * 0.25 * H }
    clay.blob(toe, build.shoe * H, build.legWidth * 0.44 * H, shadeColour(build.shoes, dim))
  }
  const drawArm = (side: 0 | 1): Point => {
    const shoulder = at((side === 0 ? -1 : 1) * build.shoulders * faces, build.shoulderY)
    const elbow = step(shoulder, pose.arms[side], build.arm * 0.5)
    const bend = pose.elbows[side] * (pose.arms[side] < 0 ? -1 : 1)
    const wrist = step(elbow, pose.arms[side] + bend, build.arm * 0.5)
    clay.limb([shoulder, elbow, wrist], build.armWidth * H, shadeColour(build.sleeves, side === 0 ? -0.12 : 0))
    clay.blob(wrist, build.armWidth * 0.56 * H, build.armWidth * 0.56 * H, build.hands)
    return wrist
  }
  if (build.tail) drawTail(clay, at, build, H, faces)
  if (build.hasArms) drawArm(0)
  drawLeg(0)
  drawLeg(1)
  drawTrunk(clay, at, build, H)
  const headHeight = build.top * H
  const headWidth = (headHeight * picture.width) / picture.height
  const neck = at(0, build.topY)
  context.save()
  context.translate(neck.x, neck.y)
  context.rotate(pose.nod * faces)
  context.drawImage(picture, -headWidth / 2, -headHeight, headWidth, headHeight)
  context.restore()
  const isShown = build.hasArms || options.isHolding
  return isShown ? drawArm(1) : at(build.shoulders * faces, build.shoulderY * 0.7)
}

type At = (x: number, y: number) => Point

function drawTrunk(
  clay: Clay,
  at: At,
  { trunk, belly, trunkKind, shoulderY, hipY, shoulders, hips }: Build,
  H: number,
): void {
  if (trunkKind === 'none') return
  if (trunkKind === 'plush') {
    const middle = (shoulderY + hipY) / 2
    clay.blob(at(0, middle - 0.02), 0.185 * H, ((shoulderY - hipY) / 2 + 0.1) * H, trunk)
    clay.blob(at(0.005, middle - 0.035), 0.115 * H, ((shoulderY - hipY) / 2 + 0.03) * H, belly)
    return
  }
  const low = trunkKind === 'dress' ? hipY - 0.1 : hipY - 0.015
  const wide = trunkKind === 'dress' ? hips + 0.095 : hips + 0.012
  const high = shoulderY + 0.005
  const across = shoulders * 0.72
  clay.shape([at(-across, high), at(across, high), at(wide, low), at(-wide, low)], trunk, 0.085 * H)
}

function drawTail(clay: Clay, at: At, { tail, hipY }: Build, H: number, faces: number): void {
  const colour = tail as Rgb
  const root = at(-0.1 * faces, hipY + 0.03)
  clay.limb([root, at(-0.24 * faces, hipY + 0.02), at(-0.31 * faces, hipY + 0.14)], 0.085 * H, colour)
}
