import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { Size } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { warpPicture } from '../figures/picture.ts'
import { clampValue, smoothStep } from '../planes/plane.ts'
import { type Actor, type Head, moveHead } from './actor.ts'
import type { Shown } from './dress/create-dressing.ts'
import { liftHead } from './lift-head.ts'
import { bendOf, isBent, type Pose, poseActor } from './pose-actor.ts'
import type { Stage } from './stage.ts'
import type { Template } from './template.ts'

/** The view of the frame: its centre, and the zoom. */
export type View = { x: number; y: number; zoom: number }

/** Approaches the heads or the middle, within the background. */
export function createCamera(
  { compositor, frames }: { compositor: Compositor; frames: number },
  { camera }: Template,
  { actors, rim }: Stage,
): (seconds: number) => View {
  const { width, height } = compositor
  const { zoom: [from, to] = [1, 1.05], on = 'middle', shake = 0 } = camera ?? {}
  const heads = actors.map(({ head }) => head)
  const aim =
    on === 'heads' && heads.length > 0
      ? {
          x: heads.reduce((sum, { x }) => sum + x, 0) / heads.length,
          y: heads.reduce((sum, { y }) => sum + y, 0) / heads.length + 0.06 * height,
        }
      : { x: width / 2, y: height / 2 }
  return seconds => {
    const way = smoothStep(0, 1, (seconds * FRAMES_PER_SECOND) / Math.max(1, frames - 1))
    const zoom = from + (to - from) * way
    const share = 1 - 1 / zoom
    const jolt = shake * height
    const x = width / 2 + (aim.x - width / 2) * Math.min(1, 2 * share) + jolt * Math.sin(seconds * 23)
    const y = height / 2 + (aim.y - height / 2) * Math.min(1, 2 * share) + jolt * Math.sin(seconds * 31 + 1)
    return { x: within(x, width, zoom, rim.left), y: within(y, height, zoom, rim.top), zoom }
  }
}

const within = (place: number, side: number, zoom: number, rim: number): number =>
  clampValue(place, side / 2 / zoom - rim + 1, side + rim - 1 - side / 2 / zoom)

/** A stage on a compositor. */
export type ShownStage = { drawBehind(view: View): void; drawActors(view: View, seconds: number): void }

export function showStage(compositor: Compositor, stage: Stage, template: Template): ShownStage {
  const behind = compositor.addPicture(stage.behind)
  const { rim } = stage
  const lifted = template.headFloats && stage.actors[0] ? liftHead(compositor, stage.actors[0]) : undefined
  const sprites = lifted
    ? []
    : stage.actors.map(actor => ({ actor, sprite: compositor.addSprite(actor.picture), isPlain: true }))
  return {
    drawBehind: ({ x, y, zoom }) => compositor.drawPicture(behind, { x: x + rim.left, y: y + rim.top, zoom }),
    drawActors(view, seconds) {
      lifted?.(view, seconds)
      for (const [nth, one] of sprites.entries()) {
        const pose = poseActor(one.actor, nth, stage.actors, template.acts, seconds)
        if (isBent(pose) || !one.isPlain) {
          compositor.replaceRows(
            one.sprite,
            0,
            warpPicture(one.actor.picture, one.actor.picture, bendOf(one.actor, pose)),
          )
          one.isPlain = !isBent(pose)
        }
        place(compositor, one.sprite, one.actor, pose, view)
      }
    },
  }
}

function place(compositor: Compositor, sprite: Sprite, actor: Actor, pose: Pose, view: View): void {
  const { x, y } = onScreen(compositor, view, { x: actor.x + pose.x, y: actor.bottom + pose.y })
  const anchorY = (actor.room + actor.height) / actor.picture.height
  compositor.drawSprite(sprite, { x, y, anchorX: 0.5, anchorY, scale: pose.scale * view.zoom })
}

const onScreen = ({ width, height }: Size, { x, y, zoom }: View, at: { x: number; y: number }) => ({
  x: width / 2 + zoom * (at.x - x),
  y: height / 2 + zoom * (at.y - y),
})

/** The positions of people on the screen at a moment. */
export function whoIsWhere(stage: Stage, { acts }: Template, seconds: number, view: View, frame: Size): Shown {
  const placed = stage.actors.map((actor, nth) => {
    const pose = poseActor(actor, nth, stage.actors, acts, seconds)
    return { actor, pose }
  })
  return {
    heads: placed.map(({ actor, pose }) => headOnScreen(actor, pose, view, frame)),
    bodies: placed.map(({ actor, pose }) => ({
      ...onScreen(frame, view, { x: actor.x + pose.x, y: actor.bottom + pose.y }),
      height: actor.height * pose.scale * view.zoom,
    })),
  }
}

function headOnScreen(actor: Actor, pose: Pose, view: View, frame: Size): Head {
  const { x: footX, bottom, height, head } = actor
  const up = clampValue((bottom - head.y) / height)
  const aside = height * (pose.lean * up ** 1.6 + pose.hips * Math.sin(Math.PI * Math.min(1, up / 0.85)))
  const grown = moveHead(
    head,
    footX * (1 - pose.scale) + pose.x + aside,
    bottom * (1 - pose.scale) + pose.y + pose.squash * height * up,
    pose.scale,
  )
  return moveHead(grown, frame.width / 2 - view.zoom * view.x, frame.height / 2 - view.zoom * view.y, view.zoom)
}
