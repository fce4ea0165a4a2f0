import type { CatalogueKind } from '@kinora/media/scene/catalogue'
import { checkScene, type SceneInputs } from '@kinora/media/scene/check-scene'
import type { Problem } from '@kinora/media/scene/problem'
import type { Warning } from '@kinora/media/scene/warn-scene'
import { nameByIds } from '@kinora/media/scene/name-by-ids'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { StudioCatalogue } from '@kinora/studio/catalogue'
import { quoteValue } from '../../core/text.ts'
import { completeDocument, type KnownFacts } from './complete-document.ts'
import { valueAt, withValueAt } from './json-pointer.ts'

export type CheckMeans = KnownFacts & { catalogue: StudioCatalogue; inputs: SceneInputs }

/** A document that can be filmed, what was changed in it and what of it is likely not meant; or what is wrong with it. */
export type CheckedAnswer = { scene: Scene; notes: string[]; warnings: Warning[] } | { problems: Problem[] }

/**
 * Checks an answer as every document is checked. Names that the catalogue does not have become the kind of thing that
 * they are, and unknown fields go. In the last answer, names become the nearest ones by letters, and single parts that
 * are wrong go too.
 */
export function checkAnswer(answer: unknown, means: CheckMeans, { isLast }: { isLast: boolean }): CheckedAnswer {
  const completed = completeDocument(answer, means)
  if (!completed) return { problems: [NO_OBJECT] }
  const { catalogue, inputs } = means
  const mended = mendDocument(completed, {
    catalogue,
    isLast,
    what: 'scene',
    isSpare: at => PART.exec(at)?.[0] ?? SPARE_FIELD.exec(at)?.[0],
    check(document) {
      const { scene, problems, warnings } = checkScene(document, catalogue, inputs)
      return scene ? { found: { scene, warnings } } : { problems }
    },
  })
  if ('problems' in mended) return mended
  const { found, notes } = mended
  return { scene: nameByIds(found.scene, catalogue), notes, warnings: found.warnings }
}

type Mending<T> = {
  check: (document: unknown) => { found: T } | { problems: Problem[] }
  catalogue: StudioCatalogue
  isLast: boolean
  /** What the document is, in notes. */
  what: string
  /** The pointer of the part that a document can do without, in which a problem lies. */
  isSpare: (at: string) => string | undefined
}

/** Checks a document again and again, with other names for unknown ones and without what it can do without. */
export function mendDocument<T>(
  given: unknown,
  { check, catalogue, isLast, what, isSpare }: Mending<T>,
): { found: T; notes: string[] } | { problems: Problem[] } {
  const notes: string[] = []
  let document = given
  let dropped = 0
  const spareIn = ({ at, code }: Problem): string | undefined =>
    code === 'unknown-field' ? at : isLast ? isSpare(at) : undefined
  for (;;) {
    const checked = check(document)
    if ('found' in checked) return { found: checked.found, notes }
    const { problems } = checked
    const named = problems.flatMap(problem => rename(problem, document, catalogue, isLast) ?? [])
    if (named.length > 0) {
      for (const { at, from, to } of named) {
        document = withValueAt(document, at, to)
        notes.push(`prompt: ${quoteValue(from)} is drawn as ${to}`)
      }
      continue
    }
    // From the back, so that the places of the others stay as they are.
    const spare = problems.flatMap(problem => spareIn(problem) ?? [])
    const last = [...new Set(spare)].toSorted(byPlace).at(-1)
    if (last === undefined || ++dropped > MOST_DROPPED) return { problems }
    const problem = problems.find(one => spareIn(one) === last)
    if (problem?.code !== 'unknown-field')
      notes.push(`${what}${problem?.at ?? ''}: ${problem?.message ?? ''}; it is left out`)
    document = withValueAt(document, last, undefined)
  }
}

export const NO_OBJECT: Problem = {
  at: '',
  code: 'wrong-type',
  message: 'the answer is not a JSON object',
  allowed: ['object'],
}

// A document with more wrong parts is not what its author meant.
const MOST_DROPPED = 12

const KIND_OF_FIELD: Readonly<Record<string, CatalogueKind>> = {
  asset: 'asset',
  like: 'asset',
  does: 'action',
  garment: 'garment',
  material: 'material',
}

type Renamed = { at: string; from: string; to: string }

/** What a name that nothing has means: the kind of thing that it is, or as a last resort the nearest one by letters. */
function rename(
  { code, at }: Problem,
  document: unknown,
  catalogue: StudioCatalogue,
  isLast: boolean,
): Renamed | undefined {
  const from = valueAt(document, at)
  const field = at.slice(at.lastIndexOf('/') + 1)
  const kind = /^\/places\/\d+\/asset$/u.test(at) ? 'place' : KIND_OF_FIELD[field]
  if (code !== 'unknown-name' || typeof from !== 'string' || !kind) return undefined
  const [found] = catalogue.search({ kind, query: from.replaceAll('-', ' ').slice(0, 100), limit: 1 }).items
  const to = found?.id ?? (isLast ? catalogue.nearest(kind, from)[0] : undefined)
  return to === undefined ? undefined : { at, from, to }
}

// Single parts of a shot, and fields of an entity or a place, that a document can do without.
const PART = /^\/shots\/\d+\/(?:placements|actions|looks|speech|texts|sounds)\/\d+/u
const SPARE_FIELD =
  /^\/(?:style|sound)(?:\/[^/]+)?|^\/(?:entities\/\d+\/(?!id|asset)|places\/\d+\/(?!id|asset)|shots\/\d+\/(?:camera\/|(?!from|to|place)))[^/]+/u

/** Earlier parts of lists before later ones. */
const byPlace = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })
