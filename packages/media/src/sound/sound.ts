/** The internal sample rate; inputs and outputs are converted. */
export const SAMPLE_RATE = 48_000

/** Samples between -1 and 1; both channels have the same length. */
export type Sound = { left: Float32Array; right: Float32Array }

export const soundSeconds = ({ left }: Sound): number => left.length / SAMPLE_RATE
export const secondsToSamples = (seconds: number): number => Math.round(seconds * SAMPLE_RATE)
export const createSilence = (seconds: number): Sound => ({
  left: new Float32Array(secondsToSamples(seconds)),
  right: new Float32Array(secondsToSamples(seconds)),
})
