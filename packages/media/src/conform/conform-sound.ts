import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stream } from 'node-av/lib'
import { AV_CODEC_ID_MP3 } from 'node-av/constants'
import type { Order } from '../engine/contract.ts'
import { SAMPLE_RATE } from '../sound/sound.ts'
import type { Conformed } from './conform-job.ts'
import { CONFORMED } from './conformed-names.ts'
import { encodeMusic } from './encode-music.ts'
import { encodeSpeech } from './encode-speech.ts'
import { measureForeignSound } from './measure-foreign-sound.ts'
import { withForeignClip } from './read-foreign-clip.ts'
import type { RecognisedFile } from './recognise-file.ts'
import { MAX_EXTRA_SECONDS } from './tolerated-length.ts'
import { unusable } from './unusable.ts'

type SoundOrder = Extract<Order, { kind: 'speech' | 'music' | 'effects' }>

// An hour: the longest accepted text takes a quarter of one.
const MAX_SPEECH_SECONDS = 3_600
const PROMISED_DB = -1
// The tolerance of later checks.
const TOLERATED_SECONDS = 0.025
// For other formats the length is only an estimate.
const TELL_LENGTH: readonly string[] = ['flac', 'm4a', 'mp4', 'mov', 'webm', 'mkv']
const TOLERATED_CUT_SECONDS = 0.5

/** Converts a sound to the studio's MP3 format. A sound in that format is only copied. */
export async function conformSound(
  made: RecognisedFile,
  order: SoundOrder,
  folder: string,
  report: (percent: number) => void,
): Promise<Conformed> {
  const maxSeconds = order.kind === 'speech' ? MAX_SPEECH_SECONDS : order.seconds + MAX_EXTRA_SECONDS
  const told = await withForeignClip(made, maxSeconds, async ({ sound, seconds }) => {
    if (!sound) throw unusable('it has no sound', { retryable: false })
    return { isCodedAlike: made.format === 'mp3' && isStudioSound(sound), seconds: seconds ?? 0 }
  })
  const target = join(folder, CONFORMED.sound)
  const measured = await measureForeignSound(made, maxSeconds)
  if (TELL_LENGTH.includes(made.format) && told.seconds - measured.seconds > TOLERATED_CUT_SECONDS) {
    const lengths = `${measured.seconds.toFixed(1)} s of ${told.seconds.toFixed(1)} s are there`
    throw unusable(`the ${made.format} file is cut off: ${lengths}`, { retryable: true })
  }
  const isAsLong = order.kind === 'speech' || Math.abs(measured.seconds - order.seconds) <= TOLERATED_SECONDS
  let notes: string[] = []
  if (told.isCodedAlike && isAsLong && measured.peakDb < PROMISED_DB) await copyFile(made.path, target)
  else if (order.kind !== 'speech')
    notes = await encodeMusic(made, target, { ...measured, wanted: order.seconds }, report)
  else await encodeSpeech(made, target, { ...measured, maxSeconds }, report)
  return { files: [{ role: 'result', format: 'mp3', path: target }], notes }
}

const isStudioSound = ({ codecpar }: Stream): boolean =>
  codecpar.codecId === AV_CODEC_ID_MP3 && codecpar.sampleRate === SAMPLE_RATE && codecpar.channels === 2
