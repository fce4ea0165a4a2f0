import type { Frame } from 'node-av/lib'
import { isVideoSize } from '../frames/video-limits.ts'
import { rm } from 'node:fs/promises'
import { labelTags } from '../av/label.ts'
import { openOutput } from '../av/open-output.ts'
import { openPictureEncoder, createPictureFrame } from '../av/open-picture-encoder.ts'
import { openSoundEncoder } from '../av/open-sound-encoder.ts'
import type { Size } from '../frames/size.ts'
import { SAMPLE_RATE, type Sound } from '../sound/sound.ts'
import { FRAMES_PER_SECOND, yuvFrameBytes } from '../frames/yuv-frame.ts'
import { createSoundQueue } from './sound-queue.ts'

/** The trade-off between time and bytes. */
export type VideoQuality = {
  /** x264's constant rate factor: lower is better and larger; 18 is visually lossless. */
  crf?: number
  /** Instead of that, x264's constant quantiser: faster, for pictures without noise. */
  qp?: number
  preset?: 'ultrafast' | 'superfast' | 'veryfast' | 'faster' | 'fast' | 'medium'
}

export type VideoSettings = Size & {
  /** Without it the file has no sound stream. */
  withSound: boolean
  /** A JSON text, stored in the container under the key `AIGC`. */
  label?: string
  quality?: VideoQuality
  /** 24 unless said. Only without sound. */
  framesPerSecond?: number
}

type VideoWriter = {
  /**
   * Adds a frame, planar 4:2:0 as in a YuvFrame. Resolves when it is copied, while it is encoded on another thread; the
   * next call reports errors.
   */
  writeFrame(pixels: Uint8Array): Promise<void>
  /**
   * Adds sound, preferably before its frames (all at once is possible). It is cut, or padded with silence, to the
   * length of the picture. It is not copied, so do not change it before `finish`.
   */
  writeSound(sound: Sound): Promise<void>
  /** Completes the file. */
  finish(): Promise<void>
  /** Frees everything; without `finish` the file is removed. */
  close(): Promise<void>
}

const SAMPLES_PER_FRAME = SAMPLE_RATE / FRAMES_PER_SECOND
// Half the bytes of ultrafast for twice its time; slower presets save little.
const DEFAULT_QUALITY = { crf: 20, preset: 'veryfast' } as const
/** One and a half times the bytes: hardly distinguishable from the source. */
export const FINE_QUALITY = { crf: 17 } as const
// The index goes to the front, so that browsers can start early; custom metadata keys are kept.
const MP4_OPTIONS = { movflags: '+faststart+use_metadata_tags' }
const PICTURE = 0
const SOUND = 1

/** Throws for an invalid size. */
export function requireVideoSize(size: Size): void {
  if (!isVideoSize(size)) throw new RangeError(`a video cannot be ${size.width} x ${size.height}`)
}

/** An MP4 of H.264 in BT.709 at 24 frames a second and AAC at 48 kHz, its index in front. */
export async function openVideo(path: string, settings: VideoSettings): Promise<VideoWriter> {
  const { width, height, withSound, label, quality, framesPerSecond = FRAMES_PER_SECOND } = settings
  if (withSound && framesPerSecond !== FRAMES_PER_SECOND)
    throw new RangeError(`a video with sound has ${FRAMES_PER_SECOND} frames a second`)
  const timeBase = { num: 1, den: framesPerSecond }
  const size = { width, height }
  requireVideoSize(size)
  const frameBytes = yuvFrameBytes(size)
  const picture = await openPictureEncoder(size, { ...DEFAULT_QUALITY, ...quality }, { timeBase, framesPerSecond })
  const voice = withSound ? await openSoundEncoder('aac') : undefined
  const closeEncoders = (): void => {
    picture.close()
    voice?.encoder.close()
  }
  const output = await openOutput(path, {
    format: 'mp4',
    encoders: voice ? [picture, voice.encoder] : [picture],
    options: MP4_OPTIONS,
    metadata: labelTags(label),
  }).catch(error => {
    closeEncoders()
    throw error
  })
  const queue = createSoundQueue()
  // The encoder reads this buffer while the next frame is drawn.
  const taken = new Uint8Array(frameBytes)
  let encoding = Promise.resolve()
  let frames = 0
  let isFinished = false

  async function writeFrame(pixels: Uint8Array): Promise<void> {
    if (pixels.length !== frameBytes) throw new RangeError(`a frame of ${pixels.length} bytes instead of ${frameBytes}`)
    await encoding
    taken.set(pixels)
    const frame = createPictureFrame(taken, size, frames, timeBase)
    frames += 1
    encoding = encodeFrame(frame)
    // The next call reports it.
    encoding.catch(() => {})
  }

  async function encodeFrame(frame: Frame): Promise<void> {
    try {
      await picture.encode(frame, packet => output.write(packet, PICTURE))
    } finally {
      frame.free()
    }
    await encodeSound()
  }

  /** Interleaved with the picture; otherwise the file would buffer all packets of one stream. */
  async function encodeSound(): Promise<void> {
    const until = Math.min(frames * SAMPLES_PER_FRAME, queue.length())
    await voice?.encodeTo(until, queue.fill, packet => output.write(packet, SOUND))
  }

  async function writeSound(sound: Sound): Promise<void> {
    if (!voice) throw new RangeError('the video was opened without sound')
    queue.push(sound)
    await encoding
    await encodeSound()
  }

  async function finish(): Promise<void> {
    if (frames === 0) throw new RangeError('a video needs a frame')
    await encoding
    await picture.encode(null, packet => output.write(packet, PICTURE))
    await voice?.finishAt(frames * SAMPLES_PER_FRAME, queue.fill, packet => output.write(packet, SOUND))
    await output.finish()
    isFinished = true
  }

  async function close(): Promise<void> {
    await encoding.catch(() => {})
    await output.close()
    closeEncoders()
    if (!isFinished) await rm(path, { force: true })
  }

  return { writeFrame, writeSound, finish, close }
}
