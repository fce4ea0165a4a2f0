import { decibelsToGain } from '@kinora/media/sound/decibels'
import { limitPeaks } from '@kinora/media/sound/limit-peaks'
import { measureIntegratedLufs } from '@kinora/media/sound/measure-integrated-lufs'
import { PEAK_CEILING_DB } from '@kinora/media/sound/peak-ceiling'
import { scaleSound } from '@kinora/media/sound/scale-sound'
import { SAMPLE_RATE, secondsToSamples } from '@kinora/media/sound/sound'
import { gatherSpeech } from './gather-speech.ts'
import type { SpeechPiece } from './spoken.ts'

// The length that is measured first: 23 MB. Longer speech is levelled by its beginning.
const MEASURED_SECONDS = 60
const MAX_GAIN_DB = 6

/** Each piece is already levelled; pauses between short pieces lower the whole, which this corrects. */
export async function* levelSpeech(
  pieces: AsyncIterable<SpeechPiece>,
  lufs: number,
): AsyncGenerator<SpeechPiece, void, undefined> {
  const held: SpeechPiece[] = []
  let samples = 0
  let gainDb: number | undefined
  for await (const piece of pieces) {
    if (gainDb !== undefined) {
      yield raised(piece, gainDb)
      continue
    }
    const length = piece.kind === 'pause' ? secondsToSamples(piece.seconds) : piece.sound.left.length
    if (samples + length <= MEASURED_SECONDS * SAMPLE_RATE) {
      held.push(piece)
      samples += length
      continue
    }
    gainDb = await missingDb(held, lufs)
    for (const one of [...held, piece]) yield raised(one, gainDb)
  }
  if (gainDb !== undefined) return
  gainDb = await missingDb(held, lufs)
  for (const one of held) yield raised(one, gainDb)
}

async function missingDb(held: readonly SpeechPiece[], lufs: number): Promise<number> {
  const { sound } = await gatherSpeech(streamOf(held))
  const missing = lufs - measureIntegratedLufs(sound)
  return Number.isFinite(missing) ? Math.min(MAX_GAIN_DB, Math.max(-MAX_GAIN_DB, missing)) : 0
}

async function* streamOf(pieces: readonly SpeechPiece[]): AsyncGenerator<SpeechPiece, void, undefined> {
  yield* pieces
}

const raised = (piece: SpeechPiece, gainDb: number): SpeechPiece =>
  piece.kind === 'pause'
    ? piece
    : { ...piece, sound: limitPeaks(scaleSound(piece.sound, decibelsToGain(gainDb)), PEAK_CEILING_DB) }
