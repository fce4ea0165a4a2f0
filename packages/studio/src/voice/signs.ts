/** The model's alphabet, by the number of the first sign of each run. */
const RUNS: readonly (readonly [first: number, signs: string])[] = [
  [1, ';:,.!?'],
  [9, '—…"()“” ̃ʣʥʦʨᵝꭧAI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
]

const NUMBERS = new Map(
  RUNS.flatMap(([first, signs]) => Array.from(signs).map((sign, at) => [sign, first + at] as const)),
)

/** The maximum number of signs, without the start and end markers. */
export const MAX_SIGNS = 510

/** Signs as numbers between the start and end markers; unknown signs are dropped. */
export function signNumbers(signs: readonly string[]): number[] {
  return [0, ...signs.map(sign => NUMBERS.get(sign) ?? 0), 0]
}

export const isSign = (sign: string): boolean => NUMBERS.has(sign)
