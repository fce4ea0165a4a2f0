import { join } from 'node:path'
import { openPixels } from '@kinora/media/av/guarded-sharp'
import type { Compositor } from '@kinora/media/compositor/compositor'
import type { Pass } from '@kinora/media/engine/contract'
import { blackFrame, GREY_LUMA, rgbaToYuv } from '@kinora/media/frames/rgba-to-yuv'
import type { Size } from '@kinora/media/frames/size'
import { MASK } from '@kinora/media/scene/passes'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { indexedPng } from '@kinora/media/write/indexed-png'
import { openVideo } from '@kinora/media/write/open-video'
import { writeZip, type ZipWriter } from '@kinora/media/write/write-zip'
import { createDepthShader, type DepthRange } from '../raster/create-depth-shader.ts'
import type { Flow } from '../raster/measure-flow.ts'
import type { SceneFilm } from '../stage/film-scene.ts'
import type { FrameGuides } from '../stage/guides/frame-guides.ts'
import { depthWords, flowWords, idColour, paintEdges, paintMask, paintNormals } from '../stage/guides/paint-passes.ts'
import { createPosePainter } from '../stage/guides/paint-poses.ts'

/** The files of passes while they are written. */
export type PassWriters = {
  /** Writes a frame at a second of the clip; motion is that until `next`. The compositor is drawn over. */
  write(film: SceneFilm, at: FrameTime): Promise<void>
  /** Completes the files. */
  finish(): Promise<readonly Pass[]>
  /** Frees everything. */
  close(): Promise<void>
}

type FrameTime = { number: number; seconds: number; next: number | undefined; index: number }

type Shape = Size & { framesPerSecond: number }
type Facts = { range: DepthRange; numberOf: (name: string) => number; shape: Shape }

/** The source and format of a pass. The file is complete after `finish`. */
type Writer = { pass: Pass; finish(): Promise<void>; close(): Promise<void> } & (
  | { of: 'guides'; write(guides: FrameGuides, number: number): Promise<void> }
  | { of: 'flow'; write(flow: Flow | undefined, number: number): Promise<void> }
  | { of: 'plate'; write(pixels: Uint8Array): Promise<void> }
)

type Options = {
  folder: string
  scene: Scene
  compositor: Compositor
  framesPerSecond: number
  /** The nearest and the farthest of the whole clip. */
  range: DepthRange
}

/** Opens the files of passes of a clip. */
export async function openPasses(
  names: readonly string[],
  { folder, scene, compositor, framesPerSecond, range }: Options,
): Promise<PassWriters> {
  const { width, height } = compositor
  const facts: Facts = {
    range,
    numberOf: numbering(scene.entities.map(({ id }) => id)),
    shape: { width, height, framesPerSecond },
  }
  const writers: Writer[] = []
  const close = async (): Promise<void> => {
    for (const writer of writers) await writer.close()
  }
  try {
    for (const [at, name] of names.entries()) writers.push(await openPass(name, join(folder, `pass-${at}`), facts))
  } catch (error) {
    await close()
    throw error
  }
  return {
    async write(film, { number, seconds, next, index }) {
      const ofGuides = writers.filter(writer => writer.of === 'guides')
      if (ofGuides.length > 0) {
        const guides = await film.guides(seconds)
        for (const writer of ofGuides) await writer.write(guides, number)
      }
      for (const writer of writers)
        if (writer.of === 'flow')
          await writer.write(next === undefined ? undefined : await film.flow(seconds, next), number)
      for (const writer of writers)
        if (writer.of === 'plate') {
          await film.drawEmpty(index)
          await writer.write(compositor.frame())
        }
    },
    async finish() {
      for (const writer of writers) await writer.finish()
      return writers.map(({ pass }) => pass)
    },
    close,
  }
}

/** Numbers for names, the entities of the document first. */
function numbering(known: readonly string[]): (name: string) => number {
  const numbers = new Map(known.map((name, at) => [name, at + 1]))
  return name => {
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    return number
  }
}

/** Paints frames, planar 4:2:0, each valid until the next. */
type Painter = (guides: FrameGuides) => Uint8Array

const PAINTERS: Readonly<Record<string, (facts: Facts) => Painter>> = {
  depth({ range, shape }) {
    const shade = createDepthShader(shape.width * shape.height, range, LUMAS)
    return greyPainter(shape, ({ depths }, into) => into.set(shade(depths)))
  },
  normals: () => guides => rgbaToYuv(paintNormals(guides)),
  pose({ shape }) {
    const paint = createPosePainter(shape)
    return ({ poses }) => paint(poses)
  },
  edges: ({ shape }) => greyPainter(shape, (guides, into) => paintEdges(guides, LUMAS, into)),
}

const LUMAS = { black: GREY_LUMA[0]!, white: GREY_LUMA[255]! }

function greyPainter(shape: Size, paint: (guides: FrameGuides, luma: Uint8Array) => void): Painter {
  const frame = blackFrame(shape)
  return guides => {
    paint(guides, frame)
    return frame
  }
}

// In depths and poses of 1280 x 720 no pixel is 8 of 255 greys off, and at most one of 1,200 more than 2. A crf of 12 takes
// more time for as small errors; the preset veryfast takes three times the time for two thirds of the bytes.
const QUALITY = { qp: 10, preset: 'ultrafast' } as const

async function openPass(name: string, path: string, facts: Facts): Promise<Writer> {
  const paint = painterOf(name)?.(facts)
  if (paint) return openClip(name, path, paint, facts)
  if (name === 'plate') return openPlate(path, facts)
  if (name === 'ids') return openIds(path, facts)
  if (name === 'depth16') return openDepths(path, facts)
  if (name === 'flow') return openFlow(path, facts)
  throw new RangeError(`there is no pass ${name}`)
}

function painterOf(name: string): ((facts: Facts) => Painter) | undefined {
  if (!name.startsWith(MASK)) return PAINTERS[name]
  const masked = name.slice(MASK.length)
  return ({ shape }) =>
    greyPainter(shape, (guides, into) => paintMask(guides, one => isPartOf(one, masked), LUMAS, into))
}

/** Members of a group are named after it. */
const isPartOf = (name: string, group: string): boolean => name === group || name.startsWith(`${group}.`)

async function openClip(name: string, path: string, paint: Painter, { shape }: Facts): Promise<Writer> {
  const pass: Pass = { name, path: `${path}.mp4`, format: 'mp4' }
  const video = await openVideo(pass.path, { ...shape, withSound: false, quality: QUALITY })
  return {
    of: 'guides',
    pass,
    write: guides => video.writeFrame(paint(guides)),
    finish: () => video.finish(),
    close: () => video.close(),
  }
}

async function openPlate(path: string, { shape }: Facts): Promise<Writer> {
  const pass: Pass = { name: 'plate', path: `${path}.mp4`, format: 'mp4' }
  const video = await openVideo(pass.path, { ...shape, withSound: false })
  return {
    of: 'plate',
    pass,
    write: pixels => video.writeFrame(pixels),
    finish: () => video.finish(),
    close: () => video.close(),
  }
}

async function openIds(path: string, { numberOf, shape }: Facts): Promise<Writer> {
  const zip = await openZipped(`${path}.zip`)
  const seen = new Set<string>()
  return {
    of: 'guides',
    pass: { name: 'ids', path: `${path}.zip`, format: 'zip' },
    async write(guides, number) {
      for (const one of guides.names) seen.add(one)
      // The palette differs between frames, so that pixels keep the frame's numbers.
      const palette = [idColour(0), ...guides.names.map(one => idColour(numberOf(one)))]
      await zip.add(pictureName(number), indexedPng(shape, guides.owners, palette))
    },
    finish: () =>
      zip.finish('legend.json', { legend: [...seen].map(id => ({ id, colour: hexOf(idColour(numberOf(id))) })) }),
    close: () => zip.close(),
  }
}

async function openDepths(path: string, { range, shape }: Facts): Promise<Writer> {
  const zip = await openZipped(`${path}.zip`)
  return {
    of: 'guides',
    pass: { name: 'depth16', path: `${path}.zip`, format: 'zip' },
    async write(guides, number) {
      const png = openPixels(depthWords(guides, range), { ...shape, channels: 1 })
        .toColourspace('grey16')
        .png()
      await zip.add(pictureName(number), await png.toBuffer())
    },
    finish: () =>
      zip.finish('depth.json', {
        near_metres: range.near,
        far_metres: range.far,
        white: 'near',
        steps: 65_535,
        even_in: 'inverse depth',
      }),
    close: () => zip.close(),
  }
}

async function openFlow(path: string, { shape }: Facts): Promise<Writer> {
  const zip = await openZipped(`${path}.zip`)
  return {
    of: 'flow',
    pass: { name: 'flow', path: `${path}.zip`, format: 'zip' },
    async write(flow, number) {
      const words = flow ? flowWords(flow) : new Uint16Array(3 * shape.width * shape.height)
      const png = openPixels(words, { ...shape, channels: 3 })
        .toColourspace('rgb16')
        .png({ compressionLevel: 2 })
      await zip.add(pictureName(number), await png.toBuffer())
    },
    finish: () =>
      zip.finish('flow.json', {
        red: 'pixels to the right: (red - 32768) / 64',
        green: 'pixels down: (green - 32768) / 64',
        blue: '1 where the next frame has what is seen, else 0',
      }),
    close: () => zip.close(),
  }
}

const pictureName = (number: number): string => `${String(number).padStart(5, '0')}.png`

const hexOf = (colour: readonly number[]): string =>
  `#${colour.map(part => part.toString(16).padStart(2, '0')).join('')}`

/** A zip of pictures. It is filled while frames are drawn, and closed with their metadata. */
async function openZipped(
  path: string,
): Promise<ZipWriter & { finish(name: string, told: object): Promise<void>; close(): Promise<void> }> {
  const { promise: filled, resolve: fill, reject: fail } = Promise.withResolvers<void>()
  const { promise: opened, resolve: open } = Promise.withResolvers<ZipWriter>()
  const written = writeZip(path, async zip => {
    open(zip)
    await filled
  })
  written.catch(() => {})
  const zip = await Promise.race([opened, written.then(() => opened)])
  return {
    add: (name, bytes) => zip.add(name, bytes),
    async finish(name, told) {
      await zip.add(name, Buffer.from(`${JSON.stringify(told, null, 2)}\n`))
      fill()
      await written
    },
    async close() {
      fail(new Error('the pass was not finished'))
      await written.catch(() => {})
    },
  }
}
