import { decodeFrames } from '@kinora/media/av/decode-frames'
import type { Compositor } from '@kinora/media/compositor/compositor'
import type { Input, Order } from '@kinora/media/engine/contract'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Catalogue } from '@kinora/media/scene/catalogue'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { keepOwnBody, OWN_PREFIX } from '../bodies/own-bodies.ts'
import { openInputModel } from '../own-models/open-own-model.ts'
import { chooseBestCutout } from '../pictures/cutout/best-cut-out.ts'
import type { Cutout } from '../pictures/cutout/cut-out.ts'
import { framedCard } from '../pictures/cutout/framed-card.ts'
import type { ClipSource } from '../backdrops/open-clips.ts'
import type { SceneFilm, SceneFilmOptions } from '../stage/film-scene.ts'
import type { Speaker } from '../voice/create-speaker.ts'
import { cutInput, readInput } from './cut-input.ts'
import { frameCount } from './frame-count.ts'

/** The stage, the catalogue and the voices. */
export type OrderTools = {
  film: (options: SceneFilmOptions) => Promise<SceneFilm>
  catalogue: () => Pick<Catalogue, 'action' | 'place'>
  speaker: () => Promise<Speaker>
  /** Milliseconds of a clock. */
  now?: () => number
}

export type VideoOrder = Extract<Order, { kind: 'video' }> & { scene: Scene }
export type ImageOrder = Extract<Order, { kind: 'image' }> & { scene: Scene }
export type SceneOrder = VideoOrder | ImageOrder

/** True if an order has a scene document. */
export const isSceneOrder = (order: Order): order is SceneOrder =>
  order.scene !== undefined && (order.kind === 'video' || order.kind === 'image')

/** The stage's options for an order. */
export const filmOptions = async (order: SceneOrder, compositor: Compositor): Promise<SceneFilmOptions> => ({
  scene: order.scene,
  compositor,
  frames: framesOf(order),
  seed: order.seed,
  amplitude: order.kind === 'video' ? order.amplitude : 'small',
  ...(order.kind === 'video' && order.cast && { cast: order.cast }),
  ...(await inputsOf(order)),
})

/** The caller's inputs, by their names in a document. */
async function inputsOf({
  scene,
  inputs,
}: SceneOrder): Promise<Required<Pick<SceneFilmOptions, 'pictures' | 'clips' | 'models' | 'views'>>> {
  const pictures = new Map<string, RgbaPicture>()
  const clips = new Map<string, ClipSource>()
  const models = new Map<string, string>()
  const views = new Map<string, RgbaPicture>()
  const allOf = (asset: string): Input[] => {
    const [, source, name] = /^(input|subject):(.+)$/u.exec(asset) ?? []
    return source === undefined ? [] : inputs.filter(one => (source === 'input' ? one.role : one.name) === name)
  }
  const shown = new Set(scene.entities.flatMap(one => one.shows ?? []))
  for (const asset of new Set(scene.entities.map(one => one.asset))) {
    const own = allOf(asset)
    const [input] = own
    if (!input) continue
    if (input.model !== undefined) {
      const code = `${OWN_PREFIX}input-${models.size}`
      keepOwnBody(code, await openInputModel(input.model, undefined))
      models.set(asset, code)
    } else if (input.kind === 'clip') clips.set(asset, { frames: () => decodeFrames(input.path) })
    else if (input.kind === 'picture') pictures.set(asset, await bestPicture(own))
  }
  for (const asset of new Set([...scene.places.map(one => one.asset), ...shown])) {
    const [input] = allOf(asset)
    if (input?.kind === 'clip') clips.set(asset, { frames: () => decodeFrames(input.path) })
    if (input?.kind === 'picture') views.set(asset, await readInput(input.path))
  }
  return { pictures, clips, models, views }
}

/** Among several pictures of a subject, the one with the best cut-out. */
async function bestPicture(own: readonly Input[]): Promise<RgbaPicture> {
  const cut: (Cutout & { path: string })[] = []
  for (const { kind, path } of own) if (kind === 'picture') cut.push({ ...(await cutInput(path)), path })
  const best = chooseBestCutout(cut)!
  return best.isSevered ? printOf(best.path) : best.cutout
}

/**
 * A subject that its picture cuts off on all sides is shown as the whole picture, so that half a head does not stand in
 * the scene.
 */
const printOf = async (path: string): Promise<RgbaPicture> => framedCard(await readInput(path))

/** The number of frames of its clip. A segment of a film may differ from its document by a frame. */
export const framesOf = (order: SceneOrder): number =>
  frameCount(order.kind === 'video' ? order.seconds : order.scene.seconds)

/** A size with even sides whose longer side is at most this long. */
export function shrunk({ width, height }: SceneOrder, to: number): { width: number; height: number } {
  const share = Math.min(1, to / Math.max(width, height))
  const even = (pixels: number): number => Math.max(2, Math.round((pixels * share) / 2) * 2)
  return { width: even(width), height: even(height) }
}
