import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { Log, Packet } from 'node-av/lib'
import { AVMEDIA_TYPE_VIDEO, AV_LOG_FATAL } from 'node-av/constants'
import { openDecoder } from '../../src/av/open-decoder.ts'
import { openInput } from '../../src/av/open-input.ts'
import { composeFilm } from '../../src/film/compose-film.ts'
import type { Composed } from '../../src/film/compose-job.ts'
import type { Size } from '../../src/frames/size.ts'
import type { Sound } from '../../src/sound/sound.ts'
import { openVideo, type VideoQuality } from '../../src/write/open-video.ts'
import { yuvFrameBytes } from '../../src/frames/yuv-frame.ts'
import type { Shot, Timeline } from '../../src/film/timeline.ts'

Log.setLevel(AV_LOG_FATAL)

export const SIZE = { width: 64, height: 36 }

export async function folderOf(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-film-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export type MadeClip = {
  frames: number
  size?: Size
  sound?: Sound
  quality?: VideoQuality
  /** A pattern that moves, darker or lighter from clip to clip, unless told. */
  draw?: (frame: number, size: Size) => Uint8Array
}

export async function makeClip(path: string, clip: MadeClip): Promise<string> {
  const { frames, size = SIZE, sound, quality, draw = patternOf(path.length) } = clip
  const video = await openVideo(path, { ...size, withSound: sound !== undefined, ...(quality && { quality }) })
  try {
    if (sound) await video.writeSound(sound)
    for (let frame = 0; frame < frames; frame++) await video.writeFrame(draw(frame, size))
    await video.finish()
  } finally {
    await video.close()
  }
  return path
}

/** Waves that move by a pixel a frame: no two frames are alike, and an encoder keeps them. */
export const patternOf =
  (seed: number) =>
  (frame: number, { width, height }: Size): Uint8Array => {
    const pixels = new Uint8Array(yuvFrameBytes({ width, height })).fill(128)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        pixels[y * width + x] =
          110 + 60 * Math.sin((x + frame + 7 * seed) / 9) * Math.cos((y - frame / 2) / 7) + (seed % 5) * 8
    pixels.fill(100 + ((seed * 37) % 60), width * height)
    return pixels
  }

export const plainOf =
  (luma: number) =>
  (_: number, size: Size): Uint8Array =>
    new Uint8Array(yuvFrameBytes(size)).fill(128).fill(luma, 0, size.width * size.height)

export const timelineOf = (
  shots: readonly (Partial<Shot> & { source: string; frames: number })[],
  more: Partial<Timeline> = {},
): Timeline => ({
  ...SIZE,
  framesPerSecond: 24,
  frames: shots.reduce((sum, { frames }) => sum + frames, 0),
  shots: shots.map((shot, index) => ({ name: `shot ${index}`, fromFrame: 0, ...shot })),
  texts: [],
  tracks: [],
  ...more,
})

export const compose = (timeline: Timeline, files: Record<string, string>, path: string): Promise<Composed> =>
  composeFilm({ timeline, files, path }, () => undefined)

export type SeenPacket = { frame: number; dts: number; isKey: boolean; bytes: Buffer }

/** The picture's packets in the order of decoding. */
export async function packetsOf(path: string): Promise<SeenPacket[]> {
  const file = await openInput(path)
  const packet = new Packet()
  packet.alloc()
  const packets: SeenPacket[] = []
  try {
    const index = file.findBestStream(AVMEDIA_TYPE_VIDEO)
    const { num, den } = file.streams[index]?.timeBase ?? { num: 0, den: 1 }
    const frameOf = (ticks: bigint): number => (Number(ticks) * num * 24) / den
    while (file.readFrameSync(packet) >= 0) {
      if (packet.streamIndex === index) {
        const { pts, dts, isKeyframe, data } = packet
        packets.push({ frame: frameOf(pts), dts: frameOf(dts), isKey: isKeyframe, bytes: Buffer.from(data ?? []) })
      }
      packet.unref()
    }
    return packets
  } finally {
    packet.free()
    await file.closeInput()
  }
}

/** Luma of every frame; a frame that cannot be decoded whole fails the test. */
export async function lumasOf(path: string): Promise<Buffer[]> {
  const file = await openInput(path)
  const lumas: Buffer[] = []
  try {
    const decoder = await openDecoder(file, AVMEDIA_TYPE_VIDEO)
    if (!decoder) throw new Error('no picture')
    try {
      const broken = (): never => {
        throw new Error(`a frame after ${lumas.length} cannot be decoded`)
      }
      for await (const frame of decoder.frames(broken)) {
        const [plane] = frame.data ?? []
        const stride = frame.linesize[0] ?? 0
        const luma = Buffer.alloc(frame.width * frame.height)
        for (let y = 0; y < frame.height; y++) plane?.copy(luma, y * frame.width, y * stride, y * stride + frame.width)
        lumas.push(luma)
      }
    } finally {
      decoder.close()
    }
    return lumas
  } finally {
    await file.closeInput()
  }
}

export function psnrOf(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i]! - b[i]!) ** 2
  return 10 * Math.log10(255 ** 2 / (sum / a.length))
}

export const meanOf = (values: Uint8Array): number => values.reduce((sum, value) => sum + value, 0) / values.length
