import type { ChangedScene } from '@kinora/media/engine/contract'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { Entity, Scene, SceneCamera } from '@kinora/media/scene/scene-schema'
import { stretchScene } from '@kinora/media/scene/stretch-scene'
import { readPrompt } from '../../prompt-parsing/read-prompt.ts'
import type { Meaning } from '../../words/meaning.ts'
import { parseItems } from '../../words/parse-items.ts'
import type { Shot, Subject } from '../../setting/shot-list.ts'
import { foldText } from '../../words/tokenise.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { createCast } from '../cast.ts'
import { isPerson } from '../draft.ts'
import { addAsSaid } from './add-as-said.ts'
import { applyCamera, applySetting, type ParsedRequest } from './apply-setting.ts'
import { applyStep } from './apply-step.ts'
import { applySubjects, dress, undress } from './apply-subjects.ts'
import { directAsSaid } from './direct-as-said.ts'
import { type Clause, editWords, type Operation, readClauses, type Sex, withoutWords } from './edit-words.ts'
import { namesRelation } from './find-ground.ts'
import { findGoal, leadTo } from './go-as-said.ts'
import { isNamedAsSaid, nearestNote } from './added-names.ts'
import { kindsOf, placeAsSaid } from './place-as-said.ts'
import { type Accounted, findUnreadWords } from './unread-words.ts'
import { lightAsSaid } from './light-as-said.ts'
import { swapAsSaid } from './swap-as-said.ts'
import { withOwnPlace } from './own-place.ts'
import { findBySex, findMain, findMeant } from './find-meant.ts'
import { isPartOf } from './says-place.ts'
import { removeEntity } from './remove-entity.ts'
import { mapEntity, mapShots, type Scope } from './scope.ts'

/**
 * Applies a change request in plain language to a document, by rules: `make it night`, `closer`, `remove the dog`. The
 * request is read like a prompt, and its statements replace those of the document. `shot` limits the change to one shot.
 */
export function changeScene(scene: Scene, words: string, { shot }: { shot?: number } = {}): ChangedScene {
  const unread: string[] = []
  const notes: string[] = []
  let now = scene
  let last: readonly string[] = []
  let isUnread = false
  const clauses = readClauses(words)
  const isTriedByWords = clauses.length <= MAX_TRIED
  for (const clause of clauses) {
    if (isEmpty(clause)) continue
    const context = { scope: scopeOf(now, shot), last }
    const change = (one: Scene, said: Clause): Scene => {
      const { scene: next } = changeByClause(one, said, { ...context, scope: scopeOf(one, shot) })
      return shot === undefined ? next : withOwnPlace(one, next, shot)
    }
    const { scene: whole, unknown: all, named, note } = changeByClause(now, clause, context)
    // Whether the whole part is unread is found word by word.
    const unknown = all.filter(one => one !== clause.rest.trim() && one !== UNREMOVED)
    const next = shot === undefined ? whole : withOwnPlace(now, whole, shot)
    if (note !== undefined) notes.push(note)
    const isChanged = JSON.stringify(next) !== JSON.stringify(now)
    const isRefused: boolean = (clause.isDependent && isUnread) || !isValid(next, now)
    const accounted: Accounted =
      isRefused || !isTriedByWords ? NOT_TRIED : findUnreadWords(now, next, clause, change, last)
    const isIdle = !isChanged && (accounted.isAllUnread || (!isTriedByWords && all.length > 0))
    isUnread = isRefused || isIdle
    if (isUnread) unread.push(clause.text)
    else {
      unread.push(...new Set([...unknown, ...accounted.unread]))
      now = next
      last = named.length > 0 ? named : last
    }
  }
  return { scene: now, unread, ...(notes.length > 0 && { notes }) }
}

const UNREMOVED = '-'
const NOT_TRIED: Accounted = { unread: [], isAllUnread: false }

const scopeOf = ({ shots }: Scene, shot: number | undefined): Scope =>
  new Set(shot === undefined ? shots.keys() : [shot])

/** True if a change brings no problem into a document. */
function isValid(after: Scene, before: Scene): boolean {
  const problems = checkScene(after, loadCatalogue()).problems
  if (problems.length === 0) return true
  const known = new Set(checkScene(before, loadCatalogue()).problems.map(({ message }) => message))
  return problems.every(({ message }) => known.has(message))
}

/** Each word of a part is tried once more: a request of many parts would take seconds. */
const MAX_TRIED = 12

/** True for a clause that requests nothing, such as `please`. */
const isEmpty = ({ found, rest, seconds }: Clause): boolean =>
  seconds === undefined &&
  found.every(one => 'operation' in one && one.operation === 'set') &&
  !rest.includes('"') &&
  !hasContentWords(rest)

/** True if the words contain more than function words. */
const hasContentWords = (rest: string): boolean =>
  parseItems(foldText(rest)).some(({ meaning, unknown }) => unknown === true || kindsOf(meaning).length > 0)

/** `named` are the entities that the clause names; pronouns of the next clause may refer to them. */
type Changed = { scene: Scene; unknown: readonly string[]; named: readonly string[]; note?: string }
type Context = { scope: Scope; last: readonly string[] }

/**
 * The change that leaves no word unread, if one way to understand the words does: as they are, without what somebody goes to,
 * or as told to somebody.
 */
function changeByClause(start: Scene, clause: Clause, context: Context): Changed {
  const scene = clause.seconds === undefined ? start : stretchScene(start, clause.seconds, onlyShot(start, context))
  if (scene !== start && !hasContentWords(clause.rest)) return { scene, unknown: [], named: [] }
  const plain = changeAsSaid(scene, clause, context)
  const told = asTold(scene, clause, context)
  const actionsOf = ({ shots }: Scene): string => JSON.stringify(shots.map(({ actions }) => actions))
  for (const one of [clause, ...told]) {
    const changed = one === clause ? plain : changeAsSaid(scene, one, context)
    const goal = findGoal(scene, one, context.last)
    const isRead = changed.unknown.length === 0
    const going = isRead || !goal ? changed : changeAsSaid(scene, goal.clause, context)
    const led = goal && going.unknown.length === 0 ? leadTo(scene, going.scene, goal.to, context.scope) : undefined
    if (led) return { ...going, scene: led }
    // Words that begin with a verb say that something is done.
    const isActed = told.length === 0 || actionsOf(changed.scene) !== actionsOf(scene)
    // What is told adds nothing that was not named.
    const isOwn = one === clause || changed.scene.entities.length === scene.entities.length
    if (isRead && isActed && isOwn) return changed
  }
  return plain
}

/** The shot that a request is limited to, if there are others. */
const onlyShot = ({ shots }: Scene, { scope }: Context): number | undefined =>
  scope.size < shots.length ? [...scope][0] : undefined

/** `walk to the table`: somebody is told to; with a subject the words are a statement. */
function asTold(scene: Scene, { text, found }: Clause, { last }: Context): Clause[] {
  const items = parseItems(foldText(text)).filter(({ stop }) => !stop)
  const told = scene.entities.find(({ id }) => id === (last[0] ?? findMain(scene)))
  if (!items[0]?.meaning.verb || items.some(({ unknown }) => unknown) || !told || found.length > 0) return []
  // `fix the vibe`: an object that nothing shows.
  if (items.some(({ meaning }, at) => meaning.determiner && items[at + 1]?.meaning.glue)) return []
  return readClauses(withSubject(text, told)).slice(0, 1)
}

/** Words with the name of an entity before them. */
function withSubject(words: string, { asset }: Pick<Entity, 'asset'>): string {
  const isHan = /\p{Script=Han}/u.test(words)
  const name = loadCatalogue().asset(asset)?.names[isHan ? 'zh' : 'en'][0]
  if (name === undefined) return words
  return isHan ? `${name}${words.trim()}` : `the ${name} ${words.trim()}`
}

function changeAsSaid(scene: Scene, clause: Clause, { scope, last }: Context): Changed {
  const operations = clause.found.flatMap(one => ('operation' in one ? [one.operation] : []))
  const strongest = PRECEDENCE.find(name => operations.includes(name))
  if (strongest !== 'remove' && strongest !== 'replace' && !isGiven(clause)) {
    const placed =
      lightAsSaid(scene, clause, last, scope) ??
      placeAsSaid(scene, clause, last, scope) ??
      directAsSaid(scene, clause, last, scope)
    const said = placed ?? (strongest === 'add' ? addAsSaid(scene, clause, last, scope) : undefined)
    if (said) return said
  }
  const exchanged = strongest === 'replace' ? swapAsSaid(scene, clause, last, scope) : undefined
  if (exchanged) return exchanged
  const cut = strongest === 'replace' || strongest === 'set' ? findCut(clause, strongest) : undefined
  const swapped = cut && swap(scene, clause.rest, cut)
  if (swapped) return swapped
  // The place before the word is the current one, as in `the kitchen to a beach`.
  const isFromPlace = cut && parseItems(foldText(clause.rest.slice(0, cut.from))).some(({ meaning }) => meaning.place)
  const said = isFromPlace ? ' '.repeat(cut.to) + clause.rest.slice(cut.to) : clause.rest
  const { rest, meant: pronouns } = withoutPronouns(said, scene)
  const told = readOfLast(rest, scene, clause, last)
  const about = clause.found.flatMap(one => ('about' in one ? [one.about] : []))
  return strongest === 'remove'
    ? remove(scene, read(withoutWords(rest, clause)), { about, pronouns, scope, named: namedBefore(clause) })
    : apply(scene, told, { clause, pronouns, scope, last, operation: strongest, isMusic: about.includes('music') })
}

/** Operations in order of precedence: the first one that a clause contains is applied. */
const PRECEDENCE: readonly Operation[] = ['remove', 'replace', 'move', 'add', 'set']

/** `she waves and then stands up`: a later part without a subject is about that of the part before. */
function readOfLast(rest: string, scene: Scene, { when }: Clause, last: readonly string[]): ParsedWords {
  const told = read(rest)
  const named = scene.entities.find(({ id }) => id === last[0])
  if (!when || !named || told.shot.subjects.length > 0) return told
  return read(withSubject(rest, named))
}

type ParsedWords = ParsedRequest & { unknown: string[] }

function read(words: string): ParsedWords {
  const { list } = readPrompt({ prompt: words, seed: 1 })
  const first: Shot = list.shots[0] ?? NOTHING
  // For things that cannot be seen, the reader invents subjects. The request does not ask for them.
  const isInvented = (first.standsFor ?? first.imagery ?? first.caption) !== undefined
  const text = foldText(words)
  // `made of glass`: nobody is named who makes it.
  const isUnnamed = ({ words: own }: Subject): boolean => !text.includes(foldText(own))
  const shot = isInvented ? { ...first, subjects: [] } : withoutSubjects(first, isUnnamed)
  const shown = JSON.stringify(first)
  // A word is known if the reading changes without it.
  const isKnown = (word: string): boolean =>
    JSON.stringify(readPrompt({ prompt: words.replace(word, ' '), seed: 1 }).list.shots[0]) !== shown
  return { shot, items: parseItems(foldText(words)), unknown: list.unknown.filter(word => !isKnown(word)) }
}
const NOTHING: Shot = {
  share: 1,
  place: 'abstract',
  time: 'afternoon',
  weather: 'clear',
  season: 'summer',
  look: 'plain',
  mood: 'neutral',
  subjects: [],
  camera: { move: 'still', framing: 'medium', speed: 'normal' },
  sounds: [],
  lines: [],
}

type Pronouns = ReadonlyMap<Sex, string>

/** Replaces the pronouns that refer to entities of the document by nouns. */
function withoutPronouns(rest: string, scene: Scene): { rest: string; meant: Pronouns } {
  const { pronouns, nouns, possessives } = editWords()
  const meant = new Map<Sex, string>()
  const said = withEverybody(rest, scene)
  const items = parseItems(foldText(said))
  let [text, shift] = [said, 0]
  for (const [at, { from, to, text: word, language }] of items.entries()) {
    const sex = (['woman', 'man'] as const).find(one => pronouns[one].includes(word))
    const id = sex && findBySex(sex, scene)
    const all = pronouns.all.includes(word) ? nameAll(scene, language) : ''
    if (!all && (!sex || id === undefined)) continue
    if (sex && id !== undefined) meant.set(sex, id)
    const next = items[at + 1]?.meaning
    const isOwner = possessives.includes(word) && Boolean(next?.noun ?? next?.colour ?? next?.size)
    const noun = (all || nouns[sex!][language === 'zh' ? 'zh' : 'en']) + (isOwner ? "'s" : '')
    text = text.slice(0, from + shift) + noun + text.slice(to + shift)
    shift += noun.length - (to - from)
  }
  return { rest: text, meant }
}

/** Replaces the phrases that mean all people, such as `the two of them`, by their names. */
const withEverybody = (words: string, scene: Scene): string =>
  editWords().everyone.reduce((text, phrase) => {
    const isHan = /\p{Script=Han}/u.test(phrase)
    const found = new RegExp(isHan ? phrase : `\\b${phrase}\\b`, 'iu')
    return found.test(text) ? text.replace(found, nameAll(scene, isHan ? 'zh' : 'en')) : text
  }, words)

const MAX_NAMED = 4
/** The names of all people, in place of `they`. */
function nameAll({ entities }: Scene, language: 'en' | 'zh'): string {
  const names = entities.flatMap(({ asset }) => {
    const entry = loadCatalogue().asset(asset)
    return isPerson(entry) ? [entry!.names[language][0] ?? ''] : []
  })
  const all = [...new Set(names)].slice(0, MAX_NAMED)
  return language === 'zh' ? all.join('和') : all.map(name => `the ${name}`).join(' and ')
}

/** The entity of each subject. Pronouns have been replaced by nouns. */
function findEntities(scene: Scene, told: ParsedRequest, pronouns: Pronouns): Map<Subject, string> {
  const nouns = editWords().nouns
  return new Map(
    told.shot.subjects.flatMap((subject): [Subject, string][] => {
      const word = foldText(subject.words)
      const sex = (['woman', 'man'] as const).find(one => nouns[one].zh === word || nouns[one].en === `the ${word}`)
      const id = (sex && pronouns.get(sex)) ?? (isAnother(subject, told) ? undefined : findMeant(subject, scene))
      return id === undefined ? [] : [[subject, id]]
    }),
  )
}

/** The words before the operation. What an English request removes comes after it: `the car should stop` removes no car. */
function namedBefore({ found, text }: Clause): string {
  const first = found.find(one => 'operation' in one && one.operation === 'remove')
  return first && !/\p{Script=Han}/u.test(text) ? foldText(text.slice(0, first.from)) : ''
}

type RemoveOptions = { about: readonly string[]; pronouns: Pronouns; scope: Scope; named: string }

function remove(scene: Scene, told: ParsedRequest, { about, pronouns, scope, named }: RemoveOptions): Changed {
  let changed = scene
  if (about.includes('music')) changed = { ...changed, sound: { ...changed.sound, music: 'none' } }
  if (about.includes('letters')) changed = mapShots(changed, scope, ({ texts: _texts, ...shot }) => shot)
  if (about.includes('lines')) changed = mapShots(changed, scope, ({ speech: _speech, ...shot }) => shot)
  // Without its rain or snow, a place has clear weather.
  if (told.items.some(({ meaning }) => meaning.weather !== undefined && meaning.weather !== 'clear')) {
    const used = new Set(scene.shots.filter((_, at) => scope.has(at)).map(({ place }) => place))
    const places = changed.places.map(one => (used.has(one.id) ? { ...one, weather: 'clear' as const } : one))
    changed = { ...changed, places }
  }
  const meant = findEntities(scene, told, pronouns)
  for (const subject of told.shot.subjects) {
    const id = meant.get(subject)
    const garment = loadCatalogue().garment(subject.words)?.id
    const wearer = scene.entities.find(({ wears }) => wears?.some(one => one.garment === garment))?.id
    if (subject.deeds?.length && id !== undefined) changed = stop(changed, told, id, scope)
    else if (named.includes(foldText(subject.words))) continue
    else if (id !== undefined) changed = removeEntity(changed, id)
    else if (garment !== undefined && wearer !== undefined) changed = undress(changed, wearer, garment)
    else changed = undecorate(changed, subject, scope)
  }
  // If nothing was removed, the whole clause is reported.
  return { scene: changed, unknown: JSON.stringify(changed) === JSON.stringify(scene) ? [UNREMOVED] : [], named: [] }
}

/** The actions that the words name. */
const deedsOf = (scene: Scene, told: ParsedRequest, id: string, scope: Scope): string[] =>
  applySubjects(
    { ...scene, shots: scene.shots.map(one => ({ ...one, actions: [] })) },
    told,
    new Map(told.shot.subjects.map(one => [one, id])),
    { scope },
  ).shots.flatMap(({ actions = [] }) => actions.flatMap(({ who, does }) => (who === id ? [does] : [])))

/** The actions that the words name, if somebody does them already. */
function deedsDone(scene: Scene, told: ParsedRequest, id: string, scope: Scope): string[] {
  if (!told.shot.subjects.some(({ deeds }) => deeds?.length)) return []
  const done = scene.shots.flatMap(({ actions = [] }) => actions.flatMap(one => (one.who === id ? [one.does] : [])))
  const said = deedsOf(scene, told, id, scope)
  return said.every(does => done.includes(does)) ? said : []
}

/** Removes the named actions of an entity, as in `she does not dance`. */
function stop(scene: Scene, told: ParsedRequest, id: string, scope: Scope): Scene {
  const done = deedsOf(scene, told, id, scope)
  return mapShots(scene, scope, shot => ({
    ...shot,
    ...(shot.actions && { actions: shot.actions.filter(one => one.who !== id || !done.includes(one.does)) }),
  }))
}

/** Removes a thing from the dressing of the places in `scope`. */
function undecorate(scene: Scene, subject: Subject, scope: Scope): Scene {
  const asset = createCast().of(subject, 0, false)?.asset
  const used = new Set(scene.shots.filter((_, at) => scope.has(at)).map(({ place }) => place))
  return {
    ...scene,
    places: scene.places.map(place =>
      used.has(place.id) && place.dressing?.some(one => one.asset === asset)
        ? { ...place, dressing: place.dressing.filter(one => one.asset !== asset) }
        : place,
    ),
  }
}

type Cut = { from: number; to: number }

/** Finds the word between a thing and its replacement: `with`, `into`, 换成. */
function findCut({ found, rest }: Clause, operation: Operation): Cut | undefined {
  const { between, becoming } = editWords()
  const infix = found.find(
    one => 'operation' in one && one.operation === operation && rest.slice(0, one.from).trim() !== '',
  )
  const words = operation === 'replace' ? between : becoming
  return infix ?? parseItems(foldText(rest)).find((one, at) => at > 0 && words.includes(one.text))
}

/**
 * Replaces the thing before `cut` by the thing after it, as in `the dog with a cat`. Undefined if the words do not name
 * two things.
 */
function swap(scene: Scene, rest: string, cut: Cut): Changed | undefined {
  const [before, after] = [read(rest.slice(0, cut.from)), read(rest.slice(cut.to))]
  const [gone, subject] = [before.shot.subjects[0], after.shot.subjects[0]]
  const id = gone && findMeant(gone, scene)
  const made = subject && createCast().of(subject, 0, false)
  if (id === undefined || !made) return undefined
  const isPersonAsset = (one: string): boolean => isPerson(loadCatalogue().asset(one))
  const changed = mapEntity(scene, id, ({ asset, wears, traits, costume, count, members, voice }) => ({
    ...made,
    id,
    ...(isPersonAsset(asset) &&
      isPersonAsset(made.asset) && { ...(wears && { wears }), ...(traits && { traits }), ...(costume && { costume }) }),
    ...(count !== undefined && made.count === undefined && { count }),
    ...(members && { members }),
    ...(voice && { voice }),
  }))
  return { scene: changed, unknown: [...before.unknown, ...after.unknown], named: [id] }
}

type ApplyOptions = {
  clause: Clause
  pronouns: Pronouns
  scope: Scope
  last: readonly string[]
  operation: Operation | undefined
  isMusic: boolean
}

/** Applies the setting, the camera and the subjects of the words. */
function apply(
  scene: Scene,
  said: ParsedWords,
  { clause, pronouns, scope, last, operation, isMusic }: ApplyOptions,
): Changed {
  const { found, rest } = clause
  const told = withoutParts(said, scene, scope)
  const steps = found.flatMap(one => ('step' in one ? [one.step] : []))
  const view: Partial<SceneCamera> = Object.assign({}, ...found.flatMap(one => ('view' in one ? [one.view] : [])))
  const meant = new Map(
    [...findEntities(scene, told, pronouns)].filter(
      ([subject, id]) => operation !== 'add' || isDefinite(subject, told) || [...pronouns.values()].includes(id),
    ),
  )
  const named = [...new Set([...meant.values(), ...pronouns.values()])]
  const needsEntity = steps.some(({ of }) => ENTITY_STEPS.has(of))
  const stepped = named.length > 0 || !needsEntity ? named : last.length > 0 ? last : mainOf(scene)
  let changed = applySetting(scene, told, scope, isMusic)
  changed = applyCamera(changed, told, { scope, view, named })
  // `she rides faster`, of somebody who rides
  const paced = steps.length > 0 ? named.flatMap(id => deedsDone(scene, told, id, scope)) : []
  for (const step of steps) changed = applyStep(changed, step, stepped, scope, paced)
  // A missing entity is not added if the request moves it or names it with a definite article.
  const isLost = (subject: Subject): boolean =>
    !meant.has(subject) && (operation === 'move' || (isDefinite(subject, told) && !isChinese(subject)))
  const isFilmed = Object.keys(view).length > 0 || filmsOnly(told)
  const seen = isFilmed ? withoutSubjects(told.shot, isLost) : told.shot
  const { shot: undressed, dressed } = dressWith(
    changed,
    { ...told, shot: seen },
    { meant, pronouns, hue: hueIn(told) },
  )
  if (undressed.subjects.some(isLost)) return { scene, unknown: [rest.trim()], named }
  const shot = isGiven(clause) ? withGift(undressed, meant) : undressed
  const isDressed = dressed !== changed
  changed = dressed
  const isScaled = steps.length > 0 && told.shot.subjects.every(one => meant.has(one)) && hueIn(told) === undefined
  const isActed = told.shot.subjects.some(({ deeds }) => deeds?.length)
  if (paced.length === 0 && (!isScaled || isActed))
    changed = applySubjects(
      isInstead(clause) ? withoutActions(changed, named, scope) : changed,
      { shot, items: isDressed ? colourless(told.items) : told.items },
      meant,
      {
        scope,
        when: clause.when,
      },
    )
  // An addition is what was named, and no stand-in for it.
  if (operation === 'add' && !isNamedAsSaid(scene, changed, told))
    return { scene, unknown: [rest.trim()], named, ...nearestNote(told) }
  const isUnderstood =
    steps.length > 0 ||
    found.some(one => 'view' in one) ||
    describesScene(told) ||
    told.shot.subjects.length + named.length > 0
  // The words name a placement, but nothing moved: its goal is not in the scene.
  const isPlacedNowhere = named.length > 0 && namesRelation(told) && JSON.stringify(changed) === JSON.stringify(scene)
  const unknown = [...told.unknown, ...(isPlacedNowhere ? [rest.trim()] : [])]
  return { scene: changed, unknown: isUnderstood ? unknown : [rest.trim()], named }
}

/** The words without subjects that are parts of the place: `it snows outside the window`. */
function withoutParts(said: ParsedWords, scene: Scene, scope: Scope): ParsedWords {
  const used = new Set(scene.shots.filter((_, at) => scope.has(at)).map(({ place }) => place))
  const here = scene.places.filter(({ id }) => used.has(id))
  const isPart = (subject: Subject): boolean =>
    isPartOf({ text: foldText(subject.words), language: said.items[0]?.language ?? 'en' }, here)
  const isSetting = said.items.some(
    ({ meaning: { weather, time, season } }) => (weather ?? time ?? season) !== undefined,
  )
  return isSetting ? { ...said, shot: withoutSubjects(said.shot, isPart) } : said
}

/** True if the words are about the camera, and nobody does anything. */
const filmsOnly = ({ items, shot: { subjects } }: ParsedRequest): boolean =>
  subjects.every(({ deeds }) => !deeds?.length) &&
  items.some(
    ({ meaning: { move, from, framing, shotSize, angle }, negated }) =>
      !negated && (move ?? from ?? framing ?? shotSize ?? angle) !== undefined,
  )

/** A shot without the subjects to which nothing else of it refers. */
function withoutSubjects(shot: Shot, isGone: (subject: Subject) => boolean): Shot {
  const isReferred = shot.subjects.some(({ relation, deeds }) => relation !== undefined || deeds?.length)
  return isReferred ? shot : { ...shot, subjects: shot.subjects.filter(one => !isGone(one)) }
}

const isInstead = ({ found }: Clause): boolean =>
  found.some(({ text }) => editWords().instead.includes(text.toLowerCase()))

const withoutActions = (scene: Scene, ids: readonly string[], scope: Scope): Scene =>
  mapShots(scene, scope, ({ actions, ...shot }) => ({
    ...shot,
    ...(actions && { actions: actions.filter(({ who }) => !ids.includes(who)) }),
  }))

const isGiven = ({ found }: Clause): boolean =>
  found.some(one => 'operation' in one && editWords().giving.includes(one.text.toLowerCase()))

/** In `give the man an umbrella`, the first one of the document holds what is new. */
function withGift(shot: Shot, meant: Map<Subject, string>): Shot {
  const holder = shot.subjects.findIndex(one => meant.has(one))
  const gift = shot.subjects.findIndex(one => !meant.has(one))
  const taker = shot.subjects[holder]
  if (!taker || taker.relation || gift < 0) return shot
  const holding: Subject = { ...taker, relation: { kind: 'holding', to: gift } }
  meant.set(holding, meant.get(taker)!)
  return { ...shot, subjects: shot.subjects.with(holder, holding) }
}

/** True if the words describe the setting, the camera, speech or text. */
const describesScene = ({ items, shot: { lines, texts = [] } }: ParsedRequest): boolean =>
  lines.length + texts.length > 0 ||
  items.some(({ meaning, negated }) => !negated && SCENE_WORDS.some(name => meaning[name] !== undefined))
const SCENE_WORDS = [
  'time',
  'weather',
  'season',
  'place',
  'where',
  'look',
  'style',
  'mood',
  'light',
  'move',
  'turn',
  'framing',
  'shotSize',
  'angle',
  'from',
  'lens',
] as const satisfies readonly (keyof Meaning)[]

/** Kinds of step that apply to entities. */
const ENTITY_STEPS: ReadonlySet<string> = new Set(['size', 'age', 'count'])
const mainOf = (scene: Scene): string[] => [findMain(scene) ?? []].flat()

/** The items without their colours, which were given to the garment. */
const colourless = (items: ParsedRequest['items']): ParsedRequest['items'] =>
  items.map(item => {
    const { colour: _colour, ...meaning } = item.meaning
    return { ...item, meaning }
  })

/** The colour that the words say; of two, the last one: `the red coat to a yellow one`. */
const hueIn = ({ items }: ParsedRequest): string | undefined =>
  items.findLast(({ meaning, negated }) => meaning.colour && !negated)?.meaning.colour

const isChinese = ({ words }: Subject): boolean => /\p{Script=Han}/u.test(words)

/** True if the noun is definite: `the dog` and 狗, but not `a dog` and 一只狗. */
function isDefinite(subject: Subject, told: ParsedRequest): boolean {
  const before = wordsBefore(subject, told)
  return isChinese(subject)
    ? before.every(({ number }) => number === undefined)
    : before.some(({ definite }) => definite === true)
}

/** True if the subject is new in the scene, as in `a dog runs past`. */
function isAnother(subject: Subject, told: ParsedRequest): boolean {
  const before = wordsBefore(subject, told)
  const isOne = isChinese(subject)
    ? before.some(({ number }) => number !== undefined)
    : before.some(({ determiner, definite }) => determiner && !definite)
  return isOne && subject.deeds !== undefined && !loadCatalogue().garment(subject.words)
}

function wordsBefore({ words }: Subject, { items }: ParsedRequest): Meaning[] {
  const at = items.findIndex(({ text, meaning }) => meaning.noun && foldText(words).endsWith(text))
  return items.slice(Math.max(0, at - 3), Math.max(0, at)).map(({ meaning }) => meaning)
}

type DressOptions = { meant: Map<Subject, string>; pronouns: Pronouns; hue: string | undefined }

/** Dresses the wearers with the garments among the subjects. The other subjects are returned in `shot`. */
function dressWith(
  scene: Scene,
  { shot, items }: ParsedRequest,
  { meant, pronouns, hue }: DressOptions,
): { shot: Shot; dressed: Scene } {
  let dressed = scene
  const isRecoloured = shot.subjects.length === 1 && items.filter(({ meaning }) => meaning.colour).length > 1
  const kept: Subject[] = []
  for (const subject of shot.subjects) {
    const isGarment = !meant.has(subject) && !subject.deeds?.some(({ to }) => to !== undefined)
    const on = subject.relation && shot.subjects[subject.relation.to]
    const person = on ?? shot.subjects.find(one => one !== subject && isWearer(meant.get(one), scene))
    const wearer = (person && meant.get(person)) ?? [...pronouns.values()][0] ?? findMain(scene)
    const next =
      isGarment && isWearer(wearer, scene)
        ? dress(dressed, wearer ?? '', subject.words, isRecoloured ? hue : (subject.colour ?? hue))
        : dressed
    if (next === dressed) kept.push(subject)
    dressed = next
  }
  if (kept.length === shot.subjects.length) return { shot, dressed }
  const at = (index: number): number => kept.indexOf(shot.subjects[index]!)
  const subjects = kept.map(one => {
    const { relation, deeds, ...rest } = one
    const copy: Subject = {
      ...rest,
      ...(relation && at(relation.to) >= 0 && { relation: { ...relation, to: at(relation.to) } }),
      ...(deeds && { deeds: deeds.map(deed => (deed.to === undefined ? deed : { ...deed, to: at(deed.to) })) }),
    }
    const id = meant.get(one)
    if (id !== undefined) meant.set(copy, id)
    return copy
  })
  return { shot: { ...shot, subjects }, dressed }
}

const isWearer = (id: string | undefined, { entities }: Scene): boolean => {
  const entity = entities.find(one => one.id === id)
  return (
    entity !== undefined && (/^(?:subject|input):/u.test(entity.asset) || isPerson(loadCatalogue().asset(entity.asset)))
  )
}
