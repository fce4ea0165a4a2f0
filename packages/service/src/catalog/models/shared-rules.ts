import type { Rule } from '../declare.ts'
import { LONGEST_SPEECH_SECONDS } from '../generators/lip-sync.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import type { ByResolution, Surcharges, Tariff } from '../tariff.ts'

// Rules that several cards share. Each card states its own prices.

/** Whole seconds in a range; the default is 5, as in the contract, if the range contains it. */
export const durationRange = (min: number, max: number, standard = 5) => ({ min, max, default: standard })

/** Resolutions in the order of the contract's tables: the first is the default. */
export const resolutionChoices = (...choices: [string, ...string[]]) => ({ choices, default: choices[0], cases: [] })

/** Older image models: four or eight seconds, and eight only at 720p. */
export const fourOrEight = (...atFour: [string, ...string[]]): NonNullable<Rule['fields']> => ({
  duration: { min: 4, max: 8, choices: [4, 8], default: 4 },
  resolution: {
    choices: atFour,
    default: atFour[0],
    cases: [{ when: { duration: 8 }, choices: ['720p'], default: '720p', why: 'with duration 8' }],
  },
})

export const MOTION = ['movement_amplitude']
export const SOUND = ['audio', 'audio_type']

/** Reference inputs that only some models accept. */
export const NO_CLIPS = ['videos', 'subjects.videos']
export const NO_SOUNDS = ['sounds']

/** The price of a speaking portrait: per started five seconds, plus speech for a text. */
export const digitalHumanPrice = (first: number): Tariff => ({
  perStartedSeconds: { seconds: 5, credits: 20, first },
  secondsOf: { sound: 'audio_url', text: 'text', longest: LONGEST_SPEECH_SECONDS },
  surcharges: { text: { perStarted: { characters: 500, credits: 10 } } },
})

export const recommendationSurcharge: Surcharges = { is_rec: { flat: 10 } }
export const soundSurcharge: Surcharges = { audio: { flat: 15 } }

/** References of the early models: four seconds at one price. */
export const earlyReference: Rule = {
  fields: { duration: durationRange(4, 4, 4), resolution: resolutionChoices('360p', '720p') },
  rejects: [...NO_CLIPS, ...NO_SOUNDS],
  price: { flat: 80, surcharges: soundSurcharge },
}

/** The third generation's rules for start frames, and start and end frames. */
export const thirdGenerationFrames = (
  resolution: ReturnType<typeof resolutionChoices>,
  perSecond: ByResolution,
): Record<string, Rule> => {
  const fields = { duration: durationRange(1, 16), resolution, prompt: { max: 20_000 } }
  return {
    img2video: {
      fields: { ...fields, audio: { default: true } },
      ignores: [...MOTION, ...WATERMARK, 'voice_id'],
      price: { perSecond, surcharges: recommendationSurcharge },
    },
    'start-end2video': { fields, ignores: [...MOTION, ...WATERMARK, 'bgm'], price: { perSecond } },
  }
}
