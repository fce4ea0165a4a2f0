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

/** A wall or a board, not a sheet that lies. */
export const isUpright = ({ world }: Surface): boolean =>
  Math.abs(world[6]!) < 0.5 * Math.hypot(world[2]!, world[6]!, world[10]!)

/** The position of the chalk at a progress of the text: at its current letter, line by line. */
export function writingPoint(surface: Surface, share: number, text: string): Point {
  const { world, width, height } = surface
  const size = Math.hypot(world[0]!, world[4]!, world[8]!) || 1
  const stroke = 0.01 * Math.min(width, height) * Math.sin(share * 90)
  const { letters } = lettersOf(text, width, height)
  const at = Math.min(letters.length - 1, Math.floor(share * letters.length))
  // Letters go to the reader's right, which is the surface's own left.
  const [x, y] = letters[at]?.middle ?? [(0.5 - share) * 0.86 * width, 0]
  return apply(world, [x / size, (y + stroke) / size, 0])
}

/** The longer side in pixels at which letters are rasterised before they become shapes. */
const SIDE = 320
const INKED = 128

/**
 * The letters of a text as separate shapes of one bone, in reading order; the surface's centre is 0, its front is z.
 */
export function letterMeshes(text: string, { width, height, ink }: Surface): Mesh[] {
  const { letters: found, picture, fit } = lettersOf(text, width, height)
  if (!picture) return []
  const letters = found.map(({ box }) => inkRuns(picture, box))
  // In a long text several letters appear at once, because the rasteriser's capacity is limited.
  const together = Math.ceil(letters.length / MAX_LETTERS)
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
const MAX_LETTERS = 14

/**
 * A letter of a text on a surface: its pixels, and its centre in metres to the right and up of the surface's centre.
 */
type Letter = { box: Box; middle: readonly [x: number, y: number] }
type Box = { left: number; right: number; top: number; bottom: number }
type Letters = { letters: readonly Letter[]; picture?: RgbaPicture; fit: number }

/** A hand asks for the same letters in every frame. */
const KEPT = 16
const lettered = new Map<string, Letters>()

function lettersOf(text: string, width: number, height: number): Letters {
  const key = `${width} ${height} ${text}`
  const known = lettered.get(key)
  if (known) return known
  const by = SIDE / Math.max(width, height)
  const frame = { width: Math.max(8, Math.round(width * by)), height: Math.max(8, Math.round(height * by)) }
  const picture = drawTitle(text, { frame, font: 'sans', place: 'board', color: '#FFFFFF' })?.picture
  const fit = picture ? Math.min((0.96 * width) / picture.width, (0.96 * height) / picture.height) : 1
  const boxes = picture ? inkedRows(picture).flatMap(([top, bottom]) => letterBoxes(picture, top, bottom)) : []
  const letters = boxes.map((box): Letter => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    return { box, middle: [(picture!.width / 2 - x) * fit, (picture!.height / 2 - y) * fit] }
  })
  const made = { letters, ...(picture && { picture }), fit }
  lettered.set(key, made)
  if (lettered.size > KEPT) lettered.delete(lettered.keys().next().value!)
  return made
}

const isInked = ({ width, rgba }: RgbaPicture, x: number, y: number): boolean => {
  const at = (y * width + x) * 4
  return rgba[at + 3]! > INKED && rgba[at]! > INKED
}

/** Consecutive numbers from 0 for which something holds, as ranges. */
function rangesWhere(count: number, holds: (at: number) => boolean): [from: number, to: number][] {
  const ranges: [number, number][] = []
  for (let at = 0; at < count; at++) {
    if (!holds(at)) continue
    const last = ranges.at(-1)
    if (last && last[1] === at) last[1] = at + 1
    else ranges.push([at, at + 1])
  }
  return ranges
}

/**
 * The least height of a line, as a share of the highest one; lower ones are dots, accents and strokes of the next line.
 */
const LINE = 0.5

/** The rows of each line of a text, separated by rows without ink. */
function inkedRows(picture: RgbaPicture): [from: number, to: number][] {
  const rows = rangesWhere(picture.height, y => {
    for (let x = 0; x < picture.width; x++) if (isInked(picture, x, y)) return true
    return false
  })
  const highest = Math.max(0, ...rows.map(([from, to]) => to - from))
  const lines: [number, number][] = []
  let waits: number | undefined
  for (const [from, to] of rows) {
    const last = lines.at(-1)
    if (to - from >= LINE * highest) {
      lines.push([waits ?? from, to])
      waits = undefined
    } else if (last && from - last[1] < to - from + 2) last[1] = to
    else waits ??= from
  }
  if (waits !== undefined && lines.length > 0) lines.at(-1)![1] = rows.at(-1)![1]
  return lines
}

/** The letters of a line, separated by columns without ink. */
const letterBoxes = (picture: RgbaPicture, top: number, bottom: number): Box[] =>
  rangesWhere(picture.width, x => {
    for (let y = top; y < bottom; y++) if (isInked(picture, x, y)) return true
    return false
  }).map(([left, right]) => ({ left, right, top, bottom }))

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
  const band = Math.ceil(small.height / MAX_LETTERS)
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

function inkRuns(picture: RgbaPicture, { left, right, top, bottom }: Box): Run[] {
  const runs: Run[] = []
  for (let y = top; y < bottom; y++) {
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
