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

export type CheckOptions = KnownFacts & { catalogue: StudioCatalogue; inputs: SceneInputs }

/** A valid document, the changes made to it and its warnings; or its problems. */
export type CheckedAnswer = { scene: Scene; notes: string[]; warnings: Warning[] } | { problems: Problem[] }

/**
 * Checks an answer like every document. Unknown names are replaced by their kind, and unknown fields are removed. In
 * the last answer, names are also replaced by the most similar ones, and single invalid parts are removed.
 */
export function checkAnswer(answer: unknown, means: CheckOptions, { isLast }: { isLast: boolean }): CheckedAnswer {
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
  /** The name of the document in notes. */
  what: string
  /** The pointer of the removable part that contains a problem. */
  isSpare: (at: string) => string | undefined
}

/** Checks a document repeatedly, with unknown names replaced and removable parts removed. */
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
    // From the end, so that the positions of the other parts stay valid.
    const spare = problems.flatMap(problem => spareIn(problem) ?? [])
    const last = [...new Set(spare)].toSorted(byPlace).at(-1)
    if (last === undefined || ++dropped > MAX_DROPPED) return { problems }
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

// A document with more invalid parts is rejected as a whole.
const MAX_DROPPED = 12

const KIND_OF_FIELD: Readonly<Record<string, CatalogueKind>> = {
  asset: 'asset',
  like: 'asset',
  does: 'action',
  costume: 'asset',
  garment: 'garment',
  material: 'material',
}

type Renamed = { at: string; from: string; to: string }

/** The replacement for an unknown name: its kind, or as a last resort the most similar name. */
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

// Parts of a shot, and fields of an entity or a place, that can be removed.
const PART = /^\/shots\/\d+\/(?:placements|actions|looks|speech|texts|sounds)\/\d+/u
const SPARE_FIELD =
  /^\/(?:style|sound)(?:\/[^/]+)?|^\/(?:entities\/\d+\/(?!id|asset)|places\/\d+\/(?!id|asset)|shots\/\d+\/(?:camera\/|(?!from|to|place)))[^/]+/u

/** Sorts earlier list positions before later ones. */
const byPlace = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })
