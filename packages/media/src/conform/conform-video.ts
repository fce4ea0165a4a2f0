import { join } from 'node:path'
import type { Stream } from 'node-av/lib'
import { AV_CODEC_ID_AAC } from 'node-av/constants'
import { decodeSoundIfAny } from '../av/decode-sound.ts'
import { ChildFailure } from '../children/child-failure.ts'
import { remux } from '../finish/remux.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import { amplitudeToDecibels } from '../sound/decibels.ts'
import { SAMPLE_RATE, type Sound, soundSeconds } from '../sound/sound.ts'
import { measureTruePeak } from '../sound/true-peak.ts'
import type { Conformed } from './conform-job.ts'
import { CONFORMED, SCRATCH } from './conformed-names.ts'
import { encodeVideo, goesOn, type WantedVideo } from './encode-video.ts'
import { isStudioPicture } from './is-studio-picture.ts'
import { withForeignClip } from './read-foreign-clip.ts'
import type { RecognisedFile } from './recognise-file.ts'
import { missingSeconds, MAX_EXTRA_SECONDS } from './tolerated-length.ts'
import { unusable } from './unusable.ts'

/** Facts of a clip that need no decoding of its picture. */
type ClipFacts = {
  streams: number[]
  isStudioPicture: boolean
  isStudioSound: boolean
  seconds: number | undefined
}

// Quieter sound is inaudible.
const SILENT_DB = -60
const PROMISED_DB = -1
// Sound is coded in blocks of 21 ms, and padded.
const TOLERATED_SOUND_SECONDS = 0.1
// A short gap at the end is ignored.
const TOLD_SOUND_SECONDS = 1

/** Converts a clip to the studio's format. A clip in that format is only copied, without metadata. */
export async function conformVideo(
  made: RecognisedFile,
  order: WantedVideo,
  folder: string,
  report: (percent: number) => void,
): Promise<Conformed> {
  const target = join(folder, CONFORMED.video)
  const seen = await look(made, order)
  const sound = order.withSound ? await listen(made, order) : undefined
  const isSilent = !sound || amplitudeToDecibels(measureTruePeak(sound)) < SILENT_DB
  const notes =
    order.withSound && isSilent
      ? ['audio: the engine made no sound; the video is silent']
      : soundNotes(sound, order.seconds)
  const isSoundRight = order.withSound ? seen.isStudioSound && isAsLong(sound, order.seconds) && isLow(sound) : true
  if (seen.isStudioPicture && isSoundRight) await remux(made.path, target, 'mp4', { streams: seen.streams })
  else
    notes.unshift(
      ...(await encodeVideo(
        made,
        target,
        { order, sound, declaredSeconds: seen.seconds, scratch: join(folder, SCRATCH.peaks) },
        report,
      )),
    )
  return {
    files: [{ role: 'result', format: 'mp4', path: target }],
    notes,
    ...(order.withSound && isSilent && { mayBeSilent: true as const }),
  }
}

const look = (made: RecognisedFile, order: WantedVideo): Promise<ClipFacts> =>
  withForeignClip(made, order.seconds + MAX_EXTRA_SECONDS, async ({ file, picture, sound, seconds }) => {
    if (!picture) throw unusable('it has no picture', { retryable: false })
    if (seconds !== undefined) missingSeconds(seconds, order.seconds)
    const frames = Math.max(1, Math.round(order.seconds * FRAMES_PER_SECOND))
    const kept = [picture, ...(order.withSound && sound ? [sound] : [])]
    const isCopyable = made.format === 'mp4' || made.format === 'mov'
    return {
      streams: kept.map(({ index }) => index),
      isStudioPicture: isCopyable && !goesOn(order) && (await isStudioPicture(file, picture, order, frames)),
      isStudioSound: sound !== undefined && isStudioSound(sound),
      seconds,
    }
  })

const isStudioSound = ({ codecpar }: Stream): boolean =>
  codecpar.codecId === AV_CODEC_ID_AAC && codecpar.sampleRate === SAMPLE_RATE && codecpar.channels === 2

/** Its sound, cut to the length of the picture; undefined without a readable sound. */
async function listen({ path, input }: RecognisedFile, { seconds }: WantedVideo): Promise<Sound | undefined> {
  const limits = { untilSeconds: seconds + TOLERATED_SOUND_SECONDS, maxSeconds: seconds + MAX_EXTRA_SECONDS }
  return decodeSoundIfAny(path, { ...input, ...limits }).catch((error: unknown) => {
    if (error instanceof ChildFailure && !error.retryable) return undefined
    throw error
  })
}

const isLow = (sound: Sound | undefined): boolean =>
  sound !== undefined && amplitudeToDecibels(measureTruePeak(sound)) < PROMISED_DB

const isAsLong = (sound: Sound | undefined, seconds: number): boolean =>
  sound !== undefined && Math.abs(soundSeconds(sound) - seconds) <= TOLERATED_SOUND_SECONDS

function soundNotes(sound: Sound | undefined, seconds: number): string[] {
  if (!sound || soundSeconds(sound) > seconds - TOLD_SOUND_SECONDS) return []
  return [`audio: the engine's sound ends after ${soundSeconds(sound).toFixed(1)} s`]
}
