import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { Catalogue, CatalogueKind } from './catalogue.ts'
import { castOf, membersOf, statesOf } from './members.ts'
import { nearestNames } from './nearest-names.ts'
import { RESERVED } from './reserved-names.ts'
import { type Action, type Looks, type Placement, type Scene, SCENE_LIMITS, SCENE_SCHEMA } from './scene-schema.ts'
import { type State, STATE_NEEDS, STATES } from './vocabulary.ts'
import type { Problem, ProblemCode } from './problem.ts'
import { type Warning, warnScene } from './warn-scene.ts'

/** Of an answer: the rest of a document with more is likely the same mistake. */
const MOST_PROBLEMS = 200
/** Errors of the schema that are told apart: each is compared with others, so a hostile document would take long. */
const MOST_ERRORS = 1_000

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
// Compiled at the first check: a process that never checks a document does not wait for it.
let compiled: ReturnType<typeof ajv.compile> | undefined

/** The inputs that come along with a document: `images[0]`, and the ids of subjects. */
export type SceneInputs = { images?: number; videos?: number; subjects?: readonly string[] }

/** `warnings` are those of a document without problems. */
export type CheckedScene = { scene?: Scene; problems: Problem[]; warnings: Warning[] }

/** Every problem of a document at once. A document without any is a Scene. */
export function checkScene(document: unknown, catalogue: Catalogue, inputs?: SceneInputs): CheckedScene {
  const hostile = checkBounds(document)
  if (hostile) return { problems: [hostile], warnings: [] }
  compiled ??= ajv.compile(SCENE_SCHEMA)
  if (!compiled(document))
    return { problems: schemaProblems((compiled.errors ?? []).slice(0, MOST_ERRORS)), warnings: [] }
  const scene = document as Scene
  const problems = referenceProblems(scene, searchLittle(catalogue), inputs).slice(0, MOST_PROBLEMS)
  return problems.length > 0 ? { problems, warnings: [] } : { scene, problems, warnings: warnScene(scene, catalogue) }
}

/** A search for the nearest name goes through a whole catalogue: each wrong name is looked for once, and only so many. */
function searchLittle(catalogue: Catalogue): Catalogue {
  const found = new Map<string, string[]>()
  return {
    asset: name => catalogue.asset(name),
    place: name => catalogue.place(name),
    action: name => catalogue.action(name),
    garment: name => catalogue.garment(name),
    material: name => catalogue.material(name),
    nearest(kind, name) {
      const key = `${kind} ${name}`
      const known = found.get(key)
      if (known) return known
      const nearest = found.size < MOST_SEARCHES ? catalogue.nearest(kind, name) : []
      found.set(key, nearest)
      return nearest
    },
  }
}
const MOST_SEARCHES = 50

/** Refuses what is too deep or too large before anything walks through it, and texts that cannot be stored. */
function checkBounds(document: unknown): Problem | undefined {
  let values = 0
  let letters = 0
  const message = `a document has at most ${MOST_VALUES} values, ${DEEPEST} levels and ${SCENE_LIMITS.bytes} letters`
  const walk = (value: unknown, at: string, depth: number): Problem | undefined => {
    if (++values > MOST_VALUES || depth > DEEPEST) return { at: '', code: 'too-many', message }
    if (typeof value === 'string') {
      letters += value.length
      if (!isStorable(value)) return unstorable(at)
    }
    if (letters > SCENE_LIMITS.bytes) return { at: '', code: 'too-long', message }
    if (typeof value !== 'object' || value === null) return undefined
    const most = Array.isArray(value) ? LONGEST_LIST : MOST_FIELDS
    let entries = 0
    for (const name in value) {
      if (++entries > most) return { at, code: 'too-many', message: `more than ${most} entries` }
      // Names of fields count like other letters.
      letters += name.length
      if (!isStorable(name)) return unstorable(at)
      const within = `${at}/${name.length > LONGEST_NAME ? '' : escapeToken(name)}`
      const problem = walk((value as Record<string, unknown>)[name], within, depth + 1)
      if (problem) return problem
    }
    return undefined
  }
  return walk(document, '', 0)
}
const [MOST_VALUES, DEEPEST] = [40_000, 16]
/** The schema has no longer list, no object with more fields, and no field with a longer name. */
const [LONGEST_LIST, MOST_FIELDS, LONGEST_NAME] = [300, 100, 100]

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const unstorable = (at: string): Problem => ({
  at,
  code: 'not-allowed',
  message: 'a text must be well-formed Unicode without U+0000',
})

function schemaProblems(errors: readonly ErrorObject[]): Problem[] {
  // Where one of several forms would do, the errors of each form are told as one.
  const forms = errors.filter(({ keyword }) => keyword === 'anyOf')
  const isWithinForm = ({ instancePath, schemaPath, keyword }: ErrorObject): boolean =>
    keyword !== 'anyOf' &&
    forms.some(form => instancePath.startsWith(form.instancePath) && schemaPath.startsWith(`${form.schemaPath}/`))
  const problems = new Map<string, Problem>()
  for (const error of errors) {
    if (isWithinForm(error)) continue
    const problem = error.keyword === 'anyOf' ? formProblem(error, errors) : schemaProblem(error)
    const key = `${problem.at} ${problem.code}`
    if (!problems.has(key)) problems.set(key, problem)
  }
  return [...problems.values()].slice(0, MOST_PROBLEMS)
}

/** Of several forms the one that its constant names, or whose errors are fewest. */
function formProblem(form: ErrorObject, errors: readonly ErrorObject[]): Problem {
  const branches = new Map<string, ErrorObject[]>()
  for (const error of errors) {
    if (error.keyword === 'anyOf' || !error.schemaPath.startsWith(`${form.schemaPath}/`)) continue
    const branch = error.schemaPath.slice(form.schemaPath.length + 1).split('/')[0]!
    branches.set(branch, [...(branches.get(branch) ?? []), error])
  }
  const depth = (all: readonly ErrorObject[]): number => Math.max(...all.map(({ instancePath }) => instancePath.length))
  const nearest = [...branches.values()].toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0]
  const allowed = [...branches.values()].flatMap(all => all.flatMap(one => allowedBy(one) ?? []))
  const named = [...branches.values()].some(all => all.some(({ keyword }) => keyword === 'enum'))
  if (!nearest || (named && typeof form.data === 'string'))
    return {
      at: form.instancePath,
      code: 'not-allowed',
      message: `${came(form.data)} is not allowed here`,
      ...(allowed.length > 0 && { allowed: allowed.slice(0, 60) }),
      ...nearestOf(form.data, allowed),
    }
  const { message, ...problem } = schemaProblem(nearest[0]!)
  return { ...problem, message }
}

const CODES: Readonly<Record<string, ProblemCode>> = {
  required: 'missing',
  additionalProperties: 'unknown-field',
  type: 'wrong-type',
  enum: 'not-allowed',
  const: 'not-allowed',
  pattern: 'not-allowed',
  propertyNames: 'not-allowed',
  minimum: 'out-of-range',
  maximum: 'out-of-range',
  minItems: 'missing',
  maxItems: 'too-many',
  maxProperties: 'too-many',
  minLength: 'missing',
  maxLength: 'too-long',
}

function schemaProblem(error: ErrorObject): Problem {
  const { keyword, instancePath, params, data, parentSchema } = error
  const allowed = allowedBy(error)
  const field = String(params['missingProperty'] ?? params['additionalProperty'] ?? '')
  const at = field ? `${instancePath}/${escapeToken(field)}` : instancePath
  const code = CODES[keyword] ?? 'not-allowed'
  if (keyword === 'required') return { at, code, message: `${field} is missing` }
  if (keyword === 'additionalProperties') {
    const fields = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {})
    const message = `${field} is not a field here`
    return { at, code, message, allowed: fields, ...nearestOf(field, fields) }
  }
  const { minimum, maximum } = (parentSchema ?? {}) as { minimum?: number; maximum?: number }
  const fits = allowed ?? (minimum === undefined ? undefined : [`${minimum} to ${maximum}`])
  return {
    at,
    code,
    message: `${came(data)} is not allowed here: ${error.message ?? 'it does not fit'}`,
    ...(fits && { allowed: fits }),
    ...(allowed && nearestOf(data, allowed)),
  }
}

function allowedBy({ keyword, params }: ErrorObject): string[] | undefined {
  if (keyword === 'enum') return (params['allowedValues'] as string[]).map(String)
  if (keyword === 'const') return [String(params['allowedValue'])]
  if (keyword === 'type') return [String(params['type'])]
  if (keyword === 'pattern') return [`a text like ${String(params['pattern'])}`]
  return undefined
}

function nearestOf(data: unknown, allowed: readonly string[]): { nearest?: string[] } {
  const nearest = typeof data === 'string' ? nearestNames(data, allowed) : []
  return nearest.length > 0 ? { nearest } : {}
}

const came = (data: unknown): string => {
  const shown = JSON.stringify(data) ?? String(data)
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown
}

const escapeToken = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1')

/** What a schema cannot say: names of the catalogue, ids of the document, times, roles. */
function referenceProblems(scene: Scene, catalogue: Catalogue, inputs: SceneInputs | undefined): Problem[] {
  const problems: Problem[] = []
  const own = new Map((scene.assets ?? []).map(one => [one.id, one]))
  const ids = new Map<string, string>()
  const declare = (name: string, at: string): void => {
    if (RESERVED.has(name))
      problems.push({ at, code: 'not-allowed', message: `${name} is not an id: targets of that name are not entities` })
    const before = ids.get(name)
    if (before === undefined) ids.set(name, at)
    else problems.push({ at, code: 'duplicate-id', message: `${name} is the id of ${before} already` })
  }
  const unknown = (at: string, kind: CatalogueKind, name: string): void => {
    const nearest = catalogue.nearest(kind, name)
    problems.push({
      at,
      code: 'unknown-name',
      message: `${came(name)} is not in the catalogue of kind ${kind}`,
      ...(nearest.length > 0 && { nearest }),
    })
  }
  const reads = (at: string, name: string, kind: 'asset' | 'place'): void => {
    const input = /^input:(images|videos)\[(\d{1,2})\]$/u.exec(name)
    const subject = /^subject:(.+)$/u.exec(name)
    if (input) {
      const there = inputs?.[input[1] as 'images' | 'videos'] ?? 0
      if (inputs && Number(input[2]) >= there)
        problems.push({
          at,
          code: 'unknown-id',
          message: `${name} does not come along: there are ${there} ${input[1]}`,
        })
    } else if (subject) {
      const there = inputs?.subjects ?? []
      if (inputs && !there.includes(subject[1]!))
        problems.push({
          at,
          code: 'unknown-id',
          message: `${name} is not one of the subjects of the request`,
          allowed: there.map(one => `subject:${one}`),
        })
    } else if (!(kind === 'asset' && own.has(name)) && !catalogue[kind](name)) unknown(at, kind, name)
  }
  const duplicates = new Set<string>()
  for (const [at, { id, like }] of (scene.assets ?? []).entries()) {
    if (duplicates.has(id))
      problems.push({ at: `/assets/${at}/id`, code: 'duplicate-id', message: `${id} is twice among assets` })
    duplicates.add(id)
    if (like && !catalogue.asset(like)) unknown(`/assets/${at}/like`, 'asset', like)
  }
  const checkLooks = (at: string, looks: Looks, asset: string): void => {
    const { material, wears = [] } = looks
    if (material && !catalogue.material(material)) unknown(`${at}/material`, 'material', material)
    for (const [nth, { garment }] of wears.entries())
      if (!catalogue.garment(garment)) unknown(`${at}/wears/${nth}/garment`, 'garment', garment)
    const affords = catalogue.asset(own.get(asset)?.like ?? asset)?.affords
    if (!affords) return
    const isAllowed = (state: State): boolean => STATE_NEEDS[state].some(one => affords.includes(one))
    for (const [nth, state] of statesOf(looks).entries())
      if (!isAllowed(state))
        problems.push({
          at: Array.isArray(looks.state) ? `${at}/state/${nth}` : `${at}/state`,
          code: 'not-allowed',
          message: `${asset} does not afford ${STATE_NEEDS[state].join(', ')}: it cannot be ${state}`,
          allowed: STATES.filter(isAllowed),
        })
  }
  for (const [at, entity] of scene.entities.entries()) {
    declare(entity.id, `/entities/${at}`)
    for (const [nth, { id }] of membersOf(entity).entries()) declare(id, `/entities/${at}/members/${nth}`)
    if ((entity.members?.length ?? 0) > (entity.count ?? entity.members?.length ?? 1))
      problems.push({
        at: `/entities/${at}/members`,
        code: 'too-many',
        message: `${entity.members!.length} members of a count of ${entity.count}`,
      })
    reads(`/entities/${at}/asset`, entity.asset, 'asset')
    checkLooks(`/entities/${at}`, entity, entity.asset)
    if (entity.shows !== undefined && !catalogue.place(entity.shows))
      reads(`/entities/${at}/shows`, entity.shows, 'asset')
    for (const [nth, one] of (entity.goods ?? []).entries())
      if (!own.has(one.asset) && !catalogue.asset(one.asset))
        unknown(`/entities/${at}/goods/${nth}/asset`, 'asset', one.asset)
    for (const [nth, member] of membersOf(entity).entries())
      checkLooks(`/entities/${at}/members/${nth}`, member, entity.asset)
  }
  for (const [at, place] of scene.places.entries()) {
    declare(place.id, `/places/${at}`)
    reads(`/places/${at}/asset`, place.asset, 'place')
    if (place.surface && !catalogue.material(place.surface.material))
      unknown(`/places/${at}/surface/material`, 'material', place.surface.material)
    for (const list of ['dressing', 'goods'] as const)
      for (const [nth, one] of (place[list] ?? []).entries())
        if (!own.has(one.asset) && !catalogue.asset(one.asset))
          unknown(`/places/${at}/${list}/${nth}/asset`, 'asset', one.asset)
  }
  checkShots(scene, catalogue, problems)
  return problems
}

function checkShots(scene: Scene, catalogue: Catalogue, problems: Problem[]): void {
  const entities = castOf(scene.entities)
  const places = new Map(scene.places.map(one => [one.id, one]))
  const wrong = (at: string, name: string, allowed: Iterable<string>): void => {
    const all = [...allowed]
    problems.push({
      at,
      code: 'unknown-id',
      message: `${came(name)} is not there`,
      allowed: all.slice(0, 100),
      ...nearestOf(name, all),
    })
  }
  const isWho = (at: string, name: string): void => {
    if (!entities.has(name)) wrong(at, name, entities.keys())
  }
  const isTarget = (at: string, name: string, extra: readonly string[] = []): void => {
    if (extra.includes(name)) return
    const [head, tail] = name.split('/') as [string, string | undefined]
    const place = places.get(head)
    const entity = entities.get(head)
    if (!place && !entity) return wrong(at, name, [...entities.keys(), ...places.keys(), ...extra])
    if (tail === undefined) return
    if (place) {
      const anchors = catalogue.place(place.asset)?.anchors
      if (anchors && !anchors.some(({ id }) => id === tail))
        wrong(
          at,
          name,
          anchors.map(({ id }) => `${head}/${id}`),
        )
      return
    }
    const entry = catalogue.asset(entity!.asset)
    const own = scene.assets?.find(({ id }) => id === entity!.asset)
    const parts = own ? Object.keys(own.sockets ?? {}) : entry && [...new Set([...entry.parts, ...entry.sockets])]
    if (parts && !parts.includes(tail))
      wrong(
        at,
        name,
        parts.map(part => `${head}/${part}`),
      )
  }
  const isSpan = (at: string, one: { from?: number; to?: number }, from: number, to: number): void => {
    if (one.from !== undefined && one.to !== undefined && one.to < one.from)
      problems.push({
        at: `${at}/to`,
        code: 'wrong-time',
        message: `it ends at ${one.to} s, before it begins at ${one.from} s`,
      })
    for (const end of ['from', 'to'] as const) {
      const time = one[end]
      if (time !== undefined && (time < from - SLACK || time > to + SLACK))
        problems.push({
          at: `${at}/${end}`,
          code: 'wrong-time',
          message: `${time} s is not within the shot`,
          allowed: [`${from} to ${to}`],
        })
    }
  }
  const checkPlacement = (at: string, placement: Placement): void => {
    isWho(`${at}/who`, placement.who)
    const { to, near, facing, relation } = placement
    if (Array.isArray(to)) for (const [nth, one] of to.entries()) isTarget(`${at}/to/${nth}`, one)
    else if (to !== undefined) isTarget(`${at}/to`, to)
    else if (relation !== 'at')
      problems.push({ at: `${at}/to`, code: 'missing', message: `to is missing: what it is ${relation}` })
    if (relation === 'between' && !Array.isArray(to))
      problems.push({ at: `${at}/to`, code: 'wrong-type', message: 'between needs two', allowed: ['a list of two'] })
    if (to === placement.who)
      problems.push({ at: `${at}/to`, code: 'unknown-id', message: `${to} cannot stand to itself` })
    if (near !== undefined) isTarget(`${at}/near`, near)
    if (placement.with !== undefined) isWho(`${at}/with`, placement.with)
    if (typeof facing === 'string') isTarget(`${at}/facing`, facing, ['camera', 'away', 'left', 'right'])
  }
  const checkAction = (at: string, action: Action, from: number, to: number): void => {
    isWho(`${at}/who`, action.who)
    isSpan(at, action, from, to)
    for (const role of ['object', 'target', 'of'] as const) {
      const name = action[role]
      if (name !== undefined) isTarget(`${at}/${role}`, name, role === 'target' ? ['camera'] : [])
    }
    for (const [nth, name] of (action.with ?? []).entries()) isTarget(`${at}/with/${nth}`, name)
    const path = action.path
    if (path && 'around' in path) isTarget(`${at}/path/around`, path.around)
    if (path && 'to' in path && typeof path.to === 'string') isTarget(`${at}/path/to`, path.to, ['camera', 'away'])
    if (action.becomes?.asset && !catalogue.asset(action.becomes.asset)) {
      const nearest = catalogue.nearest('asset', action.becomes.asset)
      problems.push({
        at: `${at}/becomes/asset`,
        code: 'unknown-name',
        message: `${action.becomes.asset} is not in the catalogue of kind asset`,
        nearest,
      })
    }
    const entry = catalogue.action(action.does)
    if (!entry) {
      const nearest = catalogue.nearest('action', action.does)
      const message = `${came(action.does)} is not in the catalogue of kind action`
      problems.push({ at: `${at}/does`, code: 'unknown-name', message, ...(nearest.length > 0 && { nearest }) })
      return
    }
    for (const { role, isNeeded } of entry.roles)
      if (isNeeded && action[role] === undefined)
        problems.push({ at: `${at}/${role}`, code: 'missing', message: `${entry.id} needs ${role}` })
  }
  let before = 0
  for (const [nth, shot] of scene.shots.entries()) {
    const at = `/shots/${nth}`
    const { from, to, camera } = shot
    if (to <= from)
      problems.push({ at: `${at}/to`, code: 'wrong-time', message: `it ends at ${to} s and begins at ${from} s` })
    if (to > scene.seconds + SLACK)
      problems.push({
        at: `${at}/to`,
        code: 'wrong-time',
        message: `${to} s is after the end of the clip`,
        allowed: [`0 to ${scene.seconds}`],
      })
    if (!shot.panel && Math.abs(from - before) > SLACK)
      problems.push({
        at: `${at}/from`,
        code: 'wrong-time',
        message: `shots follow one another: the one before ends at ${before} s`,
        allowed: [String(before)],
      })
    if (!shot.panel) before = to
    if (!places.has(shot.place)) wrong(`${at}/place`, shot.place, places.keys())
    if (shot.continues && nth === 0)
      problems.push({ at: `${at}/continues`, code: 'not-allowed', message: 'nothing comes before the first shot' })
    for (const [i, one] of (shot.placements ?? []).entries()) checkPlacement(`${at}/placements/${i}`, one)
    for (const [i, one] of (shot.actions ?? []).entries())
      checkAction(`${at}/actions/${i}`, one, from, lastOf(scene.shots, nth))
    for (const [i, one] of (shot.looks ?? []).entries()) {
      isWho(`${at}/looks/${i}/who`, one.who)
      isTarget(`${at}/looks/${i}/at`, one.at, ['camera'])
      isSpan(`${at}/looks/${i}`, one, from, to)
    }
    for (const [i, one] of (shot.speech ?? []).entries()) {
      if (one.who !== undefined) isWho(`${at}/speech/${i}/who`, one.who)
      isSpan(`${at}/speech/${i}`, one, from, to)
    }
    for (const [i, one] of (shot.texts ?? []).entries()) {
      if (one.on !== undefined) isTarget(`${at}/texts/${i}/on`, one.on, ['screen'])
      isSpan(`${at}/texts/${i}`, one, from, to)
    }
    for (const [i, one] of (shot.sounds ?? []).entries()) {
      if (one.of !== undefined) isTarget(`${at}/sounds/${i}/of`, one.of)
      isSpan(`${at}/sounds/${i}`, one, from, to)
    }
    for (const [i, one] of (camera?.target ?? []).entries()) isTarget(`${at}/camera/target/${i}`, one)
    if (camera?.focus !== undefined) isTarget(`${at}/camera/focus`, camera.focus)
    const through = /^(?:over|eyes-of):(.+)$/u.exec(camera?.from ?? '')?.[1]
    if (through !== undefined && !entities.has(through)) wrong(`${at}/camera/from`, through, entities.keys())
  }
}

/** Seconds: times that were rounded still meet. */
const SLACK = 0.05

/** When the last of the shots ends that go on from a shot without a break: an action may last so long. */
function lastOf(shots: Scene['shots'], at: number): number {
  const own = shots[at]!
  const next = shots[at + 1]
  return next?.continues && next.place === own.place ? lastOf(shots, at + 1) : own.to
}
