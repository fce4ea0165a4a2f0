import type { Part, Point } from '../body.ts'
import { darker } from '../darker.ts'
import type { Measures, Person } from './person-table.ts'

/** Ties, collars, bags and masks: the small things by which people are told apart. */
export const accessoryParts = (person: Person, measures: Measures, wide: number): Part[] => [
  ...onChest(person, measures, wide),
  ...onBack(person, measures, wide),
  ...onHead(person, measures),
]

const line = (from: Point, to: Point, thick: number | readonly [number, number], colour: string): Part => ({
  rod: [from, to],
  thick,
  bone: 'chest',
  colour,
  apart: true,
})

/** Lapels, ties, crossed collars, bibs and stripes. They distinguish a suit from a pullover. */
function onChest(person: Person, { hip, shoulder }: Measures, wide: number): Part[] {
  const parts: Part[] = []
  const [belly, front] = [hip + 0.2, 0.15 * wide]
  const lapel = darker(person.coat ?? person.top, 0.8)
  const { shirt, tie, bowTie, collar, ruff, sash, bib, stripes, stethoscope, necklace } = person
  if (shirt)
    parts.push(
      line([0, shoulder + 0.01, 0.07], [0, shoulder - 0.1, 0.105 * wide], [0.06, 0.05], shirt),
      line([0, shoulder - 0.1, 0.105 * wide], [0, belly, front - 0.03], [0.05, 0.03], shirt),
      ...[-1, 1].flatMap(side => [
        line([side * 0.08, shoulder + 0.03, 0.06], [side * 0.06, shoulder - 0.1, 0.13 * wide], 0.022, lapel),
        line([side * 0.06, shoulder - 0.1, 0.13 * wide], [side * 0.012, belly - 0.02, front], 0.022, lapel),
      ]),
    )
  if (tie)
    parts.push(line([0, shoulder - 0.03, 0.13], [0, belly + 0.02, front + 0.016], [0.016, 0.03], tie), {
      ball: [0, shoulder - 0.02, 0.118],
      size: [0.028, 0.022, 0.02],
      bone: 'chest',
      colour: tie,
      apart: true,
    })
  if (bowTie)
    for (const side of [-1, 1])
      parts.push({
        ball: [side * 0.038, shoulder - 0.01, 0.132],
        size: [0.04, 0.03, 0.024],
        bone: 'chest',
        colour: bowTie,
        apart: true,
      })
  if (collar)
    for (const side of [1, -1]) {
      const over = side < 0 ? 0.008 : 0
      parts.push(
        line([side * 0.09, shoulder + 0.04, 0.04], [side * 0.035, shoulder - 0.1, 0.142 * wide + over], 0.022, collar),
        line(
          [side * 0.035, shoulder - 0.1, 0.142 * wide + over],
          [side * -0.05, belly + 0.02, front + over],
          0.022,
          collar,
        ),
      )
    }
  if (ruff) {
    const tuft = (at: Point, size: number): Part => ({ ball: at, size, bone: 'chest', colour: ruff, apart: true })
    for (let at = 0; at < 12; at++) {
      const [sin, cos] = [Math.sin((at / 6) * Math.PI), Math.cos((at / 6) * Math.PI)]
      parts.push(
        tuft([sin * 0.115 * wide, shoulder + 0.03 - 0.03 * cos, 0.02 + cos * 0.1 * wide], 0.048 + 0.006 * (at % 2)),
      )
    }
    for (let at = 0; at < 6; at++)
      parts.push(
        tuft(
          [0, shoulder - 0.06 - at * ((shoulder - belly + 0.02) / 6), 0.11 * wide + at * 0.007],
          0.04 + 0.006 * (at % 2),
        ),
      )
  }
  if (sash)
    parts.push({
      lathe: [0, 0, 0],
      profile: [
        [0.15 * wide, hip + 0.03],
        [0.178 * wide, hip + 0.05],
        [0.176 * wide, hip + 0.16],
        [0.15 * wide, hip + 0.18],
      ],
      bone: 'hips',
      colour: sash,
    })
  if (bib)
    parts.push(
      {
        ball: [0, (hip + shoulder) / 2, 0.075 * wide],
        size: [0.115 * wide, 0.17, 0.09 * wide],
        bone: 'chest',
        colour: bib,
        apart: true,
      },
      ...straps(bib, shoulder, front),
    )
  if (stripes) {
    for (const y of [hip + 0.12, hip + 0.25])
      parts.push({ ring: [0, y, 0.004], radius: 0.152 * wide, thick: 0.024, bone: 'chest', colour: stripes })
    parts.push(...straps(stripes, shoulder, front))
  }
  if (stethoscope)
    parts.push(
      // Thin tubes from both sides of the neck, which join, and the disc at their end.
      ...[-1, 1].map(side =>
        line([side * 0.095, shoulder + 0.02, 0.06], [0, shoulder - 0.11, 0.155 * wide], 0.011, stethoscope),
      ),
      line([0, shoulder - 0.11, 0.155 * wide], [0.045, belly + 0.03, front + 0.03], 0.011, stethoscope),
      {
        ball: [0.045, belly + 0.01, front + 0.035],
        size: [0.036, 0.036, 0.016],
        bone: 'chest',
        colour: '#c4c8d0',
        material: 'metal',
        apart: true,
      },
    )
  if (necklace)
    parts.push(
      {
        ring: [0, shoulder - 0.01, 0.05],
        radius: 0.105,
        thick: 0.022,
        turn: [0.5, 0, 0],
        bone: 'chest',
        colour: necklace,
        material: 'metal',
      },
      {
        ball: [0, shoulder - 0.12, 0.14],
        size: [0.045, 0.05, 0.02],
        bone: 'chest',
        colour: necklace,
        material: 'metal',
        apart: true,
      },
    )
  if (person.pouches)
    for (const [x, high] of [
      [-0.13, 0.13],
      [-0.05, 0.1],
      [0.11, 0.15],
    ] as const) {
      const z = Math.sqrt(Math.max(0, 0.165 ** 2 - x ** 2)) * wide
      parts.push({
        box: [x * wide, hip + 0.06, z],
        size: [0.085, high, 0.06],
        round: 0.02,
        bone: 'hips',
        colour: person.pouches,
      })
      parts.push({
        rod: [
          [x * wide, hip + 0.1, z + 0.01],
          [x * wide + 0.01, hip + 0.19, z + 0.015],
        ],
        thick: 0.014,
        bone: 'hips',
        colour: x < 0 ? '#c8ccd4' : '#d8402e',
        apart: true,
      })
    }
  if (person.drape)
    parts.push(
      line([-0.13, shoulder + 0.03, 0.03], [-0.04, shoulder - 0.16, 0.135 * wide], [0.055, 0.075], person.drape),
      line([-0.04, shoulder - 0.16, 0.135 * wide], [0.12 * wide, hip + 0.08, 0.1 * wide], [0.075, 0.07], person.drape),
      line([-0.13, shoulder + 0.03, 0.02], [-0.13, shoulder - 0.14, -0.15 * wide], [0.055, 0.07], person.drape),
      line([-0.13, shoulder - 0.14, -0.15 * wide], [-0.15, hip - 0.2, -0.2 * wide], [0.07, 0.09], person.drape),
      line([-0.17, shoulder, 0.04], [0.07 * wide, hip + 0.06, 0.165 * wide], 0.016, '#e8c04a'),
    )
  if (person.poncho) {
    const cone = (low: number, high: number, radius: readonly [number, number], colour: string): Part => ({
      lathe: [0, 0, 0],
      profile: [
        [radius[0] - 0.03, low],
        [radius[0], low + 0.005],
        [radius[1], high],
        [radius[1] - 0.03, high],
      ],
      bone: 'chest',
      colour,
    })
    const at = (n: number): number => hip + 0.04 + (shoulder + 0.05 - hip - 0.04) * n
    const out = (n: number): number => (0.34 - 0.22 * n ** 1.5) * wide
    for (const [from, to, colour] of [
      [0, 0.1, '#f2d060'],
      [0.1, 0.3, person.poncho],
      [0.3, 0.38, '#2f7a8a'],
      [0.38, 0.6, person.poncho],
      [0.6, 0.68, '#f2d060'],
      [0.68, 1, person.poncho],
    ] as const)
      parts.push(cone(at(from), at(to), [out(from), out(to)], colour))
  }
  return parts
}

/** Over both shoulders, in front. */
const straps = (colour: string, shoulder: number, front: number): Part[] =>
  [-1, 1].flatMap(side => [
    line([side * 0.11, shoulder + 0.045, 0], [side * 0.105, shoulder - 0.04, 0.095], 0.024, colour),
    line([side * 0.105, shoulder - 0.04, 0.095], [side * 0.1, shoulder - 0.24, front - 0.01], 0.024, colour),
  ])

/** Bags extend above and beside the shoulders, so that they are visible from the front. */
function onBack(person: Person, { hip, shoulder }: Measures, wide: number): Part[] {
  const parts: Part[] = []
  const { backpack, bag, tank, flags } = person
  if (person.cowl)
    parts.push(
      {
        ball: [0, shoulder + 0.03, -0.12 * wide],
        size: [0.15, 0.1, 0.085],
        turn: [-0.5, 0, 0],
        bone: 'chest',
        colour: darker(person.cowl, 0.88),
        apart: true,
      },
      { ring: [0, shoulder + 0.05, 0], radius: 0.1, thick: 0.034, bone: 'chest', colour: person.cowl },
      ...[-1, 1].map(side =>
        line([side * 0.03, shoulder, 0.115], [side * 0.035, shoulder - 0.09, 0.14], 0.008, '#f4f2ec'),
      ),
      {
        box: [0, hip + 0.16, 0.135 * wide],
        size: [0.2 * wide, 0.11, 0.05],
        round: 0.02,
        bone: 'chest',
        colour: darker(person.cowl, 0.88),
      },
    )
  if (backpack)
    parts.push(
      {
        box: [0, shoulder - 0.11, -0.26 * wide],
        size: [0.48, 0.52, 0.24],
        round: 0.08,
        bone: 'chest',
        colour: backpack,
      },
      {
        box: [0, shoulder - 0.24, -0.37 * wide],
        size: [0.28, 0.2, 0.08],
        round: 0.03,
        bone: 'chest',
        colour: '#f0e6d2',
      },
      ...straps(backpack, shoulder, 0.15 * wide),
    )
  if (bag)
    parts.push(
      line([-0.13 * wide, shoulder + 0.04, 0.03], [-0.09 * wide, shoulder - 0.06, 0.115], 0.02, bag),
      line([-0.09 * wide, shoulder - 0.06, 0.115], [0.12 * wide, hip + 0.1, 0.155 * wide], 0.02, bag),
      {
        box: [0.17 * wide, hip - 0.02, 0.17 * wide],
        size: [0.24, 0.2, 0.1],
        round: 0.03,
        turn: [0, 0.5, 0],
        bone: 'hips',
        colour: bag,
      },
    )
  if (tank)
    parts.push(
      {
        rod: [
          [0, hip + 0.05, -0.22 * wide],
          [0, shoulder + 0.06, -0.22 * wide],
        ],
        thick: 0.1,
        bone: 'chest',
        colour: tank,
        apart: true,
        material: 'metal',
      },
      ...straps('#2c2f3a', shoulder, 0.15 * wide),
    )
  if (flags)
    for (const [x, lean] of [
      [-0.16, 0.65],
      [-0.06, 0.25],
      [0.06, -0.25],
      [0.16, -0.65],
    ] as const)
      parts.push({
        slab: [x * 1.6, shoulder + 0.34, -0.2 * wide],
        outline: [
          [-0.015, -0.42],
          [0.015, -0.42],
          [0.02, -0.12],
          [0.15, 0.06],
          [0.02, 0.3],
          [-0.02, 0.3],
        ],
        thick: 0.02,
        turn: [lean, Math.PI / 2, 0],
        bone: 'chest',
        colour: flags,
      })
  return parts
}

function onHead(person: Person, { head, headSize: r }: Measures): Part[] {
  const parts: Part[] = []
  const { headphones, mask, shield } = person
  if (person.glasses) {
    for (const side of [-1, 1]) {
      parts.push({
        ring: [side * r * 0.38, head - r * 0.02, r * 0.96],
        radius: r * 0.24,
        thick: r * 0.035,
        turn: [Math.PI / 2, 0, 0],
        bone: 'head',
        colour: person.glasses,
        material: 'glossy',
      })
    }
  }
  if (person.goggles) {
    parts.push({
      ring: [0, head + r * 0.04, -r * 0.02],
      radius: r * 1.02,
      thick: r * 0.09,
      bone: 'head',
      colour: person.goggles,
    })
    for (const side of [-1, 1])
      parts.push(
        {
          ball: [side * r * 0.37, head, r * 0.9],
          size: [r * 0.33, r * 0.3, r * 0.2],
          bone: 'head',
          colour: person.goggles,
          apart: true,
        },
        {
          ball: [side * r * 0.37, head, r * 1],
          size: [r * 0.25, r * 0.22, r * 0.14],
          bone: 'head',
          colour: '#8fdcec',
          material: 'glossy',
          apart: true,
        },
      )
  }
  if (person.moustache)
    for (const side of [-1, 1])
      parts.push({
        rod: [
          [side * r * 0.04, head - r * 0.36, r * 0.98],
          [side * r * 0.5, head - r * 0.46, r * 0.86],
        ],
        thick: [r * 0.13, r * 0.06],
        bone: 'head',
        colour: person.moustache,
        apart: true,
      })
  if (headphones)
    parts.push(
      {
        ring: [0, head + r * 0.06, -r * 0.06],
        radius: r * 1.12,
        thick: r * 0.09,
        turn: [Math.PI / 2, 0, 0],
        bone: 'head',
        colour: headphones,
      },
      ...[-1, 1].map(
        (side): Part => ({
          ball: [side * r * 1.08, head - r * 0.02, -r * 0.02],
          size: [r * 0.2, r * 0.34, r * 0.34],
          bone: 'head',
          colour: headphones,
          apart: true,
        }),
      ),
    )
  if (mask)
    parts.push({
      ball: [0, head - r * 0.42, r * 0.5],
      size: [r * 0.66, r * 0.4, r * 0.56],
      bone: 'head',
      colour: mask,
      apart: true,
    })
  if (shield)
    parts.push(
      {
        ball: [0, head - r * 0.1, r * 0.42],
        size: [r * 0.98, r * 1.05, r * 0.72],
        bone: 'head',
        colour: shield,
        apart: true,
      },
      {
        box: [0, head + r * 0.12, r * 1.08],
        size: [r * 1.1, r * 0.42, r * 0.16],
        bone: 'head',
        colour: '#2f5a4a',
        material: 'glossy',
      },
    )
  return parts
}
