import { assetProblems } from './check-asset.ts'
import type { Catalogue, CatalogueKind } from './catalogue.ts'
import { compileSchema } from './compile-schema.ts'
import { castOf, membersOf, statesOf } from './members.ts'
import { RESERVED } from './reserved-names.ts'
import { type Action, type Looks, type Placement, type Scene, SCENE_SCHEMA } from './scene-schema.ts'
import { type State, STATE_NEEDS, STATES } from './vocabulary.ts'
import type { Problem } from './problem.ts'
import { came, checkBounds, MAX_PROBLEMS, nearestOf, schemaProblems } from './schema-problems.ts'
import { type Warning, warnScene } from './warn-scene.ts'

// Compiled with the first check, so that other processes do not wait for it.
let compiled: ReturnType<typeof compileSchema> | undefined

/** The inputs of the request: `images[0]`, and the ids of subjects. */
export type SceneInputs = { images?: number; videos?: number; subjects?: readonly string[] }

/** `warnings` are those of a document without problems. */
export type CheckedScene = { scene?: Scene; problems: Problem[]; warnings: Warning[] }

/** All problems of a document. A document without problems is a Scene. */
export function checkScene(document: unknown, catalogue: Catalogue, inputs?: SceneInputs): CheckedScene {
  const hostile = checkBounds(document)
  if (hostile) return { problems: [hostile], warnings: [] }
  compiled ??= compileSchema(SCENE_SCHEMA)
  if (!compiled(document)) return { problems: schemaProblems(compiled.errors ?? []), warnings: [] }
  const scene = document as Scene
  const problems = referenceProblems(scene, searchLittle(catalogue), inputs).slice(0, MAX_PROBLEMS)
  return problems.length > 0 ? { problems, warnings: [] } : { scene, problems, warnings: warnScene(scene, catalogue) }
}

/** A search for similar names scans the whole catalogue, so each wrong name is searched once, up to a limit. */
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
      const nearest = found.size < MAX_SEARCHES ? catalogue.nearest(kind, name) : []
      found.set(key, nearest)
      return nearest
    },
  }
}
const MAX_SEARCHES = 50

/** Rules that a schema cannot express: catalogue names, document ids, times, roles. */
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
  for (const [at, asset] of (scene.assets ?? []).entries()) {
    const { id, like } = asset
    problems.push(...assetProblems(asset, `/assets/${at}`))
    if (duplicates.has(id))
      problems.push({ at: `/assets/${at}/id`, code: 'duplicate-id', message: `${id} is twice among assets` })
    duplicates.add(id)
    if (like && !catalogue.asset(like)) unknown(`/assets/${at}/like`, 'asset', like)
  }
  const checkLooks = (at: string, looks: Looks, asset: string): void => {
    const { material, wears = [], costume } = looks
    if (material && !catalogue.material(material)) unknown(`${at}/material`, 'material', material)
    for (const [nth, { garment }] of wears.entries())
      if (!catalogue.garment(garment)) unknown(`${at}/wears/${nth}/garment`, 'garment', garment)
    const dressed = costume === undefined ? undefined : catalogue.asset(costume)
    if (costume !== undefined && !dressed) unknown(`${at}/costume`, 'asset', costume)
    if (dressed && dressed.rig !== 'person')
      problems.push({
        at: `${at}/costume`,
        code: 'not-allowed',
        message: `${costume} is a ${dressed.rig}: a costume is the clothes of a person`,
        allowed: ['a person of the catalogue'],
      })
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

/** True if a part of an id is one of the names of a thing. */
const isNameOf = (id: string, { en, zh }: { en: readonly string[]; zh: readonly string[] }): boolean =>
  [...en, ...zh].includes(id.toLowerCase().replaceAll(/[-_]/gu, ' '))

function checkShots(scene: Scene, catalogue: Catalogue, problems: Problem[]): void {
  const entities = castOf(scene.entities)
  const places = new Map(scene.places.map(one => [one.id, one]))
  const wrong = (at: string, name: string, allowed: Iterable<string>, meant: readonly string[] = []): void => {
    const all = [...allowed]
    problems.push({
      at,
      code: 'unknown-id',
      message: `${came(name)} is not there`,
      allowed: all.slice(0, 100),
      ...(meant.length > 0 ? { nearest: [...meant] } : nearestOf(name, all)),
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
          // The hearth is a fireplace too.
          anchors.filter(({ names }) => isNameOf(tail, names)).map(({ id }) => `${head}/${id}`),
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
    if (path && 'to' in path) {
      const isFree = typeof path.to !== 'string' || path.to === 'camera' || path.to === 'away'
      if (typeof path.to === 'string') isTarget(`${at}/path/to`, path.to, ['camera', 'away'])
      for (const field of isFree ? (['relation', 'side', 'distance'] as const) : [])
        if (path[field] !== undefined)
          problems.push({ at: `${at}/path/${field}`, code: 'not-allowed', message: 'to is no entity or anchor' })
    }
    const turned = action.becomes?.asset
    if (turned !== undefined && !catalogue.asset(turned) && !scene.assets?.some(({ id }) => id === turned)) {
      const nearest = catalogue.nearest('asset', turned)
      problems.push({
        at: `${at}/becomes/asset`,
        code: 'unknown-name',
        message: `${turned} is not in the catalogue of kind asset`,
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

/** Seconds: the tolerance for rounded times. */
const SLACK = 0.05

/** The end of the last shot that continues from a shot without a break; an action may last until then. */
function lastOf(shots: Scene['shots'], at: number): number {
  const own = shots[at]!
  const next = shots[at + 1]
  return next?.continues && next.place === own.place ? lastOf(shots, at + 1) : own.to
}
