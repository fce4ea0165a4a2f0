import type { Part, Point } from '../body.ts'
import { darker } from '../darker.ts'
import { add, applyTurn, scale, turning } from '../vectors.ts'
import { around, ball, box, ring, rod } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { made, metal } from './made.ts'

/** Threads wound around a core in three directions, and the loose end of it. */
const ballOfYarn = (colour = '#c8323c') => {
  const middle: Point = [0, 0.06, 0]
  const ways: readonly Point[] = [
    [0.5, 0, 0.35],
    [1.35, 0, -0.7],
    [0.25, 0, 1.45],
  ]
  const threads = ways.flatMap(turn => {
    const axis = applyTurn(turning(turn), [0, 1, 0])
    return [-0.034, -0.023, -0.012, 0, 0.012, 0.023, 0.034].map((off, at) =>
      ring(
        add(middle, scale(axis, off)),
        Math.sqrt(0.0575 ** 2 - off ** 2),
        0.0046,
        at % 2 ? colour : darker(colour, 0.86),
        {
          turn,
        },
      ),
    )
  })
  return {
    parts: [
      ball(middle, 0.057, darker(colour, 0.78)),
      ...threads,
      rod([0.04, 0.005, 0.03], [0.1, 0.004, 0.06], 0.003, colour),
      rod([0.1, 0.004, 0.06], [0.13, 0.004, 0.02], 0.003, colour),
      rod([0.13, 0.004, 0.02], [0.18, 0.004, 0.04], 0.003, colour),
    ],
    sockets: { grip: middle, top: [0, 0.12, 0] as Point },
  }
}

/** Two of them, crossed as they are held at work. */
const needles = (colour = '#c9ced8') => ({
  parts: [-1, 1].flatMap(side => [
    rod([side * 0.11, 0.02, 0.03], [side * -0.05, 0.3, -0.01], [0.0042, 0.002], colour, metal),
    ball([side * 0.112, 0.017, 0.03], 0.009, '#3a3f4c'),
  ]),
  sockets: { grip: [0, 0.06, 0.02] as Point },
})

/** A strip with its rows of stitches, as wide as a scarf and half done. */
const knitting = (colour = '#3a6fb0') => {
  const rows = Array.from({ length: 16 }, (_, at) => 0.03 + at * 0.028)
  return {
    parts: [
      box([0, 0.24, 0], [0.26, 0.46, 0.014], darker(colour, 0.86), { round: 0.006 }),
      ...rows.flatMap((y, at) =>
        Array.from({ length: 9 }, (_, nth): Part => {
          const x = -0.116 + nth * 0.029
          return box([x, y, 0.008], [0.022, 0.029, 0.012], at % 2 ? colour : darker(colour, 0.93), {
            round: 0.005,
            turn: [0, 0, nth % 2 ? 0.4 : -0.4],
          })
        }),
      ),
      ...around(10, (_, __, at) => ball([-0.117 + at * 0.026, 0.472, 0], 0.011, colour)),
    ],
    sockets: { grip: [0, 0.46, 0.01] as Point, top: [0, 0.47, 0] as Point },
  }
}

/** What is knitted, and with what. By name. */
export const needlework: Readonly<Record<string, Kind>> = {
  'drawn-ball-of-yarn': made(ballOfYarn),
  'drawn-knitting-needles': made(needles),
  'drawn-knitting': made(knitting),
}
