import type { Entity, SceneShot } from '@kinora/media/scene/scene-schema'
import { castSpeakers, type SpeakerToCast } from '../voice/voices/cast-speakers.ts'
import { wordsAboutSpeaker } from '../prompt-parsing/words-about-speaker.ts'

/** A voice for every speaker, by their description; the caller's subjects may have their own. */
export function castVoices(shots: readonly SceneShot[], entities: readonly Entity[], prompt: string): SceneShot[] {
  const speakers = shots.flatMap(({ speech = [] }) =>
    speech.map(({ text, who }): SpeakerToCast => {
      const { name } = entities.find(({ id }) => id === who) ?? {}
      const words = wordsAboutSpeaker(prompt, text, name)
      return { key: who ?? words, words, text }
    }),
  )
  const voices = castSpeakers(speakers)
  const isGiven = (who: string | undefined): boolean =>
    entities.some(({ id, asset }) => id === who && asset.startsWith('input:'))
  let nth = 0
  return shots.map(shot =>
    shot.speech
      ? {
          ...shot,
          speech: shot.speech.map(line => {
            const voice = voices.get(speakers[nth++]!.key)
            return voice === undefined || isGiven(line.who) ? line : { ...line, voice }
          }),
        }
      : shot,
  )
}
