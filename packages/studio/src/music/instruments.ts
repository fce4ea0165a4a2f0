import {
  about,
  choice,
  type DeepReadonly,
  exactly,
  integer,
  mapping,
  number,
  object,
  type TypeOf,
  tuple,
} from '@kinora/media/scene/schema-words'
import { readData } from '../data-files/read-data.ts'

const instrument = object({
  program: about('General MIDI, counted from 0.', integer(0, 127)),
  bank: about('The bank of GS if the sound is a variation.', integer(0, 127)),
  range: about('MIDI pitches.', tuple(['low', 'high'], integer(0, 127))),
  loudness: about('LUFS of one note at velocity 90, the mean of three across the range.', number(-60, 0)),
  nature: about('How its notes begin and continue.', choice(['held', 'struck', 'strummed', 'unpitched'])),
})
const all = object({ version: exactly('kinora.instruments/1'), instruments: mapping(instrument, 200) })

/**
 * JSON Schema of `data/music/instruments.json`: the instruments of the soundfont FluidR3Mono. The loudness of each was
 * measured through the synthesiser, without effects.
 */
export const instrumentsSchema = { $id: 'kinora.instruments/1', ...all.json }

export type Instrument = DeepReadonly<TypeOf<typeof instrument>>
export type Nature = Instrument['nature']

let read: DeepReadonly<TypeOf<typeof all>> | undefined

export function instrumentNamed(name: string): Instrument {
  read ??= readData<DeepReadonly<TypeOf<typeof all>>>('music/instruments.json')
  const found = read.instruments[name]
  if (!found) throw new RangeError(`there is no instrument ${name}`)
  return found
}

/** Drum kits by the program of the percussion channel. */
export const KITS = { standard: 0, room: 8, power: 16, electronic: 24, analogue: 25, jazz: 32, brush: 40 } as const
export type KitName = keyof typeof KITS

/** Keys of the drums in every kit. */
export const DRUMS = {
  kick: 36,
  rim: 37,
  snare: 38,
  clap: 39,
  floorTom: 41,
  hat: 42,
  pedalHat: 44,
  lowTom: 45,
  openHat: 46,
  midTom: 47,
  crash: 49,
  highTom: 50,
  ride: 51,
  tambourine: 54,
  splash: 55,
  lowConga: 64,
  highConga: 63,
  cabasa: 69,
  shaker: 70,
  highBlock: 76,
  lowBlock: 77,
  triangle: 81,
} as const
export type DrumName = keyof typeof DRUMS
