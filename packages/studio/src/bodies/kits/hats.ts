import { HATS } from '@kinora/media/scene/kit-schema'
import {
  about,
  choice,
  type DeepReadonly,
  either,
  exactly,
  list,
  number,
  object,
  text,
  type TypeOf,
  tuple,
  vector,
} from '@kinora/media/scene/schema-words'
import { readData } from '../../data-files/read-data.ts'
import type { Part, Point } from '../body.ts'

export type Hat = (typeof HATS)[number]

const point = vector(['x', 'y', 'z'], -4, 4)
const length = number(0.001, 4)
const plane = (max: number) => list(vector(['across', 'up'], -4, 4), max, 2)
const look = {
  colour: about(
    'Of the hat: `colour` and `second` are those of the garment.',
    either(choice(['colour', 'second']), text(7, { pattern: '^#[0-9a-f]{6}$' })),
  ),
}
const options = {
  turn: about('Radians about x, y and z, through its own middle.', point),
  material: choice(['metal', 'glass', 'glossy']),
}
const part = either(
  object({ ...look, ball: point, size: about('Half of its size.', either(length, point)) }, options),
  object({ ...look, box: point, size: point }, { ...options, round: length }),
  object({ ...look, rod: tuple(['from', 'to'], point), thick: either(length, tuple(['from', 'to'], length)) }, options),
  object({ ...look, ring: point, radius: length, thick: length }, options),
  object({ ...look, lathe: point, profile: plane(20) }, options),
  object({ ...look, slab: point, outline: plane(20), thick: length }, { ...options, bevel: length }),
)
const hats = object({
  version: exactly('kinora.hats/1'),
  hats: object(Object.fromEntries(HATS.map(kind => [kind, list(part, 40, 1)]))),
})

/** JSON Schema of `data/library/hats.json`: lengths in radii of the head, from its middle. */
export const hatsSchema = { $id: 'kinora.hats/1', ...hats.json }

type HatPart = DeepReadonly<TypeOf<typeof part>>
let read: Readonly<Record<Hat, readonly HatPart[]>> | undefined

/** A hat on a head of radius `r` whose centre is at height `head`. */
export function hatParts(kind: Hat, colour: string, second: string, head: number, r: number): Part[] {
  read ??= readData<{ hats: Record<Hat, readonly HatPart[]> }>('library/hats.json').hats
  return read[kind].map(written => ({
    ...written,
    ...onHead(written, head, r),
    bone: 'head',
    colour: written.colour === 'colour' ? colour : written.colour === 'second' ? second : written.colour,
    apart: true,
  }))
}

/** The shape of a part in metres. */
function onHead(part: HatPart, head: number, r: number) {
  const at = ([x, y, z]: Point): Point => [x * r, head + y * r, z * r]
  const points = (all: readonly (readonly [number, number])[]) => all.map(([u, v]) => [u * r, v * r] as const)
  if ('ball' in part) {
    const { size } = part
    return { ball: at(part.ball), size: typeof size === 'number' ? size * r : sized(size, r) }
  }
  if ('box' in part)
    return { box: at(part.box), size: sized(part.size, r), ...(part.round !== undefined && { round: part.round * r }) }
  if ('rod' in part) {
    const { thick } = part
    const [from, to] = part.rod
    return {
      rod: [at(from), at(to)] as const,
      thick: typeof thick === 'number' ? thick * r : ([thick[0] * r, thick[1] * r] as const),
    }
  }
  if ('ring' in part) return { ring: at(part.ring), radius: part.radius * r, thick: part.thick * r }
  if ('lathe' in part) return { lathe: at(part.lathe), profile: points(part.profile) }
  const bevel = part.bevel !== undefined && { bevel: part.bevel * r }
  return { slab: at(part.slab), outline: points(part.outline), thick: part.thick * r, ...bevel }
}

const sized = ([x, y, z]: Point, by: number): Point => [x * by, y * by, z * by]
