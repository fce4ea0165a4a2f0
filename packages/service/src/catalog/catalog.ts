import { isRecord } from '@kinora/media/core/is-record'
import { type Problem, refuseProblems } from '../core/errors.ts'
import { quoteValue } from '../core/text.ts'
import { type Checker, createChecker } from './check/create-checker.ts'
import type { CheckPorts, Findings } from './check/ports.ts'
import { renameAliases } from './check/rename-aliases.ts'
import { findUnknownFields } from './check/find-unknown-fields.ts'
import { type Column, buildColumns, type NamedDeclaration, buildWidestColumn } from './column.ts'
import type { FilmAction, Generator, Model } from './declare.ts'
import { filmActions, generators } from './generators/index.ts'
import { models } from './models/index.ts'
import { createPriceBook, type PriceBook, type PriceList } from './price-book.ts'
import { checkSoundness } from './check-soundness.ts'
import { fillSceneLength } from './scene-length.ts'
import { findIdleValues, type Values, fillDefaults } from './fill-defaults.ts'

/** A valid request. */
export type UnderstoodRequest = {
  column: Column
  values: Values
  /** The values of fields without effect. */
  idle: Values
  findings: Findings
  unknownFields: string[]
}

export type Catalog = {
  generators: readonly Generator[]
  filmActions: readonly FilmAction[]
  models: readonly Model[]
  prices: PriceBook
  columns(declared: NamedDeclaration): ReadonlyMap<string, Column>
  /** The column of a request, by the model or mode that it names. */
  columnOf(declared: NamedDeclaration, request: Values): Column | undefined
  /** Checks a whole body: returns its values, or a refusal that lists every problem. */
  understand(declared: NamedDeclaration, body: Values): UnderstoodRequest
  /** The catalogue's id of a model that was named with another prefix. Other names are returned unchanged. */
  ownModelName(name: string): string
}

type CatalogOptions = {
  ports: CheckPorts
  /** Prefixes that are accepted in model ids instead of `gen`. */
  modelPrefixes?: readonly string[]
  prices?: PriceList
}

const MODEL_PREFIX = 'gen'

export function createCatalog({ ports, modelPrefixes = [], prices = {} }: CatalogOptions): Catalog {
  const check = createChecker(ports)
  const shelves = new Map<NamedDeclaration, Shelf>()
  const shelfOf = (declared: NamedDeclaration): Shelf => {
    let shelf = shelves.get(declared)
    if (!shelf) shelves.set(declared, (shelf = createShelf(declared, modelPrefixes)))
    return shelf
  }
  checkSoundness({ generators, filmActions, models })
  const ownNames = new Map(models.flatMap(({ id }) => spellings(id, modelPrefixes).map(name => [name, id])))
  const columns = generators.flatMap(one => [...shelfOf(one).columns.values()])
  return {
    generators,
    filmActions,
    models,
    prices: createPriceBook(columns, prices),
    columns: declared => shelfOf(declared).columns,
    columnOf: (declared, request) => chosenColumnOf(shelfOf(declared), request),
    understand: (declared, body) => understand(shelfOf(declared), body, check),
    ownModelName: name => ownNames.get(name) ?? name,
  }
}

/** A declaration with its columns, by every name that a caller may use. */
type Shelf = {
  declared: NamedDeclaration
  columns: Map<string, Column>
  byName: Map<string, Column>
  standard: string | undefined
  widest: Column
  /** The allowed prefixes of ids, if the columns are models. */
  prefixes: readonly string[]
}

function createShelf(declared: NamedDeclaration, prefixes: readonly string[]): Shelf {
  const aliasesOf = (key: string): string[] => (declared.rulesBy === 'model' ? spellings(key, prefixes) : [])
  const columns = buildColumns(declared, models, aliasesOf)
  const byName = new Map([...columns].flatMap(([key, column]) => [key, ...aliasesOf(key)].map(name => [name, column])))
  const chooser = declared.fields[declared.rulesBy ?? '']
  const standard = declared.rulesBy ? (chooser?.kind === 'choice' ? chooser.default : undefined) : ''
  const ownPrefixes = declared.rulesBy === 'model' ? [MODEL_PREFIX, ...prefixes] : []
  return { declared, columns, byName, standard, widest: buildWidestColumn(declared, models), prefixes: ownPrefixes }
}

/** A model's id with every other accepted prefix. */
const spellings = (id: string, prefixes: readonly string[]): string[] =>
  id.startsWith(MODEL_PREFIX) ? prefixes.map(prefix => prefix + id.slice(MODEL_PREFIX.length)) : []

function understand(shelf: Shelf, raw: Values, check: Checker): UnderstoodRequest {
  const { rulesBy, alias = {} } = shelf.declared
  const named = renameAliases(alias, raw)
  const column = chosenColumnOf(shelf, named)
  const body = fillSceneLength((column ?? shelf.widest).fields, named)
  const { problems, findings } = check(column ?? shelf.widest, body)
  if (!column && rulesBy)
    throw refuseProblems([
      chooserProblemOf(shelf, rulesBy, body[rulesBy]),
      ...problems.filter(one => one.field !== rulesBy),
    ])
  if (!column || problems.length > 0) throw refuseProblems(problems)
  return {
    column,
    values: withScenes(fillDefaults(column, body), findings.scenes),
    idle: findIdleValues(column, body),
    findings,
    unknownFields: findUnknownFields(column.fields, body),
  }
}

/** The values with their checked documents, at any depth: `scene`, `scenes/0`, `parts/0/scene`. */
function withScenes(values: Values, scenes: Findings['scenes']): Values {
  let all: unknown = values
  for (const [pointer, scene] of scenes) all = replaceAt(all, pointer.split('/'), scene)
  return all as Values
}

function replaceAt(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to
  if (Array.isArray(value)) return value.with(Number(name), replaceAt(value[Number(name)], rest, to))
  const fields = isRecord(value) ? value : {}
  return { ...fields, [name]: replaceAt(fields[name], rest, to) }
}

function chosenColumnOf({ declared: { rulesBy }, standard, byName }: Shelf, body: Values): Column | undefined {
  const chosen = rulesBy ? (body[rulesBy] ?? standard) : ''
  return typeof chosen === 'string' ? byName.get(chosen) : undefined
}

function chooserProblemOf(shelf: Shelf, field: string, chosen: unknown): Problem {
  if (chosen === undefined || chosen === null) return { field, reason: 'FieldLacking', message: `${field} is required` }
  const text = typeof chosen === 'string' ? chosen : ''
  const names = namesLike(shelf, text).join(', ')
  const message = `${field} must be one of ${names}, got ${quoteValue(chosen)}${prefixHint(shelf, text)}`
  return { field, reason: 'FieldInvalid', message }
}

/** The ids of the columns, with the caller's prefix. */
function namesLike({ columns, prefixes }: Shelf, chosen: string): string[] {
  const [used = MODEL_PREFIX] = prefixes
    .filter(prefix => chosen.startsWith(prefix))
    .sort((one, other) => other.length - one.length)
  return [...columns.keys()].map(key => (prefixes.length > 0 ? used + key.slice(MODEL_PREFIX.length) : key))
}

/** An existing model with a disallowed prefix: probably a client of another service. */
function prefixHint({ columns, prefixes }: Shelf, chosen: string): string {
  const isKnownBut = [...columns.keys()].some(key => chosen.endsWith(key.slice(MODEL_PREFIX.length)))
  if (prefixes.length === 0 || !isKnownBut || prefixes.some(prefix => chosen.startsWith(prefix))) return ''
  return '; the operator can have other prefixes than gen accepted (KINORA_MODEL_PREFIXES)'
}
