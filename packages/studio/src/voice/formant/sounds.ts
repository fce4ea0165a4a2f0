/** A speech sound: its formants, the level of the voice, and its noise, if any. */
export type Articulation = {
  /** The first three formants in hertz; a second set is the target of a diphthong. */
  formants: readonly [number, number, number]
  to?: readonly [number, number, number]
  /** How loud the voice is, 0 to 1. */
  voice: number
  /** Aspiration, 0 to 1. */
  breath?: number
  /** Frication noise: centre and width in hertz, level. */
  noise?: { hertz: number; width: number; level: number }
  /** Seconds at normal speed. */
  seconds: number
  /** For a stop: the closure before the burst. */
  closedSeconds?: number
}

const vowel = (one: number, two: number, three: number, seconds = 0.095): Articulation => ({
  formants: [one, two, three],
  voice: 1,
  seconds,
})
const glide = (formants: Articulation['formants'], to: Articulation['formants']): Articulation => ({
  formants,
  to,
  voice: 1,
  seconds: 0.15,
})
const near = (one: number, two: number, three: number, voice = 0.7): Articulation => ({
  formants: [one, two, three],
  voice,
  seconds: 0.065,
})
const hiss = (hertz: number, width: number, level: number, voice = 0): Articulation => ({
  formants: [300, 1_500, 2_500],
  voice,
  noise: { hertz, width, level },
  seconds: voice > 0 ? 0.07 : 0.1,
})
const stop = (hertz: number, width: number, locus: number, voice = 0): Articulation => ({
  formants: [250, locus, 2_500],
  voice: 0,
  noise: { hertz, width, level: voice > 0 ? 0.5 : 0.8 },
  ...(voice > 0 ? {} : { breath: 0.25 }),
  seconds: voice > 0 ? 0.075 : 0.095,
  closedSeconds: voice > 0 ? 0.055 : 0.06,
})

/** The sounds of English for a man's vocal tract, by the script's signs. */
export const SOUNDS: Record<string, Articulation> = {
  i: vowel(290, 2_250, 2_950),
  ɪ: vowel(400, 1_950, 2_550, 0.08),
  ᵻ: vowel(420, 1_850, 2_500, 0.06),
  ɛ: vowel(550, 1_800, 2_500),
  æ: vowel(700, 1_700, 2_450, 0.12),
  a: vowel(720, 1_500, 2_500),
  ɑ: vowel(720, 1_120, 2_500, 0.12),
  ɒ: vowel(620, 950, 2_500),
  ɔ: vowel(590, 900, 2_500, 0.12),
  ʊ: vowel(450, 1_080, 2_300, 0.08),
  u: vowel(320, 950, 2_250),
  ʌ: vowel(630, 1_250, 2_500),
  ɐ: vowel(600, 1_350, 2_500, 0.055),
  ə: vowel(500, 1_450, 2_500, 0.055),
  ᵊ: vowel(480, 1_400, 2_500, 0.03),
  ɜ: vowel(480, 1_350, 1_750, 0.11),
  A: glide([500, 1_950, 2_550], [330, 2_250, 2_850]),
  I: glide([740, 1_250, 2_500], [400, 2_000, 2_600]),
  O: glide([560, 1_000, 2_400], [380, 850, 2_300]),
  Q: glide([520, 1_300, 2_400], [380, 950, 2_300]),
  W: glide([740, 1_350, 2_500], [430, 950, 2_300]),
  Y: glide([560, 850, 2_450], [380, 2_000, 2_600]),
  ɹ: near(350, 1_150, 1_600),
  l: near(370, 1_000, 2_750),
  w: near(300, 700, 2_200),
  j: near(280, 2_250, 2_950),
  m: near(250, 1_050, 2_200, 0.45),
  n: near(250, 1_550, 2_550, 0.45),
  ŋ: near(250, 2_050, 2_750, 0.45),
  T: { ...near(350, 1_700, 2_600, 0.35), seconds: 0.03 },
  s: hiss(6_500, 2_500, 0.5),
  z: hiss(6_500, 2_500, 0.3, 0.35),
  ʃ: hiss(3_300, 1_600, 0.6),
  ʒ: hiss(3_300, 1_600, 0.35, 0.35),
  f: hiss(7_000, 6_000, 0.22),
  v: hiss(7_000, 6_000, 0.1, 0.4),
  θ: hiss(6_000, 6_000, 0.2),
  ð: { ...hiss(6_000, 6_000, 0.08, 0.45), seconds: 0.045 },
  h: { formants: [500, 1_500, 2_500], voice: 0, breath: 0.55, seconds: 0.065 },
  p: stop(900, 1_200, 900),
  b: stop(700, 1_000, 900, 1),
  t: stop(4_500, 3_000, 1_750),
  d: stop(3_800, 3_000, 1_750, 1),
  k: stop(2_100, 1_200, 2_000),
  ɡ: stop(1_900, 1_200, 2_000, 1),
  ʧ: { ...hiss(3_300, 1_800, 0.65), seconds: 0.13, closedSeconds: 0.05 },
  ʤ: { ...hiss(3_200, 1_800, 0.4, 0.3), seconds: 0.1, closedSeconds: 0.04 },
}
