import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { ShotSetting } from '../setting/setting.ts'
import { dressBody } from '../bodies/dress-body.ts'
import type { DressedBody } from '../bodies/dressed-body.ts'
import { packColour } from '../raster/mesh.ts'
import { rgb } from '../bodies/build-mesh.ts'
import { createRasteriser } from '../raster/rasteriser.ts'
import type { RasterLight } from '../raster/raster-scene.ts'
import { firstCodes } from '../setting/pictogram-codes.ts'
import { assetHeight } from './choose-fill.ts'
import { trimPicture } from '../figures/picture.ts'
import { readPictogram } from '../figures/read-pictogram.ts'
import { paintFigure } from '../looks/paint-look.ts'
import { project } from '../planes/perspective.ts'
import { type Board, KINDS, type Plate, SKY_DEPTH } from '../scenery/plate.ts'
import type { Scenery } from './scenery.ts'
import { footRowAt } from './ground.ts'
import { solidLight } from './solid-light.ts'

type Product = NonNullable<ShotSetting['filledWith']>[number]

/** Goods as a picture: the real size in metres, and the foot's position in the picture. */
type Picture = { picture: RgbaPicture; wide: number; high: number; isHung?: boolean }

/** Pictures of goods; each takes a tenth of a second the first time. */
const MAX_KINDS = 5
const MAX_PLACED = 900
const SIDE = 224

/** Goods that hang: lanterns, clothes, kites, umbrellas, masks. */
const HUNG: ReadonlySet<string> = new Set(firstCodes('🏮👗👕🧥👘🪁☂🎭🎐🎒👜🥓🎈🔔'))

/**
 * Puts goods on the shelves, tables and beds of a place. They become part of the plate, so they cost nothing per frame.
 */
export async function stockPlace(scenery: Scenery, shot: ShotSetting, seeded: SeededRandom): Promise<void> {
  const products = (shot.filledWith ?? []).slice(0, MAX_KINDS)
  // Paper and table tops stay free.
  if (products.length === 0 || PLACE_TRAITS[shot.place].isShownClose || PLACE_TRAITS[shot.place].isBottomless) return
  const { plate } = scenery
  const isHung = products.some(({ hangs }) => hangs)
  const own = (plate.boards ?? []).filter(({ isForHanging }) => !isHung || isForHanging)
  const boards = products.some(({ grows }) => grows)
    ? allOver(plate, seeded)
    : own.length > 0
      ? own
      : isHung
        ? aboveStage(plate)
        : besideStage(plate)
  const light = { ...solidLight(scenery, shot), shadow: 0, contact: 0, hazePerMetre: 0, mirrorsAll: false }
  const middle = boards[boards.length >> 1]!
  const pictures: Picture[] = []
  for (const product of products) {
    const drawn = await drawProduct(product, light, (plate.ground.eye - middle.at[1]) / Math.max(1, middle.at[2]))
    if (!drawn) continue
    paintFigure(drawn.picture, shot.look)
    pictures.push({ ...drawn, isHung: product.hangs === true || HUNG.has(product.sprite.split('-')[0]!) })
  }
  if (pictures.length === 0) return
  const placed = boards
    .flatMap((board, at) => placesOn(board, pictures[at % pictures.length]!, pictures, seeded))
    .toSorted((a, b) => b.at[2] - a.at[2])
    .slice(-MAX_PLACED)
  for (const one of placed) putDown(scenery, one)
  for (let i = 0; i < scenery.depth.nearness.length; i++)
    scenery.depth.nearness[i] = Math.round(255 * scenery.nearnessOf(plate.depth[i]!))
}

/** In a place without shelves, goods stand on the ground on both sides. */
function besideStage({ ground }: Plate): Board[] {
  const far = Math.max(ground.near * 1.35, Math.min(ground.far, ground.near * 2))
  const level = ground.heights[ground.heights.length >> 1] ?? 0
  return [0, 1, 2].flatMap(row =>
    [-1, 1].map(side => ({
      at: [side * (0.5 * far + 0.5 + row * 0.5), level, far + row * 0.9] as const,
      wide: 1.6,
      deep: 0.6,
      high: 1.4,
      turn: 0,
    })),
  )
}

const PATCHES = 150

/** Plants grow in patches on the ground that leave the middle free. */
function allOver(plate: Plate, seeded: SeededRandom): Board[] {
  const { near, far, eye, focal, horizonY, centreX } = plate.ground
  return Array.from({ length: PATCHES }, (_, at) => {
    const z = near * (1.02 + (Math.max(2, (1.6 * far) / near) - 1) * (at / PATCHES) ** 1.6)
    const across = (0.62 * plate.width * z) / focal
    const side = seeded.next() < 0.5 ? -1 : 1
    const free = z < far ? 0.2 * z : 0
    const x = side * (free + (across - free) * seeded.next())
    const column = centreX + (x * focal) / z
    const y = eye - ((footRowAt(plate, column, z) - horizonY) * z) / focal
    return {
      at: [x, y, z] as const,
      wide: 0.3,
      deep: 0.3,
      high: seeded.between(0.35, 0.8),
      turn: 0,
      isGrown: true as const,
    }
  })
}

/** Hanging goods hang overhead and along both sides. */
function aboveStage({ ground }: Plate): Board[] {
  const level = ground.heights[ground.heights.length >> 1] ?? 0
  return [0, 1, 2].flatMap(row => {
    const z = ground.near * (1.35 + row * 0.45)
    return [-1, 0, 1].map(side => ({
      at: [side * (0.42 * z + 0.4), level + (side === 0 ? 3.1 : 2.5) + row * 0.25, z] as const,
      wide: side === 0 ? 0.6 * z : 0.5 * z,
      deep: 0.02,
      high: 0.8,
      turn: 0,
      hangs: true as const,
    }))
  })
}

type Placed = Picture & { at: readonly [number, number, number]; scale: number; hangs: boolean; isMirrored: boolean }

/** The height up to which smaller goods are enlarged, as a share of a shelf's clear height. */
const LEAST_ON_SHELF = 0.62
const MAX_ENLARGED = 2.2
const GAP = 1.16

/** Rows of goods on a board, with small variations. */
function placesOn(board: Board, product: Picture, all: readonly Picture[], seeded: SeededRandom): Placed[] {
  // Hanging goods hang on poles and walls; others do not. A train on a shelf is a toy.
  const fitting = board.isForHanging ? all.find(({ isHung }) => isHung) : product
  if (!fitting) return []
  const { wide, high } = fitting
  const enlarged = Math.min(MAX_ENLARGED, Math.max(1, (LEAST_ON_SHELF * board.high) / high))
  const scale = Math.min(board.high / high, enlarged, ((board.isGrown ? 3 : 1) * board.wide) / wide)
  const step = board.isGrown ? Math.max(0.34, wide * scale * 0.9) : wide * scale * GAP
  const along = board.isGrown ? board.deep : board.wide
  const count = Math.max(1, Math.floor(along / step))
  const rows = board.isGrown || board.hangs ? 1 : Math.max(1, Math.min(3, Math.floor(board.deep / step)))
  const radians = (board.turn * Math.PI) / 180
  const [c, s] = [Math.cos(radians), Math.sin(radians)]
  return Array.from({ length: count * rows }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)]
    const far = (column - (count - 1) / 2) * step + seeded.between(-0.05, 0.05) * step
    const deep = (row - (rows - 1) / 2) * (board.deep / rows) + seeded.between(-0.03, 0.03) * step
    const [dx, dz] = board.isGrown ? [seeded.between(-0.05, 0.05), far] : [far, deep]
    const own =
      !board.isGrown && !board.hangs && index % 7 === 5 ? all[(all.indexOf(fitting) + 1) % all.length]! : fitting
    const isFit = own.high * scale <= board.high * 1.05 && own.wide * scale <= step * 1.2
    return {
      ...(isFit ? own : fitting),
      at: [board.at[0] + dx * c + dz * s, board.at[1], board.at[2] + dz * c - dx * s],
      scale: scale * seeded.between(0.92, 1.05),
      hangs: board.hangs === true,
      isMirrored: seeded.next() < 0.4,
    }
  })
}

/** A picture of goods in the light of the place, seen from `above` (a slope). */
async function drawProduct(product: Product, light: RasterLight, above: number): Promise<Picture | undefined> {
  const body = dressBody(product.sprite, product.colour)
  if (body) return drawBody(body, light, above)
  const read = await readPictogram(product.sprite)
  if (!read) return undefined
  const picture = trimPicture(read)
  const metres = assetHeight(product.sprite)
  const dim = Math.min(1, Math.max(...light.key) * 0.6 + Math.max(...light.sky) * 0.6)
  const rgba = picture.rgba.map((part, at) => (at % 4 === 3 ? part : Math.round(part * dim ** 0.45)))
  return { picture: { ...picture, rgba }, high: metres, wide: (metres * picture.width) / picture.height }
}

/** Displayed slightly from the side: radians from away. */
const [FACING, LONG_FACING] = [Math.PI * 0.88, Math.PI * 0.66]

function drawBody({ kind, body, mesh, extent }: DressedBody, light: RasterLight, above: number): Picture | undefined {
  const size = [0, 1, 2].map(axis => extent.high[axis]! - extent.low[axis]!) as [number, number, number]
  const reach = Math.max(...size) * 1.15
  const far = 6 * reach
  const focal = (0.92 * SIDE * far) / (reach * 1.1)
  const middleY = (extent.low[1] + extent.high[1]) / 2
  const drop = Math.min(0.7, Math.max(-0.2, above)) * far
  const horizonY = SIDE / 2 - (drop * focal) / far
  const rasteriser = createRasteriser({
    frame: { width: SIDE, height: SIDE },
    plate: {
      width: SIDE,
      height: SIDE,
      depth: new Float32Array(SIDE * SIDE).fill(SKY_DEPTH),
      mask: new Uint8Array(SIDE * SIDE),
      waterKind: KINDS.water,
      focal,
      centreX: SIDE / 2,
      horizonY,
      nearest: far,
    },
    light,
  })
  const posable = rasteriser.add({
    mesh,
    ...(body.pattern && { pattern: { second: packColour(rgb(body.pattern.second)), perMetre: body.pattern.perMetre } }),
  })
  const yaw = kind.isLong ? LONG_FACING : FACING
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const world = [c, 0, s, 0, 0, 1, 0, -middleY - drop, -s, 0, c, far]
  rasteriser.begin({ x: SIDE / 2, y: SIDE / 2, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0 })
  posable.pose(
    Float32Array.from({ length: mesh.bones * 12 }, (_, at) => world[at % 12]!),
    {
      at: [0, -drop, far],
      radius: reach,
      groundY: -drop - size[1] / 2,
      castsShadow: false,
    },
  )
  const layer = rasteriser.finish()
  if (!layer) return undefined
  const { width, height, rgba } = layer
  const picture = trimPicture({ width, height, rgba: new Uint8Array(rgba) })
  const metres = far / focal
  return { picture, wide: picture.width * metres, high: picture.height * metres }
}

/** The contact shadow. */
const SHADE = 0.42

/** Draws one item into the plate where nothing is in front of it. */
function putDown(
  { plate, picture }: Scenery,
  { picture: own, at, scale, wide, high, hangs, isMirrored }: Placed,
): void {
  const seen = project(plate.ground, [at[0], at[1] - plate.ground.eye, at[2]])
  const z = seen.depth
  if (z < 0.8) return
  const perMetre = plate.ground.focal / z
  const [across, up] = [wide * scale * perMetre, high * scale * perMetre]
  const foot = seen.y
  const top = hangs ? foot : foot - up
  const left = seen.x - across / 2
  if (!hangs) shadeBelow(plate, picture, { x: left + across / 2, y: foot, across, z })
  const [fromX, toX] = [Math.max(0, Math.floor(left)), Math.min(plate.width, Math.ceil(left + across))]
  const [fromY, toY] = [Math.max(0, Math.floor(top)), Math.min(plate.height, Math.ceil(top + up))]
  const [stepX, stepY] = [own.width / across, own.height / up]
  const [takenX, takenY] = [Math.max(1, Math.min(6, Math.round(stepX))), Math.max(1, Math.min(6, Math.round(stepY)))]
  for (let row = fromY; row < toY; row++) {
    for (let column = fromX; column < toX; column++) {
      const to = row * plate.width + column
      if (plate.depth[to]! < z - NEARER) continue
      let [red, green, blue, alpha] = [0, 0, 0, 0]
      for (let j = 0; j < takenY; j++) {
        const sy = Math.floor((row + (j + 0.5) / takenY - top) * stepY)
        if (sy < 0 || sy >= own.height) continue
        for (let i = 0; i < takenX; i++) {
          const across0 = (column + (i + 0.5) / takenX - left) * stepX
          const sx = Math.floor(isMirrored ? own.width - across0 : across0)
          if (sx < 0 || sx >= own.width) continue
          const from = (sy * own.width + sx) * 4
          const weight = own.rgba[from + 3]!
          red += own.rgba[from]! * weight
          green += own.rgba[from + 1]! * weight
          blue += own.rgba[from + 2]! * weight
          alpha += weight
        }
      }
      if (alpha === 0) continue
      const share = alpha / (255 * takenX * takenY)
      for (const [part, light] of [red, green, blue].entries())
        picture.rgba[to * 4 + part] = Math.round(picture.rgba[to * 4 + part]! * (1 - share) + (light / alpha) * share)
      if (share > 0.5) {
        plate.depth[to] = z
        plate.mask[to] = KINDS.other
      }
    }
  }
}

/** Metres: its own shelf may be this far in front of an item. */
const NEARER = 0.3

function shadeBelow(
  plate: Plate,
  picture: RgbaPicture,
  { x, y, across, z }: { x: number; y: number; across: number; z: number },
): void {
  const [rx, ry] = [across * 0.62, Math.max(1.5, across * 0.16)]
  for (let row = Math.max(0, Math.floor(y - ry)); row < Math.min(plate.height, y + ry); row++) {
    for (let column = Math.max(0, Math.floor(x - rx)); column < Math.min(plate.width, x + rx); column++) {
      const far = ((column - x) / rx) ** 2 + ((row - y) / ry) ** 2
      const to = row * plate.width + column
      if (far >= 1 || plate.depth[to]! < z - NEARER) continue
      const light = 1 - SHADE * (1 - far)
      for (let part = 0; part < 3; part++)
        picture.rgba[to * 4 + part] = Math.round(picture.rgba[to * 4 + part]! * light)
    }
  }
}
