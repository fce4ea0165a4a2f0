import { readTable } from './word-data.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import type { Kind } from '../kinds.ts'
import type { Build, Weight } from '../../setting/builds.ts'
import { type Noun, spriteName } from './noun-table.ts'

type Size = Required<Pick<Noun, 'metres' | 'build' | 'weight'>>

/** What most of a kind are: how tall, how they are put together, how heavy. What the words speak of as sky has no size. */
const BY_KIND: Record<Kind, readonly [metres: number, Build, Weight]> = readTable('usual-sizes', 'byKind')

/** Pictograms of what is not as tall as most of its kind. */
const BY_METRES: readonly (readonly [metres: number, pictograms: string])[] = readTable('usual-sizes', 'byMetres')
const BY_BUILD: readonly (readonly [Build, pictograms: string])[] = readTable('usual-sizes', 'byBuild')

const byCode = <T>(rows: readonly (readonly [T, string])[]): Map<string, T> =>
  new Map(rows.flatMap(([value, all]) => splitGraphemes(all).map(pictogram => [spriteName(pictogram), value])))
const METRES = byCode(BY_METRES)
const BUILDS = byCode(BY_BUILD)
const LIVING: ReadonlySet<Kind> = new Set(['animal', 'bird', 'fish'])

/** How large, how heavy and how built a thing of the tables is: as most of its kind, unless its pictogram is known to differ. */
export function usualSize({ kind, sprites: [sprite = ''] }: Noun): Size {
  const [usual, build, weight] = BY_KIND[kind]
  const metres = METRES.get(sprite) ?? usual
  return { metres, build: BUILDS.get(sprite) ?? build, weight: LIVING.has(kind) ? weightOf(metres) : weight }
}

/** Of an animal, by how tall it is: a cat is carried, a dog is led, a horse carries. */
const weightOf = (metres: number): Weight =>
  metres < 0.45 ? 'light' : metres < 0.9 ? 'medium' : metres < 2.5 ? 'heavy' : 'huge'
