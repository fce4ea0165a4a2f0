import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { Size } from '@kinora/media/frames/size'
import { projectToFrame, type ShotCamera } from '../camera/shot-camera.ts'
import type { Spot } from './arrangement.ts'
import type { Hold } from './cast.ts'
import type { Figure } from '../figures/figure.ts'
import type { Fixture } from './holds.ts'
import type { Journey } from './journeys.ts'
import type { Occluder } from './occluders.ts'
import type { Shadow } from './shadows.ts'
import { drawSteam } from './steam.ts'
import type { StringPicture } from './draw-string.ts'

/** A figure in the compositor's memory. */
export type Player = {
  figure: Figure
  sprites: Sprite[]
  /** Of its round. */
  phase: number
  bound: Bound[]
  /** Steams from its rim. */
  steam?: { puff: Sprite; rim: number }
}

/** Someone or something fixed to a player; `fixtureAt` is told which of several it is, which may be in between. */
export type Bound = {
  player: Player
  hold: Hold
  nth: number
  /** Goes round its host. */
  isCircling: boolean
  /** Hangs on a string, or in the air. */
  isLoose: boolean
  fixtureAt(nth: number): Fixture
  string?: { art: StringPicture; sprite: Sprite }
}

type Ground = { sprite: Sprite; shadow: Shadow; strength: number }

/** One who is on the stage: the player, where and how it moves, and what lies around it. */
export type Actor = {
  spot: Spot
  player: Player
  journey: Journey
  nearness: number
  cast?: Ground
  mirror?: Ground
  /** Strength and width of the dark spot below, pixels of the plate. */
  contact: { strength: number; width: number }
  occluder?: { sprite: Sprite; occluder: Occluder }
}

type Drawing = {
  compositor: Compositor
  frame: Size
  camera: ShotCamera
  seconds: number
  progress: number
  contact: Sprite
}

/** Shadows of all first, so that none falls on a figure that stands before it. */
export function drawActors(actors: readonly Actor[], drawing: Drawing): void {
  for (const actor of actors) drawBelow(actor, drawing)
  for (const actor of actors) drawActor(actor, drawing)
}

/** Where it stands in the frame at a moment, and how high it is there: pixels. */
export function placeOf(
  { spot, journey, nearness }: Actor,
  { camera, frame, seconds, progress }: Pick<Drawing, 'camera' | 'frame' | 'seconds' | 'progress'>,
) {
  const step = journey(seconds, progress)
  const ground = projectToFrame(camera, frame, { x: spot.x + step.x, y: spot.y + step.y }, nearness)
  return { step, ground, scale: ground.scale * spot.height, y: ground.y - step.lift * ground.scale }
}

function drawBelow(actor: Actor, drawing: Drawing): void {
  const { compositor, contact } = drawing
  const { spot, player, cast, mirror } = actor
  const { step, ground, scale } = placeOf(actor, drawing)
  const unit = scale / player.figure.height
  // A figure in the air leaves its shadow on the ground, fainter the higher it is.
  const high = step.lift / spot.height
  for (const [which, part] of [mirror, cast].entries()) {
    if (!part) continue
    const { width, height } = part.shadow.picture
    compositor.drawSprite(part.sprite, {
      x: ground.x,
      y: ground.y + (which === 0 ? step.lift * ground.scale : 0),
      anchorX: part.shadow.foot.x / width,
      anchorY: part.shadow.foot.y / height,
      scale: unit,
      opacity: part.strength * Math.max(0, 1 - high) * step.opacity,
    })
  }
  if (actor.contact.strength <= 0) return
  const wide = actor.contact.width * ground.scale * (1 - 0.35 * Math.min(1, high))
  compositor.drawSprite(contact, {
    x: ground.x + (player.figure.standsAt - player.figure.foot.x) * unit,
    y: ground.y,
    anchorX: 0.5,
    anchorY: 0.5,
    scale: Math.max(0.002, wide / contact.width),
    opacity: actor.contact.strength * Math.max(0.15, 1 - 1.6 * high) * step.opacity,
  })
}

function drawActor(actor: Actor, drawing: Drawing): void {
  const { compositor, camera, frame } = drawing
  const { step, ground, scale, y } = placeOf(actor, drawing)
  drawPlayer(
    actor.player,
    { x: ground.x, y, scale: scale / actor.player.figure.height, turn: step.turn, opacity: step.opacity },
    drawing,
  )
  if (!actor.occluder) return
  const { occluder, sprite } = actor.occluder
  const seen = projectToFrame(camera, frame, occluder, occluder.nearness)
  compositor.drawSprite(sprite, { x: seen.x, y: seen.y, scale: seen.scale })
}

type At = { x: number; y: number; scale: number; turn: number; opacity: number }

/** Foot at a place of the frame, with all that is fixed to it. */
function drawPlayer(player: Player, at: At, drawing: Drawing): void {
  const { figure, sprites, phase, bound } = player
  const index =
    Math.floor(((((drawing.seconds / figure.seconds + phase) % 1) + 1) % 1) * sprites.length) % sprites.length
  const placed = bound.map(part => ({ part, ...placeBound(player, part, index, at, drawing.seconds) }))
  for (const { part, order, to } of placed) if (order < 0) drawBound(part, to, at, player, index, drawing)
  const frame = figure.frames[0]!
  drawing.compositor.drawSprite(sprites[index]!, {
    x: at.x,
    y: at.y,
    anchorX: figure.foot.x / frame.width,
    anchorY: figure.foot.y / frame.height,
    scale: at.scale,
    turn: at.turn,
    opacity: at.opacity,
  })
  if (player.steam) {
    const [width, height] = [figure.width * at.scale, figure.height * at.scale]
    const top = at.y - height * (1 - player.steam.rim)
    drawSteam(drawing.compositor, player.steam.puff, { x: at.x, top, width, height }, drawing.seconds + phase)
  }
  for (const { part, order, to } of placed) if (order > 0) drawBound(part, to, at, player, index, drawing)
}

function placeBound({ figure }: Player, bound: Bound, index: number, at: At, seconds: number) {
  const { hold, nth, player, isCircling, isLoose } = bound
  const { x, y, sink, order, share } = bound.fixtureAt(isCircling ? nth + seconds * 0.3 : nth)
  const height = share * figure.height * at.scale
  const hand = figure.hands[index]!
  const from = hold === 'hand' ? { x: hand.x - figure.foot.x, y: hand.y - figure.foot.y } : { x: 0, y: 0 }
  const away = hold === 'ring' ? Math.max(figure.width, 0.8 * figure.height) : figure.width
  const bob = isLoose ? 0.012 * figure.height * Math.sin(seconds * 1.7 + nth) : 0
  return {
    order,
    to: {
      ...at,
      x: at.x + (from.x + x * away * figure.faces) * at.scale,
      y: at.y + (from.y - y * figure.height + bob) * at.scale + sink * height,
      scale: height / player.figure.height,
      turn: 0,
    },
  }
}

function drawBound(part: Bound, to: At, at: At, host: Player, index: number, drawing: Drawing): void {
  if (part.string) {
    const hand = host.figure.hands[index]!
    const { art, sprite } = part.string
    drawing.compositor.drawSprite(sprite, {
      x: at.x + (hand.x - host.figure.foot.x) * at.scale,
      y: at.y + (hand.y - host.figure.foot.y) * at.scale,
      anchorX: art.hand.x / art.picture.width,
      anchorY: art.hand.y / art.picture.height,
      scale: at.scale,
      opacity: at.opacity,
    })
  }
  drawPlayer(part.player, to, drawing)
}
