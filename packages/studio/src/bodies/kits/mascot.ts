import type { Body, Part, Point } from '../body.ts'
import { type Beast, earParts } from './beast.ts'
import { AGES, buildPerson, DRAWN } from './person.ts'
import type { Person } from './person-table.ts'

/** One and a half times as tall as a child: an animal on two legs, with hands and clothes. */
export const MASCOT_METRES = 1.35

const CHILD = AGES.child

/** A person's body with the coat, ears, muzzle and tail of an animal. It can do everything that people do. */
export function buildMascot(beast: Beast, clothes: Partial<Person>): Body {
  const { coat, muzzle = coat, nose = '#2a2226', paws = coat } = beast
  const person: Person = {
    top: '#4a7fc4',
    bottom: '#3b4059',
    ...clothes,
    metres: MASCOT_METRES,
    age: 'child',
    skin: coat,
    hair: { style: 'none', colour: coat },
    ears: 'none',
    gloves: paws,
    shoes: paws,
  }
  const body = buildPerson(person)
  const scale = MASCOT_METRES / DRAWN
  const [head, r] = [CHILD.head * scale, CHILD.headSize * scale]
  return { ...body, parts: [...body.parts, ...headParts(beast, head, r, muzzle, nose), ...tailParts(beast, scale)] }
}

function headParts(beast: Beast, head: number, r: number, muzzle: string, nose: string): Part[] {
  const { coat, mask, horns, trunk, isWideMouthed } = beast
  const on = (place: Point, size: Point | number, colour: string, turn?: Point): Part => ({
    ball: [place[0] * r, head + place[1] * r, place[2] * r],
    size: typeof size === 'number' ? size * r : [size[0] * r, size[1] * r, size[2] * r],
    bone: 'head',
    colour,
    apart: true,
    ...(turn && { turn }),
  })
  const parts: Part[] = isWideMouthed
    ? [on([0, -0.5, 0.42], [0.98, 0.34, 0.62], muzzle), on([0, -0.2, 0.42], [1.04, 0.2, 0.66], coat)]
    : [
        on([0, -0.3, 0.84], [0.4, 0.26, 0.26], muzzle),
        { ...on([0, -0.2, 1.08], [0.13, 0.09, 0.08], nose), material: 'glossy' },
      ]
  for (const side of [-1, 1]) {
    const at = (x: number, y: number, z: number): Point => [side * x, y, z]
    if (isWideMouthed) parts.push(on(at(0.48, 0.72, 0.3), 0.42, coat))
    if (mask) parts.push(on(at(0.4, 0.02, 0.74), [0.28, 0.3, 0.16], mask, [0, side * 0.45, side * 0.4]))
    parts.push(...earParts(beast, side, r, ([x, y, z]) => [x * r, head + y * r, z * r]))
    if (horns) parts.push(on(at(0.36, 1.05, 0), [0.1, 0.34, 0.1], horns.colour, [0, 0, side * -0.35]))
  }
  if (trunk)
    for (const [y, z] of [
      [-0.42, 1.05],
      [-0.68, 1.12],
      [-0.94, 1.1],
      [-1.18, 1.0],
    ] as const)
      parts.push(on([0, y, z], 0.19, coat))
  return parts
}

function tailParts({ tail, coat, tailTip = coat }: Beast, scale: number): Part[] {
  if (tail.kind === 'stub') return [tailBall([0, CHILD.hip + 0.05, -0.2], 0.09, coat, scale)]
  const thick = tail.kind === 'bushy' ? 0.085 : 0.045
  return [
    tailRod([0, CHILD.hip + 0.02, -0.14], [0, CHILD.hip - 0.08, -0.36], thick, coat, scale),
    tailRod([0, CHILD.hip - 0.08, -0.36], [0, CHILD.hip + 0.16, -0.48], thick, tailTip, scale),
  ]
}

const tailBall = ([x, y, z]: Point, size: number, colour: string, by: number): Part => ({
  ball: [x * by, y * by, z * by],
  size: size * by,
  bone: 'hips',
  colour,
  apart: true,
})
const tailRod = (from: Point, to: Point, thick: number, colour: string, by: number): Part => ({
  rod: [
    [from[0] * by, from[1] * by, from[2] * by],
    [to[0] * by, to[1] * by, to[2] * by],
  ],
  thick: thick * by,
  bone: 'hips',
  colour,
  apart: true,
})
