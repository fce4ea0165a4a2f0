import { readTable } from './word-data.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import type { Kind } from '../kinds.ts'
import type { Build, Weight } from '../../setting/builds.ts'
import { type Noun, spriteName } from './noun-table.ts'

type Size = Required<Pick<Noun, 'metres' | 'build' | 'weight'>>

/** The usual height, construction and weight of a kind. Things of the sky have no size. */
const BY_KIND: Record<Kind, readonly [metres: number, Build, Weight]> = readTable('usual-sizes', 'byKind')

/** Sprites whose height differs from their kind. */
const BY_METRES: readonly (readonly [metres: number, pictograms: string])[] = readTable('usual-sizes', 'byMetres')
const BY_BUILD: readonly (readonly [Build, pictograms: string])[] = readTable('usual-sizes', 'byBuild')

const byCode = <T>(rows: readonly (readonly [T, string])[]): Map<string, T> =>
  new Map(rows.flatMap(([value, all]) => splitGraphemes(all).map(pictogram => [spriteName(pictogram), value])))
const METRES = byCode(BY_METRES)
const BUILDS = byCode(BY_BUILD)
const LIVING: ReadonlySet<Kind> = new Set(['animal', 'bird', 'fish'])

/** The usual size, weight and construction of a thing: those of its kind, unless its sprite differs. */
export function usualSize({ kind, sprites: [sprite = ''] }: Noun): Size {
  const [usual, build, weight] = BY_KIND[kind]
  const metres = METRES.get(sprite) ?? usual
  return { metres, build: BUILDS.get(sprite) ?? build, weight: LIVING.has(kind) ? weightOf(metres) : weight }
}

/** The weight of an animal by its height: a cat is carried, a dog is led, a horse carries. */
const weightOf = (metres: number): Weight =>
  metres < 0.45 ? 'light' : metres < 0.9 ? 'medium' : metres < 2.5 ? 'heavy' : 'huge'
