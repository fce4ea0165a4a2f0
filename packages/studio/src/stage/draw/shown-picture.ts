import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import { moving, multiply } from '../../bodies/vectors.ts'
import { drawBody } from '../../figures/draw-body.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { type Mesh, VERTEX_WORDS, writeVertex } from '../../raster/mesh.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'
import { drawScenery } from '../../backdrops/scenery.ts'
import { panelOf } from '../place/body-shape.ts'
import { assetBody } from '../resolve/asset-body.ts'
import type { Performer } from '../resolve/performer.ts'
import { resolvePlace } from '../resolve/resolve-place.ts'
import { settingShot } from './setting-shot.ts'
import type { Posed } from '../film/posed.ts'
import type { DrawnFrom } from './stage-bodies.ts'

/** The size in pixels of a place that is only shown on a thing. */
const PLACE = { width: 256, height: 160 }
/** The backdrop of a shown thing. */
const GROUND = [226, 222, 212] as const

/** The picture of a catalogue entry, for a screen, a poster or a painting. */
export function cataloguePicture(name: string, seed: number): RgbaPicture | undefined {
  const place = loadCatalogue().place(name)
  if (place) {
    const resolved = resolvePlace({ id: 'shown', asset: place.id }, 1)
    const bare = { version: 'kinora.scene/1', seconds: 1, entities: [], places: [], shots: [] } as const
    const shot = settingShot(
      { ...bare, entities: [], places: [], shots: [] },
      { from: 0, to: 1, place: 'shown' },
      resolved,
    )
    return drawScenery(shot, PLACE, seed).picture
  }
  const asset = assetBody(name)
  const picture = asset && drawBody(asset.code)
  if (!picture) return undefined
  const rgba = Uint8Array.from(picture.rgba)
  for (let at = 0; at < rgba.length; at += 4) {
    const share = rgba[at + 3]! / 255
    for (const part of [0, 1, 2] as const) rgba[at + part] = rgba[at + part]! * share + GROUND[part] * (1 - share)
    rgba[at + 3] = 255
  }
  return { ...picture, rgba }
}

/** The fraction of a flat front that a picture covers. */
const COVERED = 0.94

/** A picture on the front of a thing. */
export type Plaque = { draw(picture: RgbaPicture, posed: Posed, from: DrawnFrom, root: Point): void }

export function createPlaque(rasteriser: Rasteriser, performer: Performer, size: RgbaPicture): Plaque {
  const { scale } = performer
  const { at, wide: across, high } = panelOf(performer)
  const [wide, tall] = [COVERED * across, COVERED * high]
  // Parts beyond the edges are hidden.
  const perMetre = Math.min(size.width / wide, size.height / tall)
  const posable: Posable = rasteriser.add({
    mesh: sheet(wide, tall),
    picture: {
      width: size.width,
      height: size.height,
      left: -size.width / perMetre / 2,
      top: size.height / perMetre / 2,
      perMetre,
    },
  })
  let painted: Uint8Array | undefined
  return {
    draw(picture, posed, from, root) {
      if (painted !== picture.rgba) posable.paint(mirrored(picture))
      painted = picture.rgba
      const groundY = from.ground(root)
      const world = multiply(posed.world, moving([at[0], at[1], at[2] + 0.004 / scale]))
      const bones = Float32Array.from(multiply([1, 0, 0, 0, 0, 1, 0, groundY, 0, 0, 1, 0], multiply(from.view, world)))
      posable.pose(bones, {
        at: [bones[3]!, bones[7]!, bones[11]!],
        radius: (from.view[5]! * scale * Math.hypot(wide, tall)) / 2,
        groundY,
        glow: 0.3,
        castsShadow: false,
      })
    },
  }
}

/** A viewer sees the front's own left at the right. */
function mirrored({ width, height, rgba }: RgbaPicture): Uint8Array {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const out = new Uint32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[y * width + x] = pixels[y * width + width - 1 - x]!
  return new Uint8Array(out.buffer)
}

function sheet(wide: number, tall: number): Mesh {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  const vertices = new Float32Array(4 * VERTEX_WORDS)
  for (const [nth, [x, y]] of corners.entries())
    writeVertex(vertices, nth, {
      place: [(x * wide) / 2, (y * tall) / 2, 0],
      normal: [0, 0, 1],
      bones: [0, 0],
      share: 1,
      colour: [128, 128, 128],
      material: 'card',
      open: 1,
    })
  return { vertices, indices: Uint32Array.from([0, 1, 2, 0, 2, 3]), bones: 1 }
}
