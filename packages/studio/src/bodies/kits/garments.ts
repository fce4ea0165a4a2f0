import type { Part } from '../body.ts'
import { accessoryParts } from './accessories.ts'
import type { Measures, Person } from './person-table.ts'

const SKIRTS: ReadonlySet<string> = new Set(['skirt', 'dress', 'robe', 'sheath'])

/** Clothes that hang from the waist around both legs; they follow the thighs. */
export const hasSkirt = ({ wears, coat }: Person): boolean =>
  coat !== undefined || (wears !== undefined && SKIRTS.has(wears))

/** Clothes over the body: skirts, coats, aprons and their details. */
export function garmentParts(person: Person, measures: Measures, wide: number): Part[] {
  const { hip, knee, shoulder } = measures
  const parts: Part[] = []
  const { wears, top, bottom } = person
  const waist = hip + 0.12
  if (wears && SKIRTS.has(wears)) {
    const low = wears === 'robe' ? 0.1 : wears === 'dress' ? knee - 0.08 : wears === 'sheath' ? 0.16 : knee + 0.02
    const spread = wears === 'robe' ? 0.27 : wears === 'sheath' ? 0.2 : 0.29
    parts.push({
      lathe: [0, 0, 0],
      profile: [
        [0.02, low + 0.02],
        [spread * wide - 0.02, low],
        [spread * wide, low + 0.03],
        [(wears === 'sheath' ? 0.19 : 0.23) * wide, (low + waist) / 2],
        [0.17 * wide, waist + 0.03],
        [0.12 * wide, waist + 0.1],
        [0.01, waist + 0.12],
      ],
      bone: 'skirt',
      colour: wears === 'skirt' ? bottom : top,
    })
  }
  if (wears === 'tutu')
    parts.push({
      lathe: [0, 0, 0],
      profile: [
        [0.02, hip - 0.02],
        [0.36 * wide, hip - 0.03],
        [0.37 * wide, hip + 0.01],
        [0.2 * wide, hip + 0.07],
        [0.15 * wide, hip + 0.13],
        [0.01, hip + 0.14],
      ],
      bone: 'hips',
      colour: bottom,
    })
  if (person.coat)
    parts.push({
      lathe: [0, 0, 0],
      profile: [
        [0.02, knee + 0.02],
        [0.215 * wide, knee],
        [0.225 * wide, knee + 0.03],
        [0.2 * wide, (knee + waist) / 2],
        [0.178 * wide, waist + 0.03],
        [0.12 * wide, waist + 0.1],
        [0.01, waist + 0.12],
      ],
      bone: 'skirt',
      colour: person.coat,
    })
  if (person.belt)
    parts.push({ ring: [0, hip + 0.1, 0], radius: 0.145 * wide, thick: 0.03, bone: 'hips', colour: person.belt })
  if (person.apron) {
    const front = 0.135 * wide
    // A skirt is wider than the legs, and slanted.
    const isOverSkirt = wears === 'skirt' || wears === 'dress' || wears === 'robe'
    parts.push(
      {
        box: [0, (waist + shoulder) / 2 - 0.03, front - 0.012],
        size: [0.2 * wide, shoulder - waist - 0.04, 0.06],
        round: 0.03,
        turn: [-0.12, 0, 0],
        bone: 'chest',
        colour: person.apron,
      },
      {
        box: [0, (waist + knee) / 2 + 0.02, isOverSkirt ? front + 0.085 * wide : front + 0.005],
        size: [(isOverSkirt ? 0.36 : 0.3) * wide, waist - knee + 0.04, isOverSkirt ? 0.035 : 0.06],
        round: isOverSkirt ? 0.016 : 0.03,
        ...(isOverSkirt && { turn: [-0.27, 0, 0] as const }),
        bone: 'hips',
        colour: person.apron,
      },
      { ring: [0, waist - 0.01, 0.004], radius: 0.148 * wide, thick: 0.018, bone: 'hips', colour: person.apron },
    )
  }
  if (person.scarf) {
    parts.push(
      { ring: [0, shoulder + 0.05, 0], radius: 0.1, thick: 0.05, bone: 'chest', colour: person.scarf },
      {
        rod: [
          [0.06, shoulder + 0.02, 0.12],
          [0.08, shoulder - 0.2, 0.16],
        ],
        thick: [0.045, 0.04],
        bone: 'chest',
        colour: person.scarf,
        apart: true,
      },
    )
  }
  if (person.wrap) {
    // Higher behind the neck, and closed before the chest.
    parts.push(
      {
        lathe: [0, 0, 0],
        profile: [
          [0.33 * wide, knee - 0.02],
          [0.32 * wide, waist],
          [0.285 * wide, shoulder - 0.06],
          [0.17 * wide, shoulder + 0.06],
          [0.15 * wide, shoulder + 0.05],
        ],
        bone: 'chest',
        colour: person.wrap,
      },
      { ring: [0, shoulder + 0.045, 0], radius: 0.155 * wide, thick: 0.045, bone: 'chest', colour: person.wrap },
    )
  }
  if (person.cape) {
    parts.push({
      slab: [0, 0, 0],
      outline: [
        [-0.3, knee - 0.12],
        [0.3, knee - 0.12],
        [0.17, shoulder + 0.02],
        [-0.17, shoulder + 0.02],
      ],
      thick: 0.04,
      turn: [0, Math.PI / 2, 0],
      bone: 'chest',
      colour: person.cape,
    })
    const slab = parts.at(-1)!
    if ('slab' in slab) Object.assign(slab, { slab: [0, 0, -0.19 * wide] })
  }
  return [...parts, ...accessoryParts(person, measures, wide)]
}
