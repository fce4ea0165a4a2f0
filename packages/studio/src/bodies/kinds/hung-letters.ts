import { both, box, rod, panel } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glow, labelled, made } from './made.ts'

/** Letters are painted on it. */
const printed = { material: 'face' } as const

/** A piece of the wall that it hangs on, so that it hangs wherever it is. */
const wallPoster = (colour = '#f4e7c6') =>
  labelled({
    parts: [
      box([0, 1.3, 0], [3.6, 2.6, 0.16], '#b9846a', { round: 0.01 }),
      ...Array.from({ length: 12 }, (_, row) =>
        box([0, 0.2 + row * 0.2, 0.081], [3.56, 0.012, 0.006], '#d8c4b4', { round: 0.002 }),
      ),
      box([0, 1.42, 0.09], [1.5, 1.9, 0.02], colour, { round: 0.004, ...printed }),
      ...both(x => [box([x * 0.66, 2.33, 0.104], [0.16, 0.07, 0.006], '#e8e0d0', { round: 0.002 })]),
      panel([0, 0.5, 0.102], [-0.7, 0, 0.7, 0, 0.7, 0.3, -0.7, 0.18], 0.006, '#c8463a', { bevel: 0.002 }),
    ],
    label: { at: [0, 1.55, 0.1], wide: 1.36, high: 1.3, ink: '#2a2430' },
  })

/** A cloth between two poles, above the heads. */
const hungBanner = (colour = '#f6efdc') =>
  labelled({
    parts: [
      ...both(x => [
        rod([x * 3.1, 0, 0], [x * 3.1, 4, 0], 0.06, '#7c6a58'),
        rod([x * 3.1, 3.9, 0], [x * 2.7, 3.82, 0], 0.02, '#d8d0c0'),
        rod([x * 3.1, 2.9, 0], [x * 2.7, 2.98, 0], 0.02, '#d8d0c0'),
      ]),
      box([0, 3.4, 0], [5.4, 0.95, 0.04], colour, { round: 0.01, ...printed }),
      ...[3.86, 2.94].map(y => box([0, y, 0.005], [5.4, 0.06, 0.05], '#c8463a', { round: 0.01 })),
    ],
    label: { at: [0, 3.4, 0.02], wide: 5, high: 0.78, ink: '#a82c34' },
  })

/** Bright letters in a bright frame, on a dark wall. */
const neonSign = (colour = '#ff4f9a') =>
  labelled({
    parts: [
      box([0, 1.15, 0], [3.2, 2.3, 0.16], '#3a2a34', { round: 0.01 }),
      box([0, 1.5, 0.09], [2.2, 0.9, 0.02], '#1a1220', { round: 0.01, ...printed }),
      ...[1.02, 1.98].map(y => rod([-1.16, y, 0.12], [1.16, y, 0.12], 0.028, colour, glow)),
      ...both(x => [rod([x * 1.16, 1.02, 0.12], [x * 1.16, 1.98, 0.12], 0.028, '#4fd8ff', glow)]),
    ],
    label: { at: [0, 1.5, 0.1], wide: 2, high: 0.78, ink: '#ffe2f2' },
  })

/** What hangs with letters on it. */
export const hungLetters: Readonly<Record<string, Kind>> = {
  'drawn-wall-poster': made(wallPoster),
  'drawn-hung-banner': made(hungBanner),
  'drawn-neon-sign': made(neonSign),
}
