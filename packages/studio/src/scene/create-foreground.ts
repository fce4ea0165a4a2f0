import type { Compositor } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { buildMesh } from '../bodies/build-mesh.ts'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Shot } from '../direct/shot-list.ts'
import { paintFigure } from '../looks/paint-look.ts'
import { smoothStep } from '../planes/plane.ts'
import { createRasteriser } from '../raster/rasteriser.ts'
import { KINDS, SKY_DEPTH } from '../scenery/plate.ts'
import { buildForeground, chooseForeground, type Foreground } from './foreground-bodies.ts'
import type { Scenery } from './scenery.ts'
import { solidLight } from './solid-light.ts'

type ForegroundLayer = { draw(progress: number): void; free(): void }

/** Of the frame's width: where the edge of it is at first and at last; and the share of the shot after which it is out of the frame. */
const [AT_FIRST, GONE] = [0.86, -0.02]
const GONE_BY = 0.68
/** In heights of the frame: how much there is of it to the left of its edge. */
const LONG = 2.1
/** Of the frame's pixels: it is so near that the lens does not hold it sharp. */
const SHARP = 0.5
const FAR = 6

/** Where the edge is at a moment, in widths of the frame: what is near goes by faster than all that is behind it. */
export const foregroundEdge = (progress: number): number =>
  AT_FIRST + (GONE - AT_FIRST) * smoothStep(0, GONE_BY, progress)

/** A trunk, a rock or the end of a wall that the camera comes out from behind, in the light of the place. */
export function createForeground(compositor: Compositor, scenery: Scenery, shot: Shot): ForegroundLayer | undefined {
  if (shot.camera.move !== 'reveal') return undefined
  const { width, height } = compositor
  const kind = chooseForeground(shot.place, PLACE_TRAITS[shot.place].isIndoors === true)
  const mesh = buildMesh(buildForeground(kind))
  const high = Math.max(32, 2 * Math.round((SHARP * height) / 2))
  const wide = 2 * Math.round((LONG * high) / 2)
  const rasteriser = createRasteriser({
    frame: { width: wide, height: high },
    plate: {
      width: wide,
      height: high,
      depth: new Float32Array(wide * high).fill(SKY_DEPTH),
      mask: new Uint8Array(wide * high),
      waterKind: KINDS.water,
      focal: high * FAR,
      centreX: wide,
      horizonY: high / 2,
      nearest: FAR,
    },
    light: { ...solidLight(scenery, shot), shadow: 0, contact: 0, hazePerMetre: 0, mirrorsAll: false },
  })
  const posable = rasteriser.add({ mesh })
  rasteriser.begin({ x: wide / 2, y: high / 2, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0 })
  const world = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, FAR]
  posable.pose(
    Float32Array.from({ length: mesh.bones * 12 }, (_, at) => world[at % 12]!),
    { at: [-LONG / 2, 0, FAR], radius: 2, groundY: -2, castsShadow: false },
  )
  const layer = rasteriser.finish()
  if (!layer) return undefined
  const whole = new Uint8Array(wide * high * 4)
  for (let row = 0; row < layer.height; row++)
    whole.set(
      layer.rgba.subarray(row * layer.width * 4, (row + 1) * layer.width * 4),
      ((row + layer.top) * wide + layer.left) * 4,
    )
  const picture = { width: wide, height: high, rgba: whole }
  roughen(picture, kind)
  paintFigure(picture, shot.look)
  const sprite = compositor.addSprite(picture)
  const scale = height / high
  return {
    draw(progress) {
      const edge = foregroundEdge(progress) * width
      if (edge > 0) compositor.drawSprite(sprite, { x: edge - wide * scale, y: 0, scale })
    },
    free: () => sprite.free(),
  }
}

/** How much lighter and darker a surface is from place to place, and how much longer its spots are upright. */
const ROUGH: Record<Foreground, readonly [much: number, upright: number]> = {
  rock: [0.5, 1],
  reef: [0.4, 1],
  trunk: [0.3, 5],
  wall: [0.3, 1],
  post: [0.1, 6],
  curtain: [0.12, 9],
}
/** Spots in the height of the frame, from coarse to fine. */
const SPOTS = [7, 17, 43, 97]

/** Stone and bark are not of one colour: spots upon spots, darker in the hollows. */
function roughen({ width, height, rgba }: RgbaPicture, kind: Foreground): void {
  const [much, upright] = ROUGH[kind]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if (rgba[at + 3] === 0) continue
      let spot = 0
      for (const [octave, count] of SPOTS.entries())
        spot += (spotAt((x / height) * count, ((y / height) * count) / upright, octave) - 0.5) / (1 + 0.5 * octave)
      const light = Math.max(0.3, 1 + much * spot)
      for (let part = 0; part < 3; part++) rgba[at + part] = Math.min(255, Math.round(rgba[at + part]! * light))
    }
}

function spotAt(x: number, y: number, octave: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [smoothStep(0, 1, x - column), smoothStep(0, 1, y - row)]
  const of = (dx: number, dy: number): number => {
    let mixed = Math.imul(column + dx + 1, 374_761_393) ^ Math.imul(row + dy + 1, 668_265_263) ^ (octave * 7919)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
    return ((mixed ^ (mixed >>> 16)) & 0xff_ff) / 0xff_ff
  }
  const upper = of(0, 0) + (of(1, 0) - of(0, 0)) * across
  return upper + (of(0, 1) + (of(1, 1) - of(0, 1)) * across - upper) * down
}
