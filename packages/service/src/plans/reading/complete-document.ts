import type { Cast } from '@kinora/media/engine/contract'
import { detectLanguage } from '@kinora/media/language/detect-language'
import { SCENE_VERSION } from '@kinora/media/scene/scene-schema'
import { isRecord } from '@kinora/media/core/is-record'

export type JsonRecord = Record<string, unknown>

const TITLE_LETTERS = 200
const PROMPT_LETTERS = 20_000

/** Facts that the service sets in a document. */
export type KnownFacts = { prompt: string; seconds: number; reader: string; cast?: Cast }

/**
 * Converts an answer to a document: removes nulls, which stand for absent fields, sets the fields that the service
 * writes, and scales it to the length of the clip. Undefined if the answer is not an object.
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

/** Members of the film's cast look as in the whole film; a place of the film is the same place, at any time of day. */
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

/** Models often wrap the document in a field of another object. */
function unwrap(given: JsonRecord): JsonRecord {
  const [inner, ...others] = Object.values(given)
  return others.length === 0 && isRecord(inner) && 'shots' in inner ? inner : given
}

const TIMED = ['actions', 'looks', 'speech', 'texts', 'sounds']
// The tolerance for rounded times.
const SLACK = 0.05

/** Scales all times so that the last shot ends with the clip. */
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
