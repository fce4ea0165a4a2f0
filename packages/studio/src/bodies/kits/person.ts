import type { Body, Bone, Part, Point } from '../body.ts'
import { darker } from '../darker.ts'
import { scalePart } from '../scale-part.ts'
import { garmentParts, hasSkirt } from './garments.ts'
import { hairParts } from './hair.ts'
import { hatParts } from './hats.ts'
import { legParts, tailParts } from './person-legs.ts'
import type { Measures, Person } from './person-table.ts'
import { boneParts } from './skeleton.ts'

/** The height at which measurements were taken; the body is scaled from it. */
export const DRAWN = 1.7

export const AGES: Record<Person['age'], Measures> = {
  adult: { hip: 0.66, knee: 0.36, shoulder: 1.1, head: 1.42, headSize: 0.245, width: 1 },
  old: { hip: 0.62, knee: 0.34, shoulder: 1.06, head: 1.4, headSize: 0.255, width: 1.06 },
  child: { hip: 0.54, knee: 0.3, shoulder: 0.96, head: 1.34, headSize: 0.32, width: 0.98 },
  baby: { hip: 0.4, knee: 0.22, shoulder: 0.84, head: 1.26, headSize: 0.4, width: 1.1 },
}

export function buildPerson(person: Person): Body {
  const m = AGES[person.age]
  const wide = m.width * (person.girth ?? 1)
  const { hip, knee, shoulder, head, headSize: r } = m
  const arm = (shoulder - hip) * 0.52
  const bones: Bone[] = [
    { name: 'hips', at: [0, hip, 0] },
    { name: 'chest', parent: 'hips', at: [0, hip + 0.12, 0] },
    { name: 'head', parent: 'chest', at: [0, shoulder + 0.06, 0] },
  ]
  const { skin, top, bottom, sleeves = 'long', wears = 'trousers' } = person
  if (hasSkirt(person)) bones.push({ name: 'skirt', parent: 'hips', at: [0, hip + 0.1, 0] })
  const hand = person.gloves ?? skin
  // Legs under a robe stay covered while sitting.
  const isLong = wears === 'robe' || wears === 'sheath'
  const legs = wears === 'trousers' ? bottom : isLong ? top : skin
  const parts: Part[] = [
    { ball: [0, hip + 0.02, 0], size: [0.155 * wide, 0.12, 0.13 * wide], bone: 'hips', colour: bottom },
    {
      ball: [0, (hip + shoulder) / 2 + 0.04, 0.005],
      size: [0.165 * wide, (shoulder - hip) * 0.46, 0.14 * wide],
      bone: 'chest',
      colour: top,
    },
    {
      rod: [
        [-0.1 * wide, shoulder - 0.03, 0],
        [0.1 * wide, shoulder - 0.03, 0],
      ],
      thick: 0.085,
      bone: 'chest',
      colour: top,
    },
    {
      rod: [
        [0, shoulder, 0],
        [0, head - r * 0.7, 0.005],
      ],
      thick: 0.065,
      bone: 'head',
      colour: skin,
      flow: 0.03,
    },
    { ball: [0, head, 0.01], size: [r * 0.98, r, r * 0.93], bone: 'head', colour: skin, material: 'face', flow: 0.03 },
    { ball: [0, head - r * 0.12, r * 0.94], size: r * 0.11, bone: 'head', colour: darker(skin, 0.95), flow: 0.02 },
  ]
  const sockets: Record<string, { bone: string; at: Point }> = {
    top: { bone: 'head', at: [0, head + r, 0] },
    back: { bone: 'chest', at: [0, shoulder - 0.1, -0.16 * wide] },
    lap: { bone: 'hips', at: [0, hip + 0.05, 0.2] },
    mouth: { bone: 'head', at: [0, head - r * 0.45, r * 0.95] },
  }
  for (const [side, mark] of [
    [1, 'r'],
    [-1, 'l'],
  ] as const) {
    const at = (x: number, y: number, z: number): Point => [side * x, y, z]
    const sx = 0.185 * wide
    const elbow = shoulder - 0.04 - arm
    const wrist = elbow - arm * 0.95
    bones.push(
      { name: `arm.${mark}`, parent: 'chest', at: at(sx, shoulder - 0.04, 0) },
      { name: `forearm.${mark}`, parent: `arm.${mark}`, at: at(sx + 0.05, elbow, 0) },
      { name: `thigh.${mark}`, parent: 'hips', at: at(0.085 * wide, hip - 0.02, 0) },
      { name: `shin.${mark}`, parent: `thigh.${mark}`, at: at(0.09 * wide, knee, 0) },
      { name: `foot.${mark}`, parent: `shin.${mark}`, at: at(0.09 * wide, 0.08, -0.01) },
    )
    const upper = sleeves === 'none' ? skin : top
    const lower = sleeves === 'long' ? top : skin
    parts.push(
      {
        rod: [at(sx, shoulder - 0.04, 0), at(sx + 0.05, elbow, 0)],
        thick: [0.07, 0.06],
        bone: `arm.${mark}`,
        colour: upper,
      },
      {
        rod: [at(sx + 0.05, elbow, 0), at(sx + 0.06, wrist + 0.03, 0.015)],
        thick: [0.06, 0.052],
        bone: `forearm.${mark}`,
        colour: lower,
      },
      {
        ball: at(sx + 0.065, wrist - 0.03, 0.02),
        size: [0.058, 0.068, 0.062],
        bone: `forearm.${mark}`,
        colour: hand,
        flow: 0.02,
      },
    )
    if (person.tail) {
      // The tail is on the bones of one leg, so that it moves as one piece.
      if (mark === 'r') parts.push(...tailParts(person.tail, hip, knee, wide))
    } else parts.push(...legParts(person, { hip, knee, wide, legs, mark, at }))
    if (person.cuffs === 'wide')
      parts.push({
        rod: [at(sx + 0.05, elbow + 0.01, 0), at(sx + 0.058, wrist + 0.09, 0.01)],
        thick: [0.07, 0.105],
        bone: `forearm.${mark}`,
        colour: top,
        apart: true,
      })
    if (person.ears !== 'none') {
      parts.push(
        person.ears === 'pointed'
          ? {
              rod: [at(r * 0.9, head - 0.02, 0), at(r * 1.35, head + 0.1, -0.03)],
              thick: [0.045, 0.012],
              bone: 'head',
              colour: skin,
              flow: 0.02,
            }
          : {
              ball: at(r * 0.97, head - 0.02, -0.01),
              size: [0.035, 0.055, 0.045],
              bone: 'head',
              colour: skin,
              flow: 0.015,
            },
      )
    }
    sockets[`hand.${mark}`] = { bone: `forearm.${mark}`, at: at(sx + 0.065, wrist - 0.05, 0.05) }
    if (person.wings) {
      parts.push({
        ball: at(0.26, shoulder - 0.05, -0.24),
        size: [0.2, 0.32, 0.035],
        turn: [0, 0, side * -0.5],
        bone: 'chest',
        colour: person.wings,
        apart: true,
      })
    }
  }
  parts.push(
    ...garmentParts(person, m, wide),
    ...(person.bones ? boneParts(person.bones, m, wide) : []),
    ...hairParts(person.hair.style, person.hair.colour, head, r, person.hat?.kind),
  )
  if (person.hat) parts.push(...hatParts(person.hat.kind, person.hat.colour, person.hat.second ?? '#f4efe6', head, r))
  if (person.beard) {
    // Around the mouth, which stays visible.
    const { beard } = person
    parts.push({
      ball: [0, head - r * 0.98, r * 0.48],
      size: [r * 0.5, r * 0.34, r * 0.44],
      bone: 'head',
      colour: beard,
      apart: true,
    })
    for (const side of [1, -1])
      parts.push({
        rod: [
          [side * r * 0.86, head - r * 0.18, r * 0.3],
          [side * r * 0.4, head - r * 0.86, r * 0.52],
        ],
        thick: [r * 0.13, r * 0.22],
        bone: 'head',
        colour: beard,
        apart: true,
      })
  }
  const by = person.metres / DRAWN
  return {
    bones: bones.map(bone => ({ ...bone, at: [bone.at[0] * by, bone.at[1] * by, bone.at[2] * by] })),
    parts: parts.map(part => scalePart(part, by)),
    cell: 0.028 * by,
    flow: 0.06 * by,
    face: { at: [0, (head - r * 0.05) * by, 0], width: r * 1.75 * by },
    prints: {
      chest: {
        at: [0, (hip + 0.45 * (shoulder - hip) + 0.08) * by, 0],
        wide: 0.28 * wide * by,
        high: 0.2 * by,
        bone: 'chest',
      },
      brow: { at: [0, (head + r * 0.76) * by, 0], wide: r * 0.9 * by, high: r * 0.3 * by, bone: 'head' },
    },
    sockets: Object.fromEntries(
      Object.entries(sockets).map(([name, { bone, at }]) => [
        name,
        { bone, at: [at[0] * by, at[1] * by, at[2] * by] as const },
      ]),
    ),
  }
}
