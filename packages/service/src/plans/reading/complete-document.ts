import type { Cast } from '@kinora/media/engine/contract'
import { detectLanguage } from '@kinora/media/language/detect-language'
import { SCENE_VERSION } from '@kinora/media/scene/scene-schema'
import { isRecord } from '../../core/shape.ts'

export type JsonRecord = Record<string, unknown>

const TITLE_LETTERS = 200
const PROMPT_LETTERS = 20_000

/** What the service knows of a document better than its author. */
export type KnownFacts = { prompt: string; seconds: number; reader: string; cast?: Cast }

/**
 * An answer as a document: without nulls, which stand for absent fields, with the fields that the service writes itself,
 * and as long as the clip. Undefined where it is no object.
 */
export function completeDocument(answer: unknown, facts: KnownFacts): JsonRecord | undefined {
  const { prompt, seconds, reader, cast } = facts
  const given = withoutNulls(answer)
  if (!isRecord(given)) return undefined
  const { version: _version, title: _title, origin: _origin, language, seconds: _seconds, ...document } = unwrap(given)
  return fitTimes(
    asCast(
      {
        version: SCENE_VERSION,
        title: prompt.slice(0, TITLE_LETTERS).toWellFormed(),
        language: typeof language === 'string' ? language : detectLanguage(prompt) === 'zh' ? 'zh' : 'en',
        ...document,
        origin: { reader, prompt: prompt.slice(0, PROMPT_LETTERS).toWellFormed() },
      },
      cast,
    ),
    seconds,
  )
}

/** Who belongs to the film's cast looks as in the whole film; a place of it is the same place at another hour. */
function asCast(document: JsonRecord, { entities = [], places = [] }: Partial<Cast> = {}): JsonRecord {
  return {
    ...document,
    ...like(document, 'entities', entities, (one, known) => ({ ...one, ...known })),
    ...like(document, 'places', places, (one, known) => ({ ...known, ...one, asset: known.asset })),
  }
}

function like<T extends { id: string }>(
  document: JsonRecord,
  field: string,
  known: readonly T[],
  merge: (one: JsonRecord, known: T) => object,
): JsonRecord {
  const list = document[field]
  if (!Array.isArray(list)) return {}
  return {
    [field]: list.map((one: unknown) => {
      const same = isRecord(one) ? known.find(({ id }) => id === one['id']) : undefined
      return isRecord(one) && same ? merge(one, same) : one
    }),
  }
}

export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(one => one !== null).map(withoutNulls)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === null ? [] : [[name, withoutNulls(one)]])),
  )
}

/** Models often put the document into a field of another object. */
function unwrap(given: JsonRecord): JsonRecord {
  const [inner, ...others] = Object.values(given)
  return others.length === 0 && isRecord(inner) && 'shots' in inner ? inner : given
}

const TIMED = ['actions', 'looks', 'speech', 'texts', 'sounds']
// Times that were rounded still count as equal.
const SLACK = 0.05

/** All times in proportion, so that the last shot ends with the clip. */
function fitTimes(document: JsonRecord, seconds: number): JsonRecord {
  const { shots } = document
  if (!Array.isArray(shots)) return { ...document, seconds }
  const last = Math.max(...shots.map(shot => (isRecord(shot) && typeof shot['to'] === 'number' ? shot['to'] : 0)))
  if (!(last > 0) || Math.abs(last - seconds) <= SLACK) return { ...document, seconds }
  const fit = (one: unknown): unknown =>
    isRecord(one) ? { ...one, ...fitted(one, 'from', seconds / last), ...fitted(one, 'to', seconds / last) } : one
  const fitAll = (list: unknown): unknown => (Array.isArray(list) ? list.map(fit) : list)
  return {
    ...document,
    seconds,
    shots: shots.map(shot => {
      const timed = fit(shot)
      if (!isRecord(timed)) return timed
      return {
        ...timed,
        ...Object.fromEntries(TIMED.flatMap(name => (name in timed ? [[name, fitAll(timed[name])]] : []))),
      }
    }),
  }
}

const fitted = (one: JsonRecord, name: string, share: number): JsonRecord =>
  typeof one[name] === 'number' ? { [name]: Math.round(one[name] * share * 1_000) / 1_000 } : {}
