import {
  about,
  choice,
  type DeepReadonly,
  either,
  exactly,
  integer,
  list,
  number,
  object,
  type Schema,
  text,
  type TypeOf,
  tuple,
  vector,
} from '@kinora/media/scene/schema-words'
import { SOUND_CUES } from '../setting/sound-cues.ts'

const id = text(40, { pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$' })
const hertz = number(0, 20_000)
const seconds = number(0, 20)
const share = number(0, 1)
const gain = number(0, 20)
const course = (of: Schema<number>) => list(of, 24, 1)
const loud = about('Loudness along the sound, evenly in time.', course(gain))
const bands = about(
  'Bands of noise: middle, sharpness, gain.',
  list(vector(['hertz', 'sharp', 'gain'], 0, 20_000), 8, 1),
)
const vary = about('Each one is higher or lower by up to this share.', share)

export const WAVE_FORMS = ['sine', 'square', 'saw', 'triangle'] as const
export const RING_NAMES = ['bar', 'plate', 'skin', 'glass', 'bell', 'box', 'tube'] as const
export const VOWEL_NAMES = ['a', 'e', 'i', 'o', 'u', 'schwa'] as const
export const ROOM_NAMES = ['near', 'room', 'hall', 'outside', 'canyon'] as const

const body = object(
  {
    hertz,
    ring: about('The series of its overtones.', choice(RING_NAMES)),
    lasts: about('Until its lowest tone has fallen to a third.', seconds),
  },
  {
    dull: about('How much sooner higher tones are gone: 0 all alike, 1 in proportion.', share),
    click: about('Gain of the blow itself.', gain),
    clickHertz: hertz,
    soft: about('Gain of each overtone relative to the one below it.', share),
  },
)
const blast = object(
  {
    seconds,
    decay: about('Seconds until it has fallen to a third.', seconds),
    bright: about('Noise below this tone passes at the blow.', hertz),
    dull: about('Noise below this tone passes at the end.', hertz),
  },
  {
    attack: seconds,
    above: about('Nothing below this tone is heard.', hertz),
    thump: about('A push of air.', vector(['from', 'to', 'decay', 'gain'], 0, 20_000)),
    noise: gain,
  },
)
const voice = object(
  {
    seconds,
    pitch: course(hertz),
    throat: about(
      'Resonances of a mouth or a muzzle, or a vowel of people.',
      either(choice(VOWEL_NAMES), course(hertz)),
    ),
  },
  {
    loud,
    breath: about('0 a clear voice, 1 only breath.', share),
    rough: about('Irregular vocal folds: growls and croaks.', share),
    shake: about('Tremolo.', vector(['hertz', 'share'], 0, 100)),
    sharp: about('Sharpness of the resonances.', gain),
    vary,
  },
)
const breathing = object({ seconds, bands, loud }, { flutter: vector(['hertz', 'share'], 0, 100) })
const wave = choice(WAVE_FORMS)
const note = object({ hertz: either(hertz, list(hertz, 8, 1)), seconds }, { rest: seconds })
const beeps = object(
  {},
  {
    notes: list(note, 40, 1),
    drawn: about(
      'Notes drawn by the seed, in place of `notes`.',
      object({ count: integer(1, 40), hertz: tuple(['from', 'to'], hertz), seconds, rest: seconds }),
    ),
    wave,
    lasts: about('Each note fades to a third in this time; otherwise it is constant.', seconds),
    vibrato: vector(['hertz', 'share'], 0, 100),
    off: about('The whole is out of tune by up to this share.', share),
  },
)
const glide = object(
  { path: about('Pitches, evenly in time.', course(hertz)), seconds },
  {
    wave,
    loud,
    wobble: vector(['hertz', 'share'], 0, 100),
    beside: about('A second voice at this ratio to the first.', number(0, 8)),
    vary,
  },
)
const rub = object(
  { seconds, band: about('Middle of the noise along one stroke.', course(hertz)) },
  {
    sharp: gain,
    loud,
    strokes: integer(1, 40),
    back: about('Gain of every other stroke.', gain),
    grain: about('Teeth of a saw, threads of cloth.', vector(['perSecond', 'share'], 0, 1_000)),
  },
)
const creak = object(
  {
    seconds,
    slips: about('Slips a second.', course(number(0, 5_000))),
    hertz: about('The tone of what rings with it.', course(hertz)),
  },
  { sharp: gain, loud },
)
const rush = about('Noise of pouring water.', vector(['gain', 'above', 'below'], 0, 20_000))
const between = tuple(['from', 'to'], hertz)
const bubbling = object(
  { seconds, rate: about('Bubbles a second.', course(number(0, 1_000))), hertz: between },
  { rush, loud },
)
const stream = object({ rate: number(0, 1_000), hertz: between, rush })
const plucks = object({ notes: course(hertz), apart: seconds, seconds }, { bright: share })
const motor = object(
  { hertz: about('Turns or ignitions a second.', course(hertz)), bodies: bands },
  {
    seconds: about('Only as part of a sound that happens.', seconds),
    hard: about('Length of each push: 1 a soft hum, 12 a hard knock.', number(0, 40)),
    whine: about('A tone at this ratio to its speed.', vector(['ratio', 'gain'], 0, 100)),
    air: about('Noise above this tone.', vector(['hertz', 'gain'], 0, 20_000)),
    uneven: share,
    chop: about('Blades that interrupt it.', vector(['hertz', 'share'], 0, 100)),
    loud,
  },
)
const hiss = object(
  { bands },
  {
    swell: vector(['share', 'hertz'], 0, 100),
    hum: about('A hum with overtones.', vector(['hertz', 'gain'], 0, 20_000)),
    pulse: vector(['hertz', 'share', 'sharp'], 0, 100),
    cracks: vector(['perSecond', 'hertz', 'gain'], 0, 20_000),
  },
)
const strikes = object({ body }, { blows: list(vector(['at', 'gain'], 0, 60), 40, 1) })
const rattling = {
  seconds,
  rate: about('Blows a second at the beginning and at the end.', tuple(['from', 'to'], number(0, 1_000))),
}
const rattlingOptions = {
  uneven: about('0 regular as a clock, 1 irregular as rain.', share),
  swell: choice(['even', 'falls', 'rises', 'both']),
  vary,
}

/** Sounds that happen once, by the name of their synthesis. */
const leaves = { blast, voice, breathing, beeps, glide, rub, creak, bubbling, plucks, motor, strikes }
type OneOf<All extends Record<string, Schema<unknown>>> = {
  [Name in keyof All]: { [Own in Name]: TypeOf<All[Name]> }
}[keyof All]
type RattlingOf = TypeOf<typeof rattlingBody> | (Omit<TypeOf<typeof rattlingBody>, 'body'> & { sound: Happening })
const rattlingBody = object({ ...rattling, body }, rattlingOptions)

type Happening =
  | OneOf<typeof leaves>
  | { rattle: RattlingOf }
  | { series: { at: number; gain: number; sound: Happening }[] }
  | { repeated: { sound: Happening; times: [number, number]; apart: number; uneven?: number } }
const happening: Schema<Happening> = { json: { $ref: '#/$defs/happening' } }

const happenings: readonly Schema<unknown>[] = [
  ...Object.entries(leaves).map(([name, schema]) => object({ [name]: schema })),
  object({ rattle: either(rattlingBody, object({ ...rattling, sound: happening }, rattlingOptions)) }),
  object({ series: list(object({ at: seconds, gain, sound: happening }), 20, 1) }),
  object({
    repeated: object(
      { sound: happening, times: tuple(['from', 'to'], integer(1, 60)), apart: seconds },
      { uneven: share },
    ),
  }),
]

const walks = object(
  { steps: about('Steps a second.', number(0, 10)) },
  {
    heel: body,
    burst: about('A heel of noise, in place of `heel`.', vector(['hertz', 'sharp', 'decay'], 0, 20_000)),
    weight: gain,
    crunch: about('Small pieces under the sole.', vector(['count', 'hertz', 'decay'], 0, 20_000)),
    wet: about('Drops that splash.', integer(0, 40)),
  },
)
const room = about(
  'Where it is heard: length, gain and brightness of the echoes.',
  either(choice(ROOM_NAMES), object({ seconds, wet: share, bright: share })),
)
const words = (what: string) => about(`Phrases in ${what}.`, list(text(60), 20, 1))
const named = { id, names: object({ en: words('English'), zh: words('Chinese') }) }
const heard = { ...named, lufs: about('Loudness beside other sounds.', number(-40, -10)) }

const texture = either(object({ motor }), object({ hiss }), object({ stream }))

const sound = either(
  object(
    { ...heard, happens: happening },
    {
      room,
      rest: about('Seconds from the end of one to the next.', tuple(['from', 'to'], seconds)),
      spread: about('How far to the sides it may be.', share),
    },
  ),
  object({ ...heard, goesOn: texture }, { room }),
  object({ ...heard, walks }, { room }),
  object({ ...named, ambience: about('A sound of places, heard alone.', choice(SOUND_CUES)) }),
)
const sounds = object({ version: exactly('kinora.sounds/1'), sounds: list(sound, 200, 1) })

/** JSON Schema of the files in `data/sounds`. */
export const soundsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'kinora.sounds/1',
  ...sounds.json,
  $defs: { happening: either(...happenings).json },
}

/** One sound that happens once. */
export type Sounding = DeepReadonly<Happening>
export type Texture = DeepReadonly<TypeOf<typeof texture>>
export type SoundRow = DeepReadonly<TypeOf<typeof sound>>
export type Rattling = DeepReadonly<Omit<TypeOf<typeof rattlingBody>, 'body'>>
export type Body = DeepReadonly<TypeOf<typeof body>>
export type Blast = DeepReadonly<TypeOf<typeof blast>>
export type Voice = DeepReadonly<TypeOf<typeof voice>>
export type Breathing = DeepReadonly<TypeOf<typeof breathing>>
export type Beeps = DeepReadonly<TypeOf<typeof beeps>>
export type Gliding = DeepReadonly<TypeOf<typeof glide>>
export type Rub = DeepReadonly<TypeOf<typeof rub>>
export type Creak = DeepReadonly<TypeOf<typeof creak>>
export type Bubbling = DeepReadonly<TypeOf<typeof bubbling>>
export type Stream = DeepReadonly<TypeOf<typeof stream>>
export type Plucks = DeepReadonly<TypeOf<typeof plucks>>
export type Motor = DeepReadonly<TypeOf<typeof motor>>
export type Hiss = DeepReadonly<TypeOf<typeof hiss>>
export type Steps = DeepReadonly<TypeOf<typeof walks>>
export type Room = DeepReadonly<Exclude<TypeOf<typeof room>, string>>
