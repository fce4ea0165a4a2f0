import { requireNumber } from './require-number.ts'

/** One number for all colours, or one each for red, green and blue. */
type PerColour = number | readonly [red: number, green: number, blue: number]

/** The colour grade of a frame; absent values change nothing. */
export type Grade = {
  /** Added to the shadows, -0.5 to 0.5. */
  lift?: PerColour
  /** Gamma of the midtones; above 1 is brighter, 0.2 to 5. */
  gamma?: PerColour
  /** Gain of the highlights, 0 to 4. */
  gain?: PerColour
  /** Contrast, 0 to 3, around middle grey; 1 changes nothing. */
  contrast?: number
  /** Saturation: 0 is grey, 1 changes nothing, at most 3. */
  saturation?: number
  /** Warmer above 0, cooler below; -1 to 1. */
  temperature?: number
  /** Towards magenta above 0, green below; -1 to 1. */
  tint?: number
  /** Vignette strength, 0 to 1. */
  vignette?: number
  /** Strength of film grain, 0 to 1 (1 is a standard deviation of about eight codes), and the seed of its pattern. */
  grain?: number
  grainSeed?: number
}

const MIDDLE = 0.45
// The first-order change of chroma grows without limit on steep curves; beyond this limit it looks unnatural.
const MAX_CHROMA_GAIN = 2.5

type Rgb = readonly [number, number, number]

const perColour = (value: PerColour): Rgb => (typeof value === 'number' ? [value, value, value] : value)

function requireGrade(grade: Grade) {
  const { lift = 0, gamma = 1, gain = 1, contrast = 1, saturation = 1, temperature = 0, tint = 0 } = grade
  for (const value of perColour(lift)) requireNumber(value, 'lift', -0.5, 0.5)
  for (const value of perColour(gamma)) requireNumber(value, 'gamma', 0.2, 5)
  for (const value of perColour(gain)) requireNumber(value, 'gain', 0, 4)
  requireNumber(contrast, 'contrast', 0, 3)
  requireNumber(saturation, 'saturation', 0, 3)
  requireNumber(temperature, 'temperature', -1, 1)
  requireNumber(tint, 'tint', -1, 1)
  return {
    lift: perColour(lift),
    gamma: perColour(gamma),
    gain: perColour(gain),
    contrast,
    saturation,
    temperature,
    tint,
  }
}

/** The result of a grade for each grey, by luma code: its luma and its distance from grey. */
function gradedGreys(grade: ReturnType<typeof requireGrade>) {
  const { lift, gamma, gain, contrast, temperature, tint } = grade
  const balance: Rgb = [1 + 0.2 * temperature + 0.07 * tint, 1 - 0.14 * tint, 1 - 0.2 * temperature + 0.07 * tint]
  const luma = 0.2126 * balance[0] + 0.7152 * balance[1] + 0.0722 * balance[2]
  return (code: number) => {
    const grey = (code - 16) / 219
    const [red, green, blue] = [0, 1, 2].map(colour => {
      // Temperature and tint do not change the brightness of grey.
      const balanced = (grey * (balance[colour] ?? 1)) / luma
      const lifted = balanced * (gain[colour] ?? 1) + (lift[colour] ?? 0) * (1 - balanced)
      const bent = Math.sign(lifted) * Math.abs(lifted) ** (1 / (gamma[colour] ?? 1))
      return MIDDLE + (bent - MIDDLE) * contrast
    }) as unknown as Rgb
    const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return { y: 16 + 219 * y, blue: (224 * (blue - y)) / 1.8556, red: (224 * (red - y)) / 1.5748 }
  }
}

/**
 * A grade as tables by luma code. Greys are exact, as if red, green and blue were graded. Chroma is scaled by the slope
 * of the curve at its luma, which approximates grading each colour.
 */
export function buildGradeTables(grade: Grade): { luma: Uint8Array; chroma: Int16Array } {
  const checked = requireGrade(grade)
  const graded = gradedGreys(checked)
  const luma = new Uint8Array(256)
  const chroma = new Int16Array(256 * 4)
  const int16 = (value: number): number => Math.max(-32_768, Math.min(32_767, Math.round(value)))
  for (let code = 0; code < 256; code++) {
    const { y, blue, red } = graded(code)
    luma[code] = Math.max(1, Math.min(254, Math.round(y)))
    const slope = (graded(code + 2).y - graded(code - 2).y) / 4
    const gain = checked.saturation * Math.max(0, Math.min(slope, MAX_CHROMA_GAIN))
    chroma.set([int16(gain * 8_192), int16(blue * 64), int16(red * 64)], code * 4)
  }
  return { luma, chroma }
}
