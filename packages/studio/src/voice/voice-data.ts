import {
  about,
  choice,
  type DeepReadonly,
  exactly,
  type JsonSchema,
  list,
  mapping,
  number,
  object,
  type Schema,
  text,
  type TypeOf,
  tuple,
} from '@kinora/media/scene/schema-words'
import { readData } from '../data-files/read-data.ts'
import type { KokoroVoice } from '../models/weights.ts'

const table = <T>(of: Schema<T>): Schema<Record<string, T>> => mapping(of, 400, '^\\S.{0,39}$')
const word = text(80)
const words = list(word, 200)

const english = object({
  version: exactly('kinora.english/1'),
  currencies: table(object({ one: word, many: word, cent: word, cents: word })),
  scales: table(word),
  units: table(tuple(['one', 'many'], word)),
  dotted: about('Abbreviations with a full stop. Spelled letters have a dot: `p. m.`.', table(word)),
  undotted: about('Abbreviations with or without a full stop.', table(word)),
  months: list(word, 12, 12),
  signs: table(word),
  addressSigns: about('Signs in addresses.', table(word)),
  ordinals: about('Irregular ordinals.', table(word)),
  sounds: about("The dictionary's alphabet in phonetic signs.", table(word)),
  letters: about('The names of the letters.', table(word)),
  names: about('Words that the dictionary lacks or reads unusually, in its alphabet.', table(word)),
  readAsWords: about('Acronyms that are read as a word; others of two to five capitals are spelled.', words),
  shouted: about('Words that people write in capitals for emphasis.', words),
  heteronyms: about(
    'Words with two pronunciations; `noun` also stands for an adjective.',
    table(object({ noun: word, verb: word })),
  ),
  usuallyVerb: words,
  beforeVerb: words,
  beforeNoun: words,
  past: about('Words before which "read" is in the past.', words),
  beforePassive: words,
  weakForms: table(word),
  strongAtEnd: about('Full forms at the end of a clause.', table(word)),
})
const chinese = object({
  version: exactly('kinora.chinese/1'),
  currencies: table(word),
  units: table(word),
  measures: about('Measure words.', words),
  signs: table(word),
  addressSigns: table(word),
  initials: table(text(4, { min: 0 })),
  finals: table(word),
  whole: about('Syllables that are only a consonant, or a vowel that no other has.', table(word)),
  readings: about('Words and the reading of each character.', table(word)),
})

const signed = number(-20, 20)
const share = number(0, 1)
const voices = object({
  version: exactly('kinora.voices/1'),
  voices: list(
    object(
      {
        id: text(60),
        language: choice(['en', 'zh']),
        gender: choice(['female', 'male']),
        style: text(60),
        description: text(200),
        blend: about('Voices of the model and their shares.', mapping(share, 4, '^[a-z]{2}_[a-z]+$')),
      },
      {
        semitones: about('Added to the pitch.', signed),
        throat: about('Size of the vocal tract, in semitones.', signed),
        rate: about('Pace.', number(0.5, 2)),
        range: about('Melody: 0 is monotonous.', number(0, 3)),
        effect: choice(['robot', 'radio']),
      },
    ),
    200,
    1,
  ),
})

const hertz = number(0, 20_000)
const measures = object({
  version: exactly('kinora.voice-measures/1'),
  voices: mapping(
    object(
      { hertz: about('Median pitch.', hertz), lufs: about('Loudness in both channels.', number(-60, 0)) },
      {
        alone: about(
          'As `measureVoice` hears one spoken sentence.',
          object({ hertz, semitones: number(0, 40), pace: number(0, 20), timbre: list(number(-60, 60), 20, 1) }),
        ),
      },
    ),
    100,
    '^[a-z]{2}_[a-z]+$',
  ),
})

const three = tuple(['first', 'second', 'third'], hertz)
const articulation = object(
  {
    formants: three,
    voice: about('Level of the voice.', share),
    seconds: about('At normal speed.', share),
  },
  {
    to: about('The target of a diphthong.', three),
    breath: about('Aspiration.', share),
    noise: about('Frication.', object({ hertz, width: hertz, level: number(0, 2) })),
    closedSeconds: about('The closure of a stop before the burst.', share),
  },
)
const formants = object({
  version: exactly('kinora.formants/1'),
  sounds: about('Speech sounds by their phonetic signs.', table(articulation)),
})

const files = { english, chinese, voices, measures, formants }
type Files = { [Name in keyof typeof files]: DeepReadonly<TypeOf<(typeof files)[Name]>> }

const schema = (name: keyof Files): JsonSchema & { $id: string } => ({
  $id: `kinora.voice-data.${name}`,
  ...files[name].json,
})
/** JSON Schemas of the files in `data/voice`. */
export const VOICE_SCHEMAS: Record<keyof Files, ReturnType<typeof schema>> = {
  english: schema('english'),
  chinese: schema('chinese'),
  voices: schema('voices'),
  measures: schema('measures'),
  formants: schema('formants'),
}

const read = new Map<keyof Files, unknown>()

/** A file of `data/voice`, read once. A test checks it against its schema. */
export function voiceData<Name extends keyof Files>(name: Name): Files[Name] {
  if (!read.has(name)) read.set(name, readData(`voice/${name}.json`))
  return read.get(name) as Files[Name]
}

export type Currency = Files['english']['currencies'][string]
export type Articulation = Files['formants']['sounds'][string]
type WrittenVoice = Files['voices']['voices'][number]
/** A voice: its description and its recipe. */
export type VoiceRow = Omit<WrittenVoice, 'blend'> & {
  blend: readonly (readonly [voice: KokoroVoice, share: number])[]
}
