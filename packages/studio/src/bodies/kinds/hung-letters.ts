import { both, box, rod, panel } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glow, labelled, made } from './made.ts'

/** Letters are painted on it. */
const printed = { material: 'face' } as const

/** Two posts with feet: what hangs where there is no wall stands on them. */
const posts = (apart: number, high: number, z = -0.03) =>
  both(x => [
    rod([x * apart, 0, z], [x * apart, high, z], 0.035, '#5a524c'),
    box([x * apart, 0.03, z], [0.12, 0.06, 0.7], '#4a443e', { round: 0.02 }),
  ])

/** A sheet with a strip of colour below, its lower edge at a height. */
const sheet = (colour: string, low: number, by: number) => ({
  parts: [
    box([0, low + 0.95 * by, 0], [1.5 * by, 1.9 * by, 0.02], colour, { round: 0.004, ...printed }),
    ...both(x => [
      box([x * 0.66 * by, low + 1.86 * by, 0.014], [0.16 * by, 0.07 * by, 0.006], '#e8e0d0', { round: 0.002 }),
    ]),
    panel(
      [0, low + 0.03 * by, 0.012],
      [-0.7, 0, 0.7, 0, 0.7, 0.3, -0.7, 0.18].map(one => one * by),
      0.006,
      '#c8463a',
      { bevel: 0.002 },
    ),
  ],
  label: { at: [0, low + 1.08 * by, 0.01] as const, wide: 1.36 * by, high: 1.3 * by, ink: '#2a2430' },
})
const standingPoster = (colour = '#f4e7c6') => {
  const { parts, label } = sheet(colour, 0.47, 1)
  return labelled({ parts: [...posts(0.7, 2.4), ...parts], label })
}
const hungPoster = (colour = '#f4e7c6') => labelled(sheet(colour, 0, 0.72))

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

/** Bright letters in a bright frame, its lower edge at a height. */
const tubes = (colour: string, low: number) => ({
  parts: [
    box([0, low + 0.5, -0.03], [2.3, 1, 0.04], '#1a1220', { round: 0.01, ...printed }),
    ...[0.02, 0.98].map(y => rod([-1.16, low + y, 0.02], [1.16, low + y, 0.02], 0.028, colour, glow)),
    ...both(x => [rod([x * 1.16, low + 0.02, 0.02], [x * 1.16, low + 0.98, 0.02], 0.028, '#4fd8ff', glow)]),
  ],
  label: { at: [0, low + 0.5, 0] as const, wide: 2, high: 0.78, ink: '#ffe2f2' },
})
const standingNeon = (colour = '#ff4f9a') => {
  const { parts, label } = tubes(colour, 1.1)
  return labelled({ parts: [...posts(1, 2, -0.07), ...parts], label })
}
const hungNeon = (colour = '#ff4f9a') => labelled(tubes(colour, 0))

/** What hangs with letters on it. */
export const hungLetters: Readonly<Record<string, Kind>> = {
  'drawn-wall-poster': made(standingPoster),
  'drawn-hung-poster': made(hungPoster),
  'drawn-hung-banner': made(hungBanner),
  'drawn-neon-sign': made(standingNeon),
  'drawn-hung-neon': made(hungNeon),
}
