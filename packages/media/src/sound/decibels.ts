/** Converts decibels to a factor: -6.02 dB is one half. */
export const decibelsToGain = (decibels: number): number => 10 ** (decibels / 20)

/** Converts an amplitude to decibels; silence is minus infinity. */
export const amplitudeToDecibels = (amplitude: number): number => 20 * Math.log10(amplitude)
