import type { Part, Point } from '../body.ts'
import { ball, both, box, panel, rod } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glow, gloss, made, metal } from './made.ts'

const DARK = '#2c2e36'

const toaster = (colour = '#c8ccd4'): Part[] => [
  box([0, 0.11, 0], [0.3, 0.18, 0.17], colour, { round: 0.045, ...metal }),
  box([0, 0.015, 0], [0.28, 0.03, 0.16], DARK, { round: 0.01 }),
  ...[-0.035, 0.035].flatMap(z => [
    box([0, 0.199, z], [0.21, 0.006, 0.03], '#1c1c22', { round: 0.002 }),
    box([0, 0.225, z], [0.17, 0.1, 0.018], '#c98a4a', { round: 0.012 }),
    box([0, 0.224, z], [0.145, 0.08, 0.02], '#f0d29a', { round: 0.008 }),
  ]),
  box([0.155, 0.13, 0], [0.02, 0.03, 0.045], DARK, { round: 0.006 }),
  ball([0.152, 0.06, 0.03], [0.01, 0.018, 0.018], DARK),
]
const ironingBoard = (colour = '#6fa8d8'): Part[] => [
  box([0, 0.88, 0], [0.36, 0.04, 1.15], colour, { round: 0.02 }),
  rod([-0.14, 0.02, -0.42], [0.1, 0.86, 0.3], 0.018, '#c8ccd4', metal),
  rod([0.14, 0.02, 0.42], [-0.1, 0.86, -0.3], 0.018, '#c8ccd4', metal),
  panel([0.02, 0.9, 0], [-0.13, 0, 0.13, 0, 0.13, 0.005, -0.13, 0.005], 0.34, '#f6f2ea'),
  box([0, 0.93, 0.1], [0.11, 0.035, 0.22], '#d8dce4', { round: 0.012, ...metal }),
  box([0, 0.97, 0.09], [0.09, 0.05, 0.18], '#d0342c', { round: 0.02, ...gloss }),
  rod([0, 1.03, 0.16], [0, 1.03, 0.03], 0.017, DARK),
]
const treadmill = (colour = '#33363f') => ({
  parts: [
    box([0, 0.09, 0], [0.72, 0.14, 1.7], colour, { round: 0.03 }),
    box([0, 0.165, -0.05], [0.5, 0.02, 1.5], '#17181c', { round: 0.008 }),
    ...both(x => [
      box([x * 0.31, 0.175, -0.05], [0.09, 0.03, 1.55], '#9aa0aa', { round: 0.01, ...metal }),
      rod([x * 0.33, 0.15, 0.66], [x * 0.33, 1.2, 0.8], 0.035, '#9aa0aa', metal),
      rod([x * 0.33, 1.02, 0.78], [x * 0.33, 1, 0.38], 0.025, DARK),
    ]),
    box([0, 1.24, 0.8], [0.74, 0.24, 0.06], colour, { round: 0.03, turn: [-0.5, 0, 0] }),
    box([0, 1.26, 0.77], [0.3, 0.14, 0.04], '#58c8e8', { round: 0.01, turn: [-0.5, 0, 0], ...glow }),
  ],
  sockets: { top: [0, 0.18, -0.1] as Point, seat: [0, 0.18, -0.1] as Point },
})
const grill = (colour = '#2c2e36') => ({
  parts: [
    ...[-1, 1].flatMap(x => [-1, 1].map(z => rod([x * 0.3, 0.55, z * 0.18], [x * 0.36, 0.02, z * 0.24], 0.02, DARK))),
    box([0, 0.66, 0], [0.8, 0.2, 0.5], colour, { round: 0.05 }),
    box([0, 0.75, 0], [0.74, 0.04, 0.44], '#ff7a2c', { round: 0.01, ...glow }),
    ...Array.from({ length: 12 }, (_, at) =>
      rod([-0.33 + at * 0.06, 0.79, -0.22], [-0.33 + at * 0.06, 0.79, 0.22], 0.006, '#b8bcc4'),
    ),
    ...[-0.22, 0, 0.22].flatMap(x => [
      ball([x, 0.815, -0.06], [0.08, 0.022, 0.06], '#8a4a2c'),
      rod([x - 0.05, 0.82, 0.1], [x + 0.07, 0.82, 0.12], 0.022, '#c0562e'),
    ]),
    rod([0.4, 0.7, -0.1], [0.4, 0.7, 0.1], 0.014, '#a8703f'),
  ],
  sockets: { top: [0, 0.82, 0] as Point },
})

export const appliances: Record<string, Kind> = {
  'drawn-toaster': made(toaster),
  'drawn-ironing-board': made(ironingBoard),
  'drawn-treadmill': made(treadmill),
  'drawn-grill': made(grill),
}
