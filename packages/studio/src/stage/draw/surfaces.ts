import type { RgbaPicture } from '@kinora/media/frames/size'
import { drawTitle } from '@kinora/media/text/draw-title'
import { rgb } from '../../bodies/build-mesh.ts'
import type { Point } from '../../bodies/body.ts'
import { apply, type Matrix } from '../../bodies/vectors.ts'
import { type Mesh, VERTEX_WORDS, writeVertex } from '../../raster/mesh.ts'

/**
 * A flat surface for letters on the place or a thing: the transform from its centre (right, up, front) to the place,
 * and its size in metres.
 */
export type Surface = { world: Matrix; width: number; height: number; ink: string }

export const placeOf = (world: Matrix): Point => [world[3]!, world[7]!, world[11]!]

/** The position of the chalk at a progress of the text. */
export function writingPoint({ world, width }: Surface, share: number): Point {
  // Letters go to the reader's right, which is the surface's own left.
  const size = Math.hypot(world[0]!, world[4]!, world[8]!) || 1
  return apply(world, [((0.5 - share) * 0.86 * width) / size, (0.02 * Math.sin(share * 90)) / size, 0])
}

/** The longer side in pixels at which letters are rasterised before they become shapes. */
const SIDE = 320
const INKED = 128

/**
 * The letters of a text as separate shapes of one bone, in reading order; the surface's centre is 0, its front is z.
 */
export function letterMeshes(text: string, { width, height, ink }: Surface): Mesh[] {
  const by = SIDE / Math.max(width, height)
  const frame = { width: Math.max(8, Math.round(width * by)), height: Math.max(8, Math.round(height * by)) }
  const title = drawTitle(text, { frame, font: 'sans', place: 'board', color: '#FFFFFF' })
  if (!title) return []
  const { picture } = title
  const fit = Math.min((0.96 * width) / picture.width, (0.96 * height) / picture.height)
  const letters = letterColumns(picture).map(([from, to]) => inkRuns(picture, from, to))
  // In a long text several letters appear at once, because the rasteriser's capacity is limited.
  const together = Math.ceil(letters.length / MOST_LETTERS)
  return Array.from({ length: Math.ceil(letters.length / together) }, (_, nth) =>
    runMesh(
      letters
        .slice(nth * together, (nth + 1) * together)
        .flatMap(runs => runs.map(run => ({ ...run, colour: rgb(ink) }))),
      picture,
      fit,
    ),
  )
}
const MOST_LETTERS = 14

const isInked = ({ width, rgba }: RgbaPicture, x: number, y: number): boolean => {
  const at = (y * width + x) * 4
  return rgba[at + 3]! > INKED && rgba[at]! > INKED
}

/** The columns of each letter, separated where there is no ink. */
function letterColumns(picture: RgbaPicture): [from: number, to: number][] {
  const columns: [number, number][] = []
  for (let x = 0; x < picture.width; x++) {
    const hasInk = Array.from({ length: picture.height }, (_, y) => y).some(y => isInked(picture, x, y))
    if (!hasInk) continue
    const last = columns.at(-1)
    if (last && last[1] === x) last[1] = x + 1
    else columns.push([x, x + 1])
  }
  return columns
}

/** Pixels of the longer side of a painted picture: strokes of a brush. */
const PAINTED = 72
const CANVAS = [247, 243, 232] as const
/** The number of bits that distinguish colours of a stroke. */
const STROKES = 3

/** A picture as strokes on its ground, from above downwards; the surface's middle at 0, its front to z. */
export function pictureMeshes(picture: RgbaPicture, { width, height }: Surface): Mesh[] {
  const by = PAINTED / Math.max(picture.width, picture.height)
  const small = { width: Math.round(picture.width * by), height: Math.round(picture.height * by) }
  const metres = Math.min((0.9 * width) / small.width, (0.9 * height) / small.height)
  const colourAt = (x: number, y: number): number => {
    const at = (Math.floor(y / by) * picture.width + Math.floor(x / by)) * 4
    if (picture.rgba[at + 3]! < INKED) return -1
    const coarse = (channel: number): number => picture.rgba[at + channel]! >> (8 - STROKES)
    return (coarse(0) << (2 * STROKES)) | (coarse(1) << STROKES) | coarse(2)
  }
  const part = (code: number, shift: number): number =>
    Math.round((((code >> (shift * STROKES)) & ((1 << STROKES) - 1)) + 0.5) * (256 >> STROKES))
  const band = Math.ceil(small.height / MOST_LETTERS)
  return Array.from({ length: Math.ceil(small.height / band) }, (_, nth) => {
    const strokes: Stroke[] = []
    for (let y = nth * band; y < Math.min(small.height, (nth + 1) * band); y++)
      for (let x = 0, start = 0; x <= small.width; x++) {
        const code = colourAt(start, y)
        if (x < small.width && colourAt(x, y) === code) continue
        const colour = code < 0 ? CANVAS : ([part(code, 2), part(code, 1), part(code, 0)] as const)
        strokes.push({ y, from: start, to: x, colour })
        start = x
      }
    return runMesh(strokes, small, metres)
  })
}

type Run = { y: number; from: number; to: number }
type Stroke = Run & { colour: readonly [number, number, number] }

function inkRuns(picture: RgbaPicture, left: number, right: number): Run[] {
  const runs: Run[] = []
  for (let y = 0; y < picture.height; y++) {
    let start = -1
    for (let x = left; x <= right; x++) {
      const inked = x < right && isInked(picture, x, y)
      if (inked && start < 0) start = x
      if (!inked && start >= 0) {
        runs.push({ y, from: start, to: x })
        start = -1
      }
    }
  }
  return runs
}

function runMesh(
  runs: readonly Stroke[],
  { width, height }: Pick<RgbaPicture, 'width' | 'height'>,
  metres: number,
): Mesh {
  const vertices = new Float32Array(runs.length * 4 * VERTEX_WORDS)
  const indices = new Uint32Array(runs.length * 6)
  // A viewer sees the surface's own left at the right.
  const place = (x: number, y: number): Point => [(width / 2 - x) * metres, (height / 2 - y) * metres, 0]
  for (const [at, { y, from, to, colour }] of runs.entries()) {
    const corners = [place(to, y + 1), place(from, y + 1), place(from, y), place(to, y)]
    for (const [nth, corner] of corners.entries())
      writeVertex(vertices, at * 4 + nth, {
        place: corner,
        normal: [0, 0, 1],
        bones: [0, 0],
        share: 1,
        colour,
        material: 'matte',
        open: 1,
      })
    indices.set(
      [0, 1, 2, 0, 2, 3].map(one => at * 4 + one),
      at * 6,
    )
  }
  return { vertices, indices, bones: 1 }
}
