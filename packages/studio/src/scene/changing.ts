import { type DressedBody } from '../bodies/dressed-body.ts'
import { dressBody } from '../bodies/dress-body.ts'
import { findKind } from '../bodies/kinds/kinds.ts'
import { thingHue } from '../hues/hues.ts'
import { ease } from '../bodies/motion/moment.ts'
import {
  areSame,
  materialHue,
  materialShades,
  mixShades,
  type Shades,
  shadesOf,
  tintPixels,
  tintShades,
  unlitShades,
} from '../bodies/shade-mesh.ts'
import { VERTEX_WORDS } from '../raster/mesh.ts'
import type { Attire } from '../bodies/kits/person-table.ts'
import type { Change, Subject } from '../direct/shot-list.ts'
import { chooseAttire } from './choose-attire.ts'

/** The colours of a body that changes, at the beginning and at the end. */
export type Shading = {
  from: Shades
  to: Shades
  /** How late each vertex changes, from 0 to 1, where a brush or a cloth goes over it from one side to the other. */
  order?: Float32Array
}

/** How far what changes has changed: seen as it was, then as it is. */
export const changedShare = (seconds: number, until = 4): number => ease((seconds - 0.22 * until) / (0.5 * until))

export const shadesAt = ({ from, to, order }: Shading, share: number): Shades =>
  order ? from.map((word, at) => (order[at]! < share ? to[at]! : word)) : mixShades(from, to, share)

/** Of a thing that somebody paints or wipes: what is done is not all done at once. */
const GONE_OVER = 'gone-over'
function orderOf({ deeds = [] }: Subject, { mesh: { vertices } }: DressedBody): Float32Array | undefined {
  if (!deeds.some(({ verb }) => verb === GONE_OVER)) return undefined
  const count = vertices.length / VERTEX_WORDS
  const across = Float32Array.from({ length: count }, (_, at) => vertices[at * VERTEX_WORDS]!)
  const [left, right] = across.reduce(([low, high], x) => [Math.min(low, x), Math.max(high, x)], [Infinity, -Infinity])
  return across.map(x => (x - left) / Math.max(1e-6, right - left))
}

/** A lamp that is off. */
const UNLIT = 0.32

/** How the colours of a body change; undefined where none does, or where its shape becomes another too. */
export function findShading(
  subject: Subject,
  code: string,
  colour: string | undefined,
  body: DressedBody,
  attire?: Attire,
): Shading | undefined {
  const { changes = [] } = subject
  let shading: Shading = { from: shadesOf(body.mesh), to: shadesOf(body.mesh) }
  for (const change of changes) {
    const next = shadeChange(change, subject, code, colour, shading, attire)
    if (next) shading = next
  }
  const order = orderOf(subject, body)
  return areSame(shading.from, shading.to) ? undefined : { ...shading, ...(order && { order }) }
}

function shadeChange(
  { of, from, to }: Change,
  subject: Subject,
  code: string,
  colour: string | undefined,
  { from: first, to: last }: Shading,
  attire: Attire | undefined,
): Shading | undefined {
  const dressed = (hue: string | undefined, features = subject.features): Shades | undefined => {
    const body = dressBody(code, hue, { ...attire, ...chooseAttire({ ...subject, ...(features && { features }) }) })
    const shades = body && shadesOf(body.mesh)
    return shades?.length === first.length ? shades : undefined
  }
  if (of === 'colour') {
    // That of what it becomes is its own.
    if (subject.changes?.some(change => change.of === 'figure')) return undefined
    const [plain, end] = [dressed(undefined), dressed(to)]
    // Some bodies are of one colour whatever is said: those are tinted.
    const isPlain = plain !== undefined && end !== undefined && areSame(plain, end)
    if (!isPlain && end) return { from: first, to: end }
    const hue = thingHue(to)
    if (hue === undefined) return undefined
    const was = thingHue(from)
    return { from: was === undefined ? first : tintShades(first, was), to: tintShades(last, hue) }
  }
  if (of === 'hair') {
    const hair = to === 'yellow' || to === 'gold' ? 'blond' : to
    const end = dressed(colour, { ...subject.features, hair })
    return end && { from: first, to: end }
  }
  if (of === 'material')
    return { from: from === undefined ? first : materialShades(first, from), to: materialShades(last, to) }
  if (of === 'light') {
    const dark = unlitShades(first, UNLIT)
    return to === 'on' ? { from: dark, to: last } : { from: first, to: dark }
  }
  return undefined
}

/** The same of what is a picture: its pixels, straight alpha. */
export type Painting = { from: Uint8Array; to: Uint8Array }

/** How a picture changes that stands for its subject; undefined where it does not. */
export function findPainting({ changes = [] }: Subject, rgba: Uint8Array): Painting | undefined {
  let painting: Painting = { from: rgba, to: rgba }
  const isAnother = changes.some(({ of }) => of === 'figure')
  for (const { of, from, to } of changes) {
    if (of === 'colour' && isAnother) continue
    const look = (value: string | undefined, pixels: Uint8Array): Uint8Array => {
      const hue = value === undefined ? undefined : of === 'colour' ? thingHue(value) : materialHue(value)
      return hue === undefined ? pixels : tintPixels(pixels, hue)
    }
    if (of === 'colour' || of === 'material') painting = { from: look(from, painting.from), to: look(to, painting.to) }
    if (of !== 'light') continue
    const dark = painting.from.map((part, at) => (at % 4 === 3 ? part : part * UNLIT))
    painting = to === 'on' ? { from: dark, to: painting.to } : { from: painting.from, to: dark }
  }
  return painting.from === painting.to ? undefined : painting
}

export const pixelsAt = ({ from, to }: Painting, share: number): Uint8Array =>
  share <= 0 ? from : share >= 1 ? to : from.map((part, at) => part + (to[at]! - part) * share)

/** The subject as the one that it becomes: another figure, or the same one aged. */
export function laterSelf(subject: Subject): Subject | undefined {
  const { changes = [], what } = subject
  const [figure, ...figures] = changes.filter(({ of }) => of === 'figure')
  const age = changes.find(({ of }) => of === 'age')
  if (!('sprite' in what) || (!figure && !age)) return undefined
  const { changes: _, drawnAs: __, metres: ___, colour: ____, ...rest } = subject
  const colour = changes.find(({ of }) => of === 'colour')?.to
  if (figure)
    return {
      ...rest,
      what: { sprite: figure.to },
      count: figure.count ?? 1,
      size: 'normal',
      ...(colour && { colour }),
      ...(figures.length > 0 && { changes: figures }),
      deeds: [],
      motion: MOTIONS_OF_RIGS[findKind(figure.to)?.rig ?? ''] ?? 'still',
    }
  const sprite = agedCode(what.sprite, age!.to)
  const between = grownBetween(what.sprite, age!.to)
  if (between) return { ...rest, what: { sprite: between }, changes: [age!] }
  return { ...rest, what: { sprite }, ...agedFeatures(subject, age!.to) }
}

/** What comes of something moves as its kind does. */
const MOTIONS_OF_RIGS: Readonly<Record<string, Subject['motion']>> = { bird: 'fly', fish: 'swim' }

/** People by their years: the same person is drawn by another pictogram. */
const AGES: readonly (readonly [young: string, grown: string, old: string])[] = [
  ['1f467', '1f469', '1f475'],
  ['1f466', '1f468', '1f474'],
  ['1f9d2', '1f9d1', '1f9d3'],
]

function agedCode(code: string, to: string): string {
  const row = AGES.find(ages => ages.includes(code))
  return row ? row[to === 'old' ? 2 : 0] : code
}

/** A child that grows old is a man or a woman first. */
const grownBetween = (code: string, to: string): string | undefined =>
  to === 'old' ? AGES.find(([young]) => young === code)?.[1] : undefined

const agedFeatures = ({ features }: Subject, to: string): Pick<Subject, 'features'> | object => {
  const { age: _, ...kept } = features ?? {}
  return { features: to === 'old' ? { ...kept, age: 'old' as const } : kept }
}
