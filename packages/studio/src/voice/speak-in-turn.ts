import { SAMPLE_RATE, secondsToSamples } from '@kinora/media/sound/sound'
import { CannotSpeak, type Speaker } from './create-speaker.ts'
import type { SpeechOrder, SpeechPiece, SpokenWord } from './spoken.ts'

const PAUSE = /<#([\d.]*)#>/u

/**
 * Several speakers: the parts between pauses are spoken by the voices in order, then by the order's own voice. Times
 * and positions refer to the whole text.
 */
export async function* speakInTurn(
  speaker: Speaker,
  order: SpeechOrder,
  voices: readonly string[],
): AsyncGenerator<SpeechPiece, void, undefined> {
  // Every other part is the length of a pause.
  const parts = order.text.split(PAUSE)
  let [from, samples, spoken] = [0, 0, 0]
  let unsayable: unknown
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      samples += secondsToSamples(Number(part))
      from += `<#${part}#>`.length
      yield { kind: 'pause', seconds: Number(part) }
      continue
    }
    const [offset, start] = [from, samples / SAMPLE_RATE]
    from += part.length
    try {
      for await (const piece of speaker.speak({ ...order, text: part, voice: voices[index / 2] ?? order.voice })) {
        samples += piece.kind === 'pause' ? secondsToSamples(piece.seconds) : piece.sound.left.length
        if (piece.kind === 'sound') spoken++
        yield piece.kind === 'pause' ? piece : later(piece, offset, start)
      }
    } catch (error) {
      if (!(error instanceof CannotSpeak) || error.reason !== 'FieldInvalid') throw error
      unsayable = error
    }
  }
  // Punctuation between two lines is skipped; a text of only punctuation is empty.
  if (spoken === 0) throw unsayable
}

function later(piece: Extract<SpeechPiece, { kind: 'sound' }>, offset: number, start: number): SpeechPiece {
  const times = <T extends { startSeconds: number; endSeconds: number }>(one: T): T => ({
    ...one,
    startSeconds: one.startSeconds + start,
    endSeconds: one.endSeconds + start,
  })
  const placed = (word: SpokenWord): SpokenWord => ({ ...times(word), from: word.from + offset, to: word.to + offset })
  return {
    ...piece,
    words: piece.words.map(placed),
    characters: piece.characters.map(placed),
    phonemes: piece.phonemes.map(times),
  }
}
