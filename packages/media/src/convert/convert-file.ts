import { writeFile } from 'node:fs/promises'
import { decodeFrames } from '../av/decode-frames.ts'
import { frameToRgba } from '../av/frame-to-rgba.ts'
import { decodeSound, decodeSoundIfAny } from '../av/decode-sound.ts'
import { openPicture } from '../av/guarded-sharp.ts'
import type { YuvFrame } from '../frames/yuv-frame.ts'
import { pcmCode } from '../sound/interleave-pcm.ts'
import { halveRate } from '../sound/halve-rate.ts'
import { measurePeaks } from '../sound/measure-peaks.ts'
import type { Sound } from '../sound/sound.ts'
import { writePicture } from '../write/write-picture.ts'
import { writeSound } from '../write/write-sound.ts'
import type { ConvertJob, PictureTarget } from './convert-job.ts'

/** Converts a file to another format; runs in a child. */
export async function convertFile({ path, target, to, label }: ConvertJob): Promise<void> {
  const labelled = label === undefined ? {} : { label }
  if (to.kind === 'picture') return convertPicture(path, target, to, labelled)
  if (to.kind === 'last frame') return writeLastFrame(path, target)
  if (to.kind === 'peaks') return writePeaks(path, target, to.perSecond)
  const sound = await decodeSound(path)
  if (to.format === 'pcm') return writeFile(target, barePcm(sound))
  return writeSound(target, sound, { format: to.format, ...labelled })
}

async function writeLastFrame(path: string, target: string): Promise<void> {
  let last: YuvFrame | undefined
  for await (const frame of decodeFrames(path)) last = frame
  if (last) await writePicture(target, await frameToRgba(last), { format: 'png' })
}

// The waveform of a very long sound covers its beginning; ten minutes of samples take 230 MB.
const PEAKS_UNTIL_SECONDS = 600

async function writePeaks(path: string, target: string, perSecond: number): Promise<void> {
  const sound = await decodeSoundIfAny(path, { maxSeconds: Infinity, untilSeconds: PEAKS_UNTIL_SECONDS })
  await writeFile(target, JSON.stringify(sound ? measurePeaks(sound, perSecond) : []))
}

/** Half of the internal rate, one channel. */
function barePcm({ left, right }: Sound): Buffer {
  const samples = halveRate(left.map((sample, at) => (sample + (right[at] ?? 0)) / 2))
  const pcm = Buffer.alloc(2 * samples.length)
  samples.forEach((sample, at) => pcm.writeInt16LE(pcmCode(sample), 2 * at))
  return pcm
}

async function convertPicture(
  path: string,
  target: string,
  { format, width, height, within, quality }: PictureTarget,
  labelled: { label?: string },
): Promise<void> {
  const image = openPicture(path).ensureAlpha()
  if (width !== undefined && height !== undefined) image.resize(width, height, { fit: 'cover' })
  if (within !== undefined) image.resize(within, within, { fit: 'inside', withoutEnlargement: true })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const picture = { rgba: data, width: info.width, height: info.height }
  await writePicture(target, picture, { format, ...labelled, ...(quality !== undefined && { quality }) })
}
