import { secondsToSamples } from '@kinora/media/sound/sound'
import { CUES } from '../ambience/cues/cues.ts'
import { readData } from '../data-files/read-data.ts'
import type { EffectKind } from './effect-kind.ts'
import { makeHappening, makeTexture } from './make-sound.ts'
import { goesOn, happens } from './makers/place.ts'
import { walks } from './makers/steps.ts'
import type { SoundRow } from './sound-schema.ts'

/** The order decides between phrases of equal length that share a word. */
const FILES =
  'places animals people impacts weapons vehicles machines waters materials feet signals wonders stings'.split(' ')

// Sounds of places are made to lie softly under films: alone they may be louder.
const LOUDER_DB = 4

let kinds: readonly EffectKind[] | undefined

/** All kinds of sound. A test checks the files against the schema. */
export const effectKinds = (): readonly EffectKind[] =>
  (kinds ??= FILES.flatMap(file => readSounds(file).map(row => ({ ...makeRow(row), ...namesOf(row) }))))

export const readSounds = (file: string): SoundRow[] => readData<{ sounds: SoundRow[] }>(`sounds/${file}.json`).sounds

const namesOf = ({ id, names }: SoundRow): Pick<EffectKind, 'name' | 'words'> => ({
  name: id,
  words: [...names.en, ...names.zh],
})

function makeRow(row: SoundRow): Pick<EffectKind, 'make' | 'lufs' | 'isSteady'> {
  if ('happens' in row) return happens(makeHappening(row.happens), row)
  if ('goesOn' in row) return goesOn(makeTexture(row.goesOn), row)
  if ('walks' in row) return walks(row.walks, row)
  const cue = CUES[row.ambience]
  return {
    make: scene => cue.make({ ...scene, samples: secondsToSamples(scene.seconds), time: 'noon' }),
    lufs: cue.lufs + LOUDER_DB,
    isSteady: true,
  }
}
