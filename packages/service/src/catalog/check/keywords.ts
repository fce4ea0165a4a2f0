import { isRecord } from '@kinora/media/core/is-record'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { DataValidationCxt, ErrorObject, SchemaValidateFunction } from 'ajv/dist/types/index.js'
import { isId } from '../../core/ids.ts'
import { quoteValue } from '../../core/text.ts'
import { decodeDataUrl, estimateDecodedBytes } from './decode-data-url.ts'
import {
  findBytesProblem,
  formatReason,
  checkMedia,
  type MediaRules,
  findPixelRatioProblem,
  sizeReason,
} from '@kinora/media/formats/check-media'
import { findUnknownMentions, TEXT_RULES, numberIn } from './text-rules.ts'
import { OWN_VOICE_ID } from '../voices.ts'
import { checkSceneDocument, checkSceneLength, type SceneRule } from './check-scene-document.ts'
import { suggestName } from './suggest-name.ts'
import type { CheckPorts, Findings } from './ports.ts'
import type { Fault, KeywordParams } from './describe-problems.ts'

// The `x-` keywords of the published schemas. Each checks one value and returns the problem.

type NumeralRule = { type: 'integer' | 'number'; minimum: number; maximum: number }
type Body = Record<string, unknown>
type Look<Rule, Value> = (
  rule: Rule,
  value: Value,
  found: Findings,
  at: DataValidationCxt,
) => Fault | Fault[] | undefined

export function addKeywords(ajv: Ajv2020, ports: CheckPorts): void {
  const add = <Rule, Value>(keyword: string, type: 'string' | 'array' | 'object', look: Look<Rule, Value>): void => {
    const validate: SchemaValidateFunction = function (this: unknown, rule: Rule, value: Value, _schema, at) {
      const faults = [look(rule, value, this as Findings, at as DataValidationCxt) ?? []].flat()
      validate.errors = faults.map((fault): Partial<ErrorObject> => {
        const params: KeywordParams = { ...fault, reason: fault.reason ?? 'FieldInvalid' }
        return { keyword, params }
      })
      return faults.length === 0
    }
    ajv.addKeyword({ keyword, type, schema: true, validate, errors: true })
  }
  for (const note of ['x-ignored', 'x-unwanted', 'x-why', 'x-says', 'x-means']) ajv.addKeyword(note)

  add('x-well-formed', 'string', (_: true, text: string) => {
    if (text.includes('\0')) return { says: 'must not contain the character U+0000' }
    return text.isWellFormed() ? undefined : { says: 'must be well-formed Unicode; it has half of a surrogate pair' }
  })
  add('x-text', 'string', (rule: keyof typeof TEXT_RULES, text: string) => {
    const says = TEXT_RULES[rule](text)
    return says === undefined ? undefined : { says }
  })
  add('x-url', 'string', (need: string, text: string, found, at) => {
    if (text === '' && need === 'optional') return undefined
    if (need === 'file') return lookAtFileUrl(text, found, at, ports)
    const why = ports.whyUrlRefused(text)
    return why === undefined ? undefined : { says: why }
  })
  add('x-voice', 'string', (need: string, voice: string, found, at) => {
    if (voice === '')
      return need === 'required' ? { reason: 'FieldLacking', says: 'is required, got an empty string' } : undefined
    if (ports.isVoice(voice)) return undefined
    if (!isOwnVoiceId.test(voice)) return { says: `must be a voice of GET /ent/v2/voices, got ${quoteValue(voice)}` }
    found.voices.set(at.instancePath, voice)
    return undefined
  })
  add('x-numeral', 'string', lookAtNumeral)
  // The pattern allows nineteen digits; only half of those numbers fit into 63 bits.
  add('x-id', 'string', (_: true, id: string) =>
    id === '' || isId(id) || !/^[0-9]{1,19}$/.test(id)
      ? undefined
      : { says: `must be an id: a number below 2^63, got ${quoteValue(id)}` },
  )
  add('x-time', 'string', (_: true, text: string) =>
    Number.isNaN(Date.parse(text)) ? { says: `must be an ISO 8601 time, got ${quoteValue(text)}` } : undefined,
  )
  add('x-media', 'string', (rules: MediaRules, text: string, found, at) => lookAtMedia(rules, text, found, at, ports))
  add('x-pixel-ratio', 'array', lookAtPixelRatio)
  add('x-seconds-by-count', 'array', lookAtSecondsByCount)
  add('x-needs-one-of', 'object', lookForOneOf)
  add('x-spans', 'object', lookAtSpans)
  add('x-mentions', 'object', lookAtMentions)
  add('x-scene', 'object', (rule: SceneRule, document: object, found, at) =>
    checkSceneDocument(rule, document, { found, at, ports }),
  )
  add('x-scene-length', 'object', checkSceneLength)
  add('x-picture-budget', 'object', lookAtPictureBudget)
  add('x-mind-misspellings', 'object', lookForMisspellings)
}

function lookAtNumeral(rule: NumeralRule, text: string): Fault | undefined {
  const value = numberIn(text)
  const noun = rule.type === 'integer' ? 'an integer' : 'a number'
  if (value === undefined || (rule.type === 'integer' && !Number.isInteger(value)))
    return { says: `must be ${noun}, got ${quoteValue(text)}` }
  if (value >= rule.minimum && value <= rule.maximum) return undefined
  return { says: `must be between ${rule.minimum} and ${rule.maximum}, got ${quoteValue(text)}` }
}

const isOwnVoiceId = new RegExp(OWN_VOICE_ID)

const UPLOAD = /^ssupload:\?id=([0-9]{1,19})$/

function lookAtMedia(
  rules: MediaRules,
  text: string,
  found: Findings,
  at: DataValidationCxt,
  ports: CheckPorts,
): Fault | undefined {
  if (text === '' && rules.orEmpty) return undefined
  if (/^data:/i.test(text)) return lookAtEmbedded(rules, text, found, at)
  const upload = UPLOAD.exec(text)?.[1]
  if (upload !== undefined && isId(upload)) {
    found.uploads.set(at.instancePath, upload)
    return undefined
  }
  if (!/^https?:/i.test(text)) {
    return {
      says: `must be a data:…;base64,… string, an http or https URL, or the uri of an upload, got ${quoteValue(text)}`,
    }
  }
  return lookAtFileUrl(text, found, at, ports)
}

/** A URL of a file, perhaps of one that the account has here. */
function lookAtFileUrl(text: string, found: Findings, at: DataValidationCxt, ports: CheckPorts): Fault | undefined {
  const own = ports.readOwnUrl?.(text)
  if (own && 'why' in own) return { says: own.why }
  const why = ports.whyUrlRefused(text)
  if (!own) return why === undefined ? undefined : { says: why }
  found.files.set(at.instancePath, { url: text, key: own.key, ...(why !== undefined && { why }) })
  return undefined
}

function lookAtEmbedded(rules: MediaRules, text: string, found: Findings, at: DataValidationCxt): Fault | undefined {
  const tooLarge = findBytesProblem(estimateDecodedBytes(text) - 2, rules)
  if (tooLarge) return { reason: sizeReason(rules), says: tooLarge }
  const decoded = decodeDataUrl(text)
  if (!decoded) {
    return {
      reason: formatReason(rules),
      says: `must be a data:<type>;base64,<BASE64> string with well-formed Base64, got ${quoteValue(text)}`,
    }
  }
  const verdict = checkMedia(decoded.bytes, rules)
  if ('reason' in verdict) return verdict
  found.embedded.set(at.instancePath, { bytes: decoded.bytes, ...verdict.facts })
  return undefined
}

function lookAtPixelRatio(
  rule: { from: number; to: number },
  _: unknown[],
  found: Findings,
  at: DataValidationCxt,
): Fault | undefined {
  const [start, end] = [0, 1].map(index => found.embedded.get(`${at.instancePath}/${index}`))
  if (!start || !end || !('width' in start) || !('width' in end)) return undefined
  const says = findPixelRatioProblem(start, end, rule)
  return says ? { reason: 'ImageSizeInvalid', says } : undefined
}

function lookAtSecondsByCount(
  rule: Record<string, number>,
  clips: unknown[],
  found: Findings,
  at: DataValidationCxt,
): Fault[] {
  const allowed = rule[clips.length]
  if (allowed === undefined) return []
  return clips.flatMap((_, index): Fault[] => {
    const pointer = `${at.instancePath}/${index}`
    const clip = found.embedded.get(pointer)
    if (!clip || !('seconds' in clip) || clip.seconds <= allowed + 0.1) return []
    const says = `must last at most ${allowed} seconds when there are ${clips.length}, got ${clip.seconds.toFixed(2)}`
    return [{ reason: 'VideoFormatInvalid', says, pointer }]
  })
}

/** An empty text or list counts as absent. */
const NOTHING: ReadonlySet<unknown> = new Set([undefined, null, false, ''])

function lookForOneOf(names: readonly string[], body: Body): Fault | undefined {
  const isGiven = (value: unknown): boolean => !NOTHING.has(value) && !(Array.isArray(value) && value.length === 0)
  if (names.some(name => isGiven(body[name]))) return undefined
  return {
    reason: 'FieldLacking',
    says: `is required; one of ${names.join(', ')} must be given`,
    property: names[0] ?? '',
  }
}

/** Each entry must begin before it ends, and end within a length. Another check reports values that are not numbers. */
function lookAtSpans({ list, within, longest }: SpanRule, body: Body): Fault[] {
  const whole = readNumber(body[within] ?? longest) ?? longest
  return entriesOf(body[list]).flatMap((entry, index): Fault[] => {
    const [from, to] = [readNumber(entry.from), readNumber(entry.to)]
    if (from === undefined || to === undefined) return []
    const pointer = `/${list}/${index}/to`
    if (to <= from) return [{ says: `must be after from, ${from}; got ${to}`, pointer }]
    return to > whole ? [{ says: `must be at most ${within}, ${whole}; got ${to}`, pointer }] : []
  })
}

type SpanRule = { list: string; within: string; longest: number }

const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : typeof value === 'string' ? numberIn(value) : undefined

const entriesOf = (value: unknown): Body[] => [value].flat().filter((entry): entry is Body => isRecord(entry))

function lookAtMentions(
  rule: { text: string; list: string; unless: readonly string[] },
  body: Body,
): Fault | undefined {
  const prompt = body[rule.text]
  if (typeof prompt !== 'string' || rule.unless.some(name => !NOTHING.has(body[name]))) return undefined
  const names = entriesOf(body[rule.list])
    .flatMap(entry => [entry.name ?? entry.id])
    .filter(name => typeof name === 'string')
  const unknown = findUnknownMentions(
    prompt,
    names.filter(name => name !== ''),
  )
  if (unknown.length === 0) return undefined
  const have =
    names.length > 0
      ? `the subjects are ${names
          .slice(0, 10)
          .map(name => quoteValue(name))
          .join(', ')}`
      : 'there are no subjects'
  return {
    says: `mentions ${unknown
      .slice(0, 5)
      .map(name => quoteValue(name))
      .join(', ')}, but ${have}`,
    property: rule.text,
  }
}

function lookAtPictureBudget(rule: { max: number; withClip: number }, body: Body): Fault | undefined {
  const subjects = entriesOf(body.subjects)
  const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
  const pictures = count(body.images) + subjects.reduce((sum, subject) => sum + count(subject.images), 0)
  const clips = count(body.videos) + subjects.reduce((sum, subject) => sum + count(subject.videos), 0)
  const max = clips > 0 ? rule.withClip : rule.max
  if (pictures <= max) return undefined
  const beside = clips > 0 ? ' beside a video' : ''
  const says = `must have at most ${max} pictures${beside}, those of subjects included, got ${pictures}`
  return { reason: 'FieldItemCountOutOfRange', says, property: count(body.images) > 0 ? 'images' : 'subjects' }
}

function lookForMisspellings(names: Record<string, readonly string[]>, entry: Body): Fault[] {
  return Object.keys(entry)
    .slice(0, 100)
    .flatMap((name): Fault[] => {
      const meant = Object.hasOwn(names, name) || entry[name] === null ? undefined : suggestName(name, names)
      return meant === undefined ? [] : [{ says: `is not a field here: did you mean ${meant}?`, property: name }]
    })
}
