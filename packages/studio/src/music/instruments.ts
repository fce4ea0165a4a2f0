/** How the notes of an instrument begin and go on. */
export type Nature = 'held' | 'struck' | 'strummed' | 'unpitched'

export type Instrument = {
  /** General MIDI, counted from 0, and the bank of GS where the sound is a variation. */
  program: number
  bank: number
  /** Where it sounds like itself, as MIDI pitches. */
  range: readonly [low: number, high: number]
  /** LUFS of one note at velocity 90, the mean of three across the range: what a level is counted from. */
  loudness: number
  nature: Nature
}

/** Instruments of the soundfont FluidR3Mono; the loudness of each was measured through the synthesiser, without effects. */
export const INSTRUMENTS = {
  piano: { program: 0, bank: 0, range: [28, 96], loudness: -34.8, nature: 'struck' },
  'mellow-piano': { program: 0, bank: 8, range: [28, 96], loudness: -32.4, nature: 'struck' },
  'bright-piano': { program: 1, bank: 0, range: [28, 100], loudness: -36.7, nature: 'struck' },
  rhodes: { program: 4, bank: 0, range: [36, 88], loudness: -28.9, nature: 'struck' },
  'electric-piano': { program: 5, bank: 0, range: [36, 88], loudness: -33.6, nature: 'struck' },
  harpsichord: { program: 6, bank: 0, range: [36, 86], loudness: -32.8, nature: 'struck' },
  celesta: { program: 8, bank: 0, range: [60, 100], loudness: -32.6, nature: 'struck' },
  glockenspiel: { program: 9, bank: 0, range: [72, 103], loudness: -30.9, nature: 'struck' },
  'music-box': { program: 10, bank: 0, range: [60, 96], loudness: -27.1, nature: 'struck' },
  vibraphone: { program: 11, bank: 0, range: [53, 89], loudness: -31.3, nature: 'struck' },
  marimba: { program: 12, bank: 0, range: [45, 89], loudness: -31.7, nature: 'struck' },
  xylophone: { program: 13, bank: 0, range: [65, 100], loudness: -39, nature: 'struck' },
  'tubular-bells': { program: 14, bank: 0, range: [58, 79], loudness: -29.2, nature: 'struck' },
  dulcimer: { program: 15, bank: 0, range: [50, 86], loudness: -37.5, nature: 'struck' },
  organ: { program: 16, bank: 0, range: [36, 84], loudness: -33.2, nature: 'held' },
  'rock-organ': { program: 18, bank: 0, range: [36, 84], loudness: -29.8, nature: 'held' },
  'church-organ': { program: 19, bank: 0, range: [30, 84], loudness: -29.6, nature: 'held' },
  accordion: { program: 21, bank: 0, range: [48, 86], loudness: -32.5, nature: 'held' },
  harmonica: { program: 22, bank: 0, range: [58, 88], loudness: -29.6, nature: 'held' },
  'nylon-guitar': { program: 24, bank: 0, range: [40, 79], loudness: -31.6, nature: 'strummed' },
  ukulele: { program: 24, bank: 8, range: [55, 84], loudness: -29, nature: 'strummed' },
  'steel-guitar': { program: 25, bank: 0, range: [40, 81], loudness: -34.1, nature: 'strummed' },
  mandolin: { program: 25, bank: 16, range: [55, 88], loudness: -30.7, nature: 'strummed' },
  'jazz-guitar': { program: 26, bank: 0, range: [40, 81], loudness: -30.6, nature: 'struck' },
  'clean-guitar': { program: 27, bank: 0, range: [40, 83], loudness: -26.9, nature: 'strummed' },
  'muted-guitar': { program: 28, bank: 0, range: [40, 79], loudness: -33.7, nature: 'struck' },
  'overdrive-guitar': { program: 29, bank: 0, range: [40, 83], loudness: -29, nature: 'held' },
  'distortion-guitar': { program: 30, bank: 0, range: [40, 83], loudness: -27.4, nature: 'held' },
  'upright-bass': { program: 32, bank: 0, range: [28, 55], loudness: -27.5, nature: 'struck' },
  'finger-bass': { program: 33, bank: 0, range: [28, 55], loudness: -27, nature: 'struck' },
  'pick-bass': { program: 34, bank: 0, range: [28, 55], loudness: -27.9, nature: 'struck' },
  'fretless-bass': { program: 35, bank: 0, range: [28, 55], loudness: -27.1, nature: 'struck' },
  'synth-bass': { program: 38, bank: 0, range: [24, 55], loudness: -31.1, nature: 'struck' },
  'deep-bass': { program: 39, bank: 0, range: [24, 55], loudness: -22.2, nature: 'struck' },
  violin: { program: 40, bank: 0, range: [55, 96], loudness: -27.5, nature: 'held' },
  viola: { program: 41, bank: 0, range: [48, 84], loudness: -27, nature: 'held' },
  cello: { program: 42, bank: 0, range: [36, 72], loudness: -28.7, nature: 'held' },
  contrabass: { program: 43, bank: 0, range: [28, 55], loudness: -30.2, nature: 'held' },
  'tremolo-strings': { program: 44, bank: 0, range: [40, 88], loudness: -27.9, nature: 'held' },
  pizzicato: { program: 45, bank: 0, range: [36, 88], loudness: -29.9, nature: 'struck' },
  harp: { program: 46, bank: 0, range: [31, 96], loudness: -34.1, nature: 'strummed' },
  timpani: { program: 47, bank: 0, range: [38, 57], loudness: -33.5, nature: 'struck' },
  strings: { program: 48, bank: 0, range: [36, 93], loudness: -29, nature: 'held' },
  'slow-strings': { program: 49, bank: 0, range: [36, 93], loudness: -26, nature: 'held' },
  'synth-strings': { program: 50, bank: 0, range: [36, 91], loudness: -27.4, nature: 'held' },
  choir: { program: 52, bank: 0, range: [43, 79], loudness: -31.9, nature: 'held' },
  voices: { program: 53, bank: 0, range: [43, 79], loudness: -29.9, nature: 'held' },
  trumpet: { program: 56, bank: 0, range: [55, 84], loudness: -26.8, nature: 'held' },
  trombone: { program: 57, bank: 0, range: [40, 72], loudness: -23.4, nature: 'held' },
  'muted-trumpet': { program: 59, bank: 0, range: [55, 82], loudness: -25.4, nature: 'held' },
  horns: { program: 60, bank: 0, range: [41, 77], loudness: -27.9, nature: 'held' },
  brass: { program: 61, bank: 0, range: [41, 82], loudness: -26.1, nature: 'held' },
  'synth-brass': { program: 62, bank: 0, range: [36, 84], loudness: -31.4, nature: 'held' },
  'alto-sax': { program: 65, bank: 0, range: [49, 80], loudness: -27.9, nature: 'held' },
  'tenor-sax': { program: 66, bank: 0, range: [44, 76], loudness: -27.6, nature: 'held' },
  oboe: { program: 68, bank: 0, range: [58, 88], loudness: -26.3, nature: 'held' },
  'english-horn': { program: 69, bank: 0, range: [52, 80], loudness: -26.2, nature: 'held' },
  bassoon: { program: 70, bank: 0, range: [34, 67], loudness: -27.2, nature: 'held' },
  clarinet: { program: 71, bank: 0, range: [50, 88], loudness: -28.3, nature: 'held' },
  flute: { program: 73, bank: 0, range: [60, 96], loudness: -25.1, nature: 'held' },
  recorder: { program: 74, bank: 0, range: [60, 90], loudness: -23.6, nature: 'held' },
  'pan-flute': { program: 75, bank: 0, range: [60, 91], loudness: -27.8, nature: 'held' },
  shakuhachi: { program: 77, bank: 0, range: [55, 86], loudness: -25.9, nature: 'held' },
  whistle: { program: 78, bank: 0, range: [67, 98], loudness: -20.9, nature: 'held' },
  ocarina: { program: 79, bank: 0, range: [60, 90], loudness: -23.3, nature: 'held' },
  'square-lead': { program: 80, bank: 0, range: [48, 88], loudness: -24.7, nature: 'held' },
  'saw-lead': { program: 81, bank: 0, range: [48, 88], loudness: -27.4, nature: 'held' },
  fantasia: { program: 88, bank: 0, range: [48, 90], loudness: -31.4, nature: 'held' },
  'warm-pad': { program: 89, bank: 0, range: [36, 86], loudness: -33.1, nature: 'held' },
  polysynth: { program: 90, bank: 0, range: [40, 88], loudness: -34, nature: 'held' },
  'space-voice': { program: 91, bank: 0, range: [43, 84], loudness: -26.3, nature: 'held' },
  'bowed-glass': { program: 92, bank: 0, range: [48, 86], loudness: -28.6, nature: 'held' },
  'halo-pad': { program: 94, bank: 0, range: [43, 86], loudness: -30.2, nature: 'held' },
  'sweep-pad': { program: 95, bank: 0, range: [40, 84], loudness: -27, nature: 'held' },
  soundtrack: { program: 97, bank: 0, range: [40, 84], loudness: -34.3, nature: 'held' },
  crystal: { program: 98, bank: 0, range: [55, 96], loudness: -35.9, nature: 'struck' },
  atmosphere: { program: 99, bank: 0, range: [40, 88], loudness: -31, nature: 'held' },
  banjo: { program: 105, bank: 0, range: [48, 84], loudness: -30.3, nature: 'strummed' },
  shamisen: { program: 106, bank: 0, range: [50, 86], loudness: -38.4, nature: 'struck' },
  koto: { program: 107, bank: 0, range: [43, 91], loudness: -31.1, nature: 'strummed' },
  kalimba: { program: 108, bank: 0, range: [55, 89], loudness: -35.8, nature: 'struck' },
  fiddle: { program: 110, bank: 0, range: [55, 93], loudness: -27.7, nature: 'held' },
  shenai: { program: 111, bank: 0, range: [57, 86], loudness: -24.8, nature: 'held' },
  'steel-drums': { program: 114, bank: 0, range: [55, 89], loudness: -33.8, nature: 'struck' },
  taiko: { program: 116, bank: 0, range: [36, 60], loudness: -32.5, nature: 'unpitched' },
} as const satisfies Record<string, Instrument>

export type InstrumentName = keyof typeof INSTRUMENTS

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
