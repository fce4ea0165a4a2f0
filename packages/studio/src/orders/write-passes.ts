import { join } from 'node:path'
import { openPixels } from '@kinora/media/av/guarded-sharp'
import { createCompositor } from '@kinora/media/compositor/compositor'
import type { Pass, WantedPasses } from '@kinora/media/engine/contract'
import { greyToYuv, rgbaToYuv } from '@kinora/media/frames/rgba-to-yuv'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { MASK } from '@kinora/media/scene/passes'
import { openVideo } from '@kinora/media/write/open-video'
import { writeZip, type ZipWriter } from '@kinora/media/write/write-zip'
import type { SceneFilm } from '../stage/film-scene.ts'
import type { FrameGuides } from '../stage/guides/frame-guides.ts'
import {
  type DepthRange,
  depthRange,
  depthWords,
  type GreyPicture,
  idColour,
  paintDepth,
  paintEdges,
  paintIds,
  paintMask,
  paintNormals,
  paintPose,
} from '../stage/guides/paint-passes.ts'
import { filmOptions, framesOf, type Means, type VideoOrder } from './shoot-scene.ts'

type Facts = { range: DepthRange; numberOf: (name: string) => number }
type Painter = (guides: FrameGuides, facts: Facts) => RgbaPicture | GreyPicture

const PAINTERS: Readonly<Record<string, Painter>> = {
  depth: (guides, { range }) => paintDepth(guides, range),
  normals: paintNormals,
  pose: paintPose,
  edges: paintEdges,
}

/** Control models take these pictures as they are: few bytes are saved. */
const QUALITY = { crf: 8, preset: 'veryfast' } as const
/** The range of distances is that of the whole clip, looked at so often in a second. */
const LOOKS_PER_SECOND = 2
const [MOST_LOOKS, ZIPPED] = [40, new Set(['depth16', 'ids'])]

/** Writes passes of a document, frame by frame at the times of its clip. */
export async function writePasses(
  order: VideoOrder,
  { names, framesPerSecond = FRAMES_PER_SECOND, frames, fromSeconds = 0 }: WantedPasses,
  folder: string,
  report: (percent: number) => void,
  means: Pick<Means, 'film'>,
): Promise<Pass[]> {
  const count = frames ?? Math.round((framesOf(order) * framesPerSecond) / FRAMES_PER_SECOND)
  const { width, height } = order
  const compositor = await createCompositor({ width, height })
  try {
    const film = await means.film(await filmOptions(order, compositor))
    try {
      const lastSeconds = (framesOf(order) - 1) / FRAMES_PER_SECOND
      const timeOf = (frame: number): number => Math.min(fromSeconds + frame / framesPerSecond, lastSeconds)
      const facts: Facts = {
        range: names.some(name => name.startsWith('depth'))
          ? await rangeOf(film, timeOf(count - 1))
          : { near: 1, far: 1_000 },
        numberOf: numbering(order.scene.entities.map(({ id }) => id)),
      }
      const writers = await Promise.all(
        names.map((name, at) => openPass(name, join(folder, `pass-${at}`), { width, height, framesPerSecond }, facts)),
      )
      try {
        for (let frame = 0; frame < count; frame++) {
          const guides = await film.guides(timeOf(frame))
          for (const writer of writers) await writer.write(guides, frame)
          report((100 * (frame + 1)) / count)
        }
        for (const writer of writers) await writer.finish()
      } finally {
        for (const writer of writers) await writer.close()
      }
      return writers.map(({ pass }) => pass)
    } finally {
      film.close?.()
    }
  } finally {
    compositor.close()
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

async function rangeOf(film: SceneFilm, seconds: number): Promise<DepthRange> {
  const looks = Math.max(2, Math.min(MOST_LOOKS, Math.ceil(seconds * LOOKS_PER_SECOND) + 1))
  const ranges: DepthRange[] = []
  for (let look = 0; look < looks; look++) ranges.push(depthRange([await film.guides((seconds * look) / (looks - 1))]))
  return { near: Math.min(...ranges.map(({ near }) => near)), far: Math.max(...ranges.map(({ far }) => far)) }
}

type Writer = {
  pass: Pass
  write(guides: FrameGuides, frame: number): Promise<void>
  finish(): Promise<void>
  close(): Promise<void>
}

type Shape = { width: number; height: number; framesPerSecond: number }

const openPass = (name: string, path: string, shape: Shape, facts: Facts): Promise<Writer> =>
  ZIPPED.has(name) ? openPictures(name, path, shape, facts) : openClip(name, path, shape, facts)

async function openClip(name: string, path: string, shape: Shape, facts: Facts): Promise<Writer> {
  const pass: Pass = { name, path: `${path}.mp4`, format: 'mp4' }
  const masked = name.startsWith(MASK) ? name.slice(MASK.length) : undefined
  const paint: Painter | undefined =
    masked === undefined ? PAINTERS[name] : guides => paintMask(guides, one => isPartOf(one, masked))
  if (!paint) throw new RangeError(`there is no pass ${name}`)
  const video = await openVideo(pass.path, { ...shape, withSound: false, quality: QUALITY })
  return {
    pass,
    async write(guides) {
      const picture = paint(guides, facts)
      await video.writeFrame('grey' in picture ? greyToYuv(picture) : rgbaToYuv(picture))
    },
    finish: () => video.finish(),
    close: () => video.close(),
  }
}

/** Members of a group are named after it. */
const isPartOf = (name: string, group: string): boolean => name === group || name.startsWith(`${group}.`)

/** A zip of pictures: it is filled while frames are drawn, and closed with what they mean. */
async function openPictures(name: string, path: string, { width, height }: Shape, facts: Facts): Promise<Writer> {
  const pass: Pass = { name, path: `${path}.zip`, format: 'zip' }
  const seen = new Set<string>()
  const { promise: filled, resolve: fill, reject: fail } = Promise.withResolvers<void>()
  const { promise: opened, resolve: open } = Promise.withResolvers<ZipWriter>()
  const written = writeZip(pass.path, async zip => {
    open(zip)
    await filled
  })
  written.catch(() => {})
  const zip = await opened
  return {
    pass,
    async write(guides, frame) {
      for (const one of guides.names) seen.add(one)
      const file = `${String(frame).padStart(5, '0')}.png`
      await zip.add(
        file,
        name === 'ids'
          ? await pngOf(paintIds(guides, facts.numberOf))
          : await greyPng(depthWords(guides, facts.range), { width, height }),
      )
    },
    async finish() {
      const told =
        name === 'ids'
          ? { legend: [...seen].map(one => ({ id: one, colour: hexOf(facts.numberOf(one)) })) }
          : {
              near_metres: facts.range.near,
              far_metres: facts.range.far,
              white: 'near',
              steps: 65_535,
              even_in: 'inverse depth',
            }
      await zip.add(name === 'ids' ? 'legend.json' : 'depth.json', Buffer.from(`${JSON.stringify(told, null, 2)}\n`))
      fill()
      await written
    },
    async close() {
      fail(new Error('the pass was not finished'))
      await written.catch(() => {})
    },
  }
}

const hexOf = (number: number): string =>
  `#${idColour(number)
    .map(part => part.toString(16).padStart(2, '0'))
    .join('')}`

const pngOf = ({ width, height, rgba }: RgbaPicture): Promise<Buffer> =>
  openPixels(rgba, { width, height, channels: 4 }).removeAlpha().png().toBuffer()

const greyPng = (words: Uint16Array, { width, height }: { width: number; height: number }): Promise<Buffer> =>
  openPixels(words, { width, height, channels: 1 }).toColourspace('grey16').png().toBuffer()
