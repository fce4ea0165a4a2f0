// In the format of assembly/convert.ts: 256 entries for each doubling from 2^-14 to 2^10, four fractional bits.
const FIRST_EXPONENT = -14
const OCTAVES = 24
const ENTRIES_PER_OCTAVE = 256

// Grey is unchanged; contrast above 1 makes the toe; six and a half stops above grey is white.
const GREY = 0.18
const WHITE = 16
const CONTRAST = 1.25

const bend = (light: number): number => {
  const power = (light / GREY) ** CONTRAST
  return power / (power + (1 - GREY) / GREY)
}

/** Linear light to screen values, 0 to 1: a film curve with toe and shoulder. */
export const filmicTone = (light: number): number => Math.min(1, bend(Math.max(0, light)) / bend(WHITE))

const encode = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

export function buildToneTable(): Uint16Array {
  const table = new Uint16Array(OCTAVES * ENTRIES_PER_OCTAVE)
  for (let entry = 0; entry < table.length; entry++) {
    // The middle of the values that share this entry.
    const part = ((entry % ENTRIES_PER_OCTAVE) + 0.5) / ENTRIES_PER_OCTAVE
    const light = 2 ** (FIRST_EXPONENT + Math.floor(entry / ENTRIES_PER_OCTAVE)) * (1 + part)
    table[entry] = Math.round(encode(filmicTone(light)) * 255 * 16)
  }
  // Everything below the first octave, and negative or invalid values.
  table[0] = 0
  return table
}
