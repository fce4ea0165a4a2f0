import type { Body, Part } from '../body.ts'
import { ball, box, buildThing, rod, wheels } from '../kits/thing.ts'
import { GLASS, glass } from './glass.ts'

type Railcar = {
  colour: string
  stripe: string /** Of one car, metres. */
  long: number
  cars: number
  high: number
  roof?: string
}

/** What runs on rails: cars with a skirt down to the rails, small wheels below it, and a bow that takes the current. */
export function railcar({ colour, stripe, long, cars, high, roof = '#d8dade' }: Railcar): Body {
  const gap = 0.35
  const whole = cars * long + (cars - 1) * gap
  const middles = Array.from({ length: cars }, (_, i) => whole / 2 - long / 2 - i * (long + gap))
  const rolling = wheels(
    middles.flatMap(z => [z + long * 0.32, z - long * 0.32]),
    0.72,
    0.24,
    '#3a3438',
    '#8a8a94',
  )
  const rows = Math.max(3, Math.round(long / 1.1))
  const car = (z: number, at: number): Part[] => [
    box([0, 0.38 + high / 2, z], [1.9, high, long], colour, { round: 0.22 }),
    box([0, 0.3, z], [1.7, 0.34, long - 0.5], '#4a4a54', { round: 0.06 }),
    box([0, 0.42 + high, z], [1.6, 0.16, long - 0.4], roof, { round: 0.07 }),
    box([0, 0.38 + high * 0.32, z], [1.94, 0.22, long - 0.5], stripe, { round: 0.04 }),
    ...Array.from({ length: rows }, (_, i) =>
      box(
        [0, 0.38 + high * 0.66, z + long / 2 - 0.75 - (i * (long - 1.1)) / rows],
        [1.94, high * 0.34, (long - 1.1) / rows - 0.14],
        GLASS,
        { round: 0.04, ...glass },
      ),
    ),
    // Dark folds between two cars.
    ...(at > 0 ? [box([0, 0.38 + high / 2, z + long / 2 + gap / 2], [1.5, high * 0.86, gap + 0.2], '#2c2a30')] : []),
  ]
  const nose = whole / 2
  const bow = middles[Math.floor(cars / 2)]!
  return buildThing({
    bones: rolling.bones,
    parts: [
      ...middles.flatMap(car),
      box([0, 0.38 + high * 0.66, nose - 0.02], [1.5, high * 0.36, 0.08], GLASS, { round: 0.03, ...glass }),
      box([0, 0.38 + high * 0.93, nose - 0.01], [1.1, 0.18, 0.08], '#fdf3cf', { material: 'glowing' }),
      ...[-1, 1].map(side => ball([side * 0.6, 0.75, nose], [0.13, 0.13, 0.07], '#fdf3cf', { material: 'glowing' })),
      rod([0, 0.5 + high, bow - 0.5], [0, 0.95 + high, bow + 0.25], 0.035, '#3a3a42'),
      rod([0, 0.95 + high, bow + 0.25], [0, 1.35 + high, bow - 0.35], 0.035, '#3a3a42'),
      rod([-0.55, 1.36 + high, bow - 0.35], [0.55, 1.36 + high, bow - 0.35], 0.04, '#3a3a42'),
      ...[-1, 1].map(side => box([side * 0.72, 0.03, 0], [0.09, 0.06, whole + 1.2], '#9a9aa4', { round: 0.02 })),
      ...rolling.parts,
    ],
    sockets: { top: [0, 0.5 + high, 0], cabin: [0, 0.5 + high, 0] },
  })
}
