import { detectSpokenLanguage } from '@kinora/media/language/detect-language'
import { recommendVoice } from './recommend-voice.ts'
import { allVoices, findCasting } from './voices.ts'

/** A speaker: a description, the first line, and the given voice. */
export type SpeakerToCast = { key: string; words: string; text: string; voice?: string }

/** A voice for every speaker by description; all differ while there are voices left. */
export function castSpeakers(speakers: readonly SpeakerToCast[]): Map<string, string> {
  const cast = new Map<string, string>()
  for (const { key, voice } of speakers) if (voice) cast.set(key, voice)
  for (const { key, words, text } of speakers) {
    if (cast.has(key)) continue
    const wished = recommendVoice({ text, subject: words })
    const taken = new Set(cast.values())
    cast.set(key, taken.has(wished) ? (likeVoice(wished, text, taken) ?? wished) : wished)
  }
  return cast
}

/** The free voice of the same language and gender with the nearest pitch. */
function likeVoice(id: string, text: string, taken: ReadonlySet<string>): string | undefined {
  const like = allVoices().find(voice => voice.id === id)
  const apart = (other: string): number => Math.abs(Math.log(pitchOf(other) / pitchOf(id)))
  const [nearest] = allVoices()
    .filter(
      voice =>
        voice.language === detectSpokenLanguage(text) &&
        voice.gender === like?.gender &&
        !voice.effect &&
        !taken.has(voice.id) &&
        voice.blend[0]?.[0] !== like.blend[0]?.[0],
    )
    .toSorted((a, b) => apart(a.id) - apart(b.id))
  return nearest?.id
}

function pitchOf(id: string): number {
  const { hertz = 180, semitones = 0 } = findCasting(id) ?? {}
  return hertz * 2 ** (semitones / 12)
}
