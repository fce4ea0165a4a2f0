import type { Quoted } from '@kinora/media/language/find-quotes'
import { detectLanguage } from '@kinora/media/language/detect-language'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { chooseMotion, isHandledBy } from './animate-subjects.ts'
import { blankAsides } from './blank-asides.ts'
import { continueShots } from './continue-shots.ts'
import { chooseImagery, readForms } from './choose-imagery.ts'
import { chooseCamera, saidOf } from './choose-camera.ts'
import { pronounBefore } from './find-doer.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from './parse-items.ts'
import { sceneInputName, extractMentions, type SceneInput } from './extract-mentions.ts'
import { findInputNouns } from './find-input-nouns.ts'
import { type Part, splitParts } from './split-parts.ts'
import { extractQuotes } from './extract-quotes.ts'
import { type Draft, type Reading, readShot } from './read-shot.ts'
import { completeSetting } from './complete-setting.ts'
import type { SaidSetting, Setting } from './setting.ts'
import { findSurface } from './find-surface.ts'
import { PLACE_TRAITS } from './place-traits.ts'
import type { Kind } from './kinds.ts'
import type { Deed, Shot, ShotList, Subject } from './shot-list.ts'
import { chooseSounds } from './choose-sounds.ts'
import { isWrittenLast } from './find-texts.ts'
import { foldText } from './tokenise.ts'
import { extractWays } from './extract-ways.ts'
import { stageAdvert } from './stage-advert.ts'
import { unshownWords } from './unshown-words.ts'
import { extractViews, type View } from './extract-views.ts'
import {
  asksForFluids,
  asksForShapes,
  feelingHues,
  findMotif,
  type Motif,
  motifTitleEnd,
  titleMood,
} from './words/find-motif.ts'
import { STAND_IN } from './words/noun-files.ts'
import { type Noun, spriteName } from './words/noun-table.ts'
import { PACKAGES } from './words/packages.ts'

/** What is to be seen. `inputs` are the pictures of its subjects and places; frames to start or end with are not. */
export type ScenePrompt = { prompt: string; seed: number; inputs?: readonly SceneInput[] }

const MOST_SUBJECTS = 12
const MOST_UNKNOWN = 100
/** A card is read at a glance. */
const MOST_CAPTION = 120

/** Reads a prompt, in English, Chinese or both, into a shot list. Pure; the seed only chooses among equals. */
export function direct({ prompt, seed, inputs }: ScenePrompt): ShotList {
  const { quotes, texts, rest: unquoted } = extractQuotes(prompt)
  const titled = motifTitleEnd(unquoted)
  const unspoken = blankAsides(' '.repeat(titled) + unquoted.slice(titled))
  const { viewOf, ...mentions } = extractViews(prompt, extractMentions(unspoken, inputs), inputs)
  const cast = (inputs ?? []).filter(({ shows }) => shows !== 'place')
  const mentioned = new Set(mentions.at.values())
  const { rest, ways } = extractWays(mentions.rest)
  const reading: Reading = {
    prompt,
    folded: foldText(rest),
    ways,
    inputAt: from => mentions.at.get(from),
    nounOf: findInputNouns(cast),
    unplaced: [...new Set(cast.map(sceneInputName))].filter(name => !mentioned.has(name)),
    seeded: seededRandom(seed).fork('director'),
  }
  const drafts = readAll(reading, splitParts(rest))
  const shots: Shot[] = []
  const unshown = new Set<string>()
  const look = drafts.find(({ said }) => said.look)?.said.look
  let before: SaidSetting = look ? { look } : {}
  const preamble = drafts.find(({ part }) => part.isPreamble)?.said ?? {}
  // How a film looks is said once, wherever that is; light before the first shot holds for all.
  const manner = {
    styles: saidOf(
      drafts.flatMap(({ items }) => items),
      'style',
    ),
    light: saidOf(
      drafts.flatMap(({ items, part, found }) => (part.isPreamble || found.length === 0 ? items : [])),
      'light',
    ),
  }
  for (const draft of drafts) {
    const said = { ...before, ...draft.said }
    if (!draft.part.isPreamble) {
      const view = viewOf(draft.part, draft.said)
      const shot = shotOf(reading, { ...draft, view, preamble, manner }, before, {
        quotes: quotesIn(draft.part, drafts, quotes),
        texts: quotesIn(draft.part, drafts, texts),
      })
      shots.push(shot)
      for (const word of unshownWords(prompt, draft, shot)) unshown.add(word)
      said.place = shot.place
      if (shot.where) said.where = shot.where
      else delete said.where
    }
    Object.assign(said, draft.becomes)
    before = said
  }
  continueShots(shots, drafts)
  share(shots, drafts)
  dropCards(shots)
  const mood = titled > 0 ? titleMood(unquoted.slice(0, titled)) : undefined
  if (mood) for (const shot of shots) if (shot.mood === 'neutral') shot.mood = mood
  return {
    language: detectLanguage(prompt),
    shots,
    unknown: unknownOf(prompt, drafts),
    ...(unshown.size > 0 && { unshown: [...unshown].slice(0, MOST_UNKNOWN) }),
  }
}

function readAll(reading: Reading, parts: readonly Part[]): Draft[] {
  const drafts: Draft[] = []
  let cast: readonly FoundSubject[] = []
  let topic: FoundSubject | undefined
  for (const part of parts) {
    const draft = readShot(reading, part, { cast, topic })
    const isSaying = draft.found.length > 0 || Object.keys(draft.said).length > 0 || draft.items.some(tellsCamera)
    const last = drafts.at(-1)
    const isForAll = THROUGHOUT.test(reading.folded.slice(part.from, part.to)) && !draft.found.some(({ at }) => at >= 0)
    if (last && !part.isCut && (!isSaying || isForAll || (part.isSentence && isAside(draft)))) {
      if (isForAll) for (const one of drafts) one.said = { ...one.said, ...lastingOf(draft.said) }
      // A `then` without a picture of its own belongs to the shot before it.
      drafts[drafts.length - 1] = {
        ...last,
        items: [...last.items, ...draft.items],
        part: { ...last.part, to: part.to },
      }
      continue
    }
    drafts.push(draft)
    topic = draft.found.find(subject => isAlive(subject) && !subject.isObject) ?? topic
    // Whoever was seen last comes first; the others are still about.
    const seen = (old: FoundSubject) =>
      draft.found.some(({ words, what }) => words === old.words || JSON.stringify(what) === JSON.stringify(old.what))
    if (draft.found.length > 0)
      cast = [...lastDoerFirst(draft.found), ...cast.filter(old => !seen(old))].slice(0, MOST_SUBJECTS)
  }
  return drafts
}

/** `snow falling the whole time`, `全程下着雪`. */
const THROUGHOUT =
  /\b(?:the whole time|throughout|all the while|all along|the entire time|in every shot)\b|全程|始终|一直/u

const lastingOf = ({ weather, season, look }: SaidSetting): SaidSetting => ({
  ...(look && { look }),
  ...(weather && { weather }),
  ...(season && { season }),
})

/** Words without a subject go on with whoever did the last deed. */
function lastDoerFirst(found: readonly FoundSubject[]): FoundSubject[] {
  const lastDeed = ({ deeds }: FoundSubject): number => Math.max(-1, ...(deeds ?? []).map(({ at }) => at))
  const last = found.filter(isAlive).toSorted((a, b) => lastDeed(b) - lastDeed(a))[0]
  return last && !last.joinedTo && lastDeed(last) >= 0 ? [last, ...found.filter(one => one !== last)] : [...found]
}

/** A sentence of a paragraph that tells of nobody and of no place belongs to the picture before it: `Film noir, soft light.` */
const isAside = ({ items }: Draft): boolean =>
  !items.some(
    ({ meaning, negated, mention }) =>
      mention || (!negated && (meaning.verb ?? meaning.motion ?? meaning.pronoun ?? meaning.place ?? meaning.noun)),
  )

const tellsCamera = ({ meaning }: Item): boolean => Boolean(meaning.move ?? meaning.framing ?? meaning.turn)

function shotOf(
  reading: Reading,
  draft: Draft & { view: View | undefined; preamble: SaidSetting; manner: { styles: string[]; light: string[] } },
  before: SaidSetting,
  { quotes, texts }: { quotes: readonly Quoted[]; texts: readonly Quoted[] },
): Shot {
  const { items, found, view } = draft
  // Of a picture nobody knows what place it shows: then none of which anything would be heard or drawn.
  const said = { ...draft.preamble, ...(view && { place: view.place ?? 'sweep' }), ...draft.said }
  const whole = completeSetting(
    { items, found, said, isCut: draft.part.isCut, isSentence: draft.part.isSentence === true },
    before,
  )
  const surface = surfaceOf(draft, said, whole, reading.prompt)
  const isOnTop = isOnTableTop(draft, said)
  const setting = surface || isOnTop ? shownOn(whole) : inDarkness(draft, said, whole, reading.prompt)
  const standing = isOnTop ? found.filter(one => !isTableTop(one)) : withoutHouse(found, setting)
  const shown = standing.slice(0, MOST_SUBJECTS)
  const light = [...new Set([...saidOf(items, 'light'), ...draft.manner.light])]
  const shot: Shot = {
    share: 1,
    ...setting,
    ...(setting.place === 'sweep' && !view && backdropOf(draft, reading.prompt)),
    ...(setting.place === 'abstract' && coloursOf(items)),
    ...(surface && { surface }),
    ...(view && { view: view.name }),
    ...(light.length > 0 && { light }),
    ...(draft.manner.styles.length > 0 && { styles: draft.manner.styles }),
    subjects: beaded(
      onSmallStones(shown.map(subject => describeSubject(subject, shown, items, reading.prompt))),
      reading.prompt.slice(draft.part.from, draft.part.to),
    ),
    camera: framedTogether(chooseCamera(items, shown, setting.place, reading.seeded), shown, setting),
    sounds: chooseSounds(items, shown, setting),
    ...(draft.becomes && { becomes: draft.becomes }),
    lines: quotes.map(quote => lineOf(quote, draft, shown, reading.prompt)),
    ...(texts.length > 0 && { texts: texts.map(text => letter(text, draft, shown, reading.prompt)) }),
  }
  for (const { text, subject } of shot.texts ?? []) if (subject !== undefined) writeOn(shot.subjects[subject]!, text)
  const words = reading.prompt
    .slice(draft.part.from, draft.part.to)
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
  const imagery = view || texts.length > 0 || shot.lines.length > 0 ? undefined : imageryOf(words, draft, setting)
  if (imagery)
    return {
      ...nowhere(shot),
      imagery,
      colours: imagery.colours,
      ...(findMotif(words) && { standsFor: findMotif(words)!.word }),
    }
  const hues = found.length === 0 && !view && texts.length === 0 ? feelingHues(words) : undefined
  if (hues) return { ...shot, place: 'abstract', colours: [...hues], standsFor: findMotif(words)?.word ?? words }
  const motif = found.length === 0 && !view && texts.length === 0 ? findMotif(words) : undefined
  if (motif?.isTopic) return standIn(motif, shot, words) ?? shot
  if (view || !isBlank(draft, before) || shot.lines.length > 0 || texts.length > 0 || !/[\p{L}\p{N}]/u.test(words))
    return stageAdvert(shot, {
      shown,
      prompt: reading.prompt,
      draw: words => direct({ prompt: words, seed: 0 }).shots[0]?.subjects ?? [],
    })
  return asksForShapes(words) || (setting.place === 'abstract' && asksForFluids(words))
    ? shot
    : (standIn(motif, shot, words) ?? (WORDLESS.test(reading.prompt) ? shot : { ...shot, caption: captionOf(words) }))
}

/** Light, ink or particles, where nobody is told of and nothing has a shape, or where one thing dissolves into another. */
function imageryOf(words: string, { found: named, items }: Draft, { place }: Setting): Shot['imagery'] {
  // `purple to soft orange`: a colour, and no fruit.
  const found = named.filter(
    one => !/^(?:soft |deep |warm )?(?:orange|gold|silver|rose|violet|amber)$/iu.test(one.words),
  )
  const isOfPeople = found.some(one => isAlive(one) && one.kind === 'person') && !NOBODY.test(words)
  if (isOfPeople || items.some(({ mention }) => mention)) return undefined
  const spriteOf = (told: string): string | undefined => {
    const what = direct({ prompt: told, seed: 0 }).shots[0]?.subjects[0]?.what
    return what && 'sprite' in what && what.sprite !== STAND_IN ? what.sprite : undefined
  }
  const isShapeless =
    SHOWN_SOUND.test(words) ||
    (found.length === 0 && place === 'abstract' && (asksForShapes(words) || asksForFluids(words)))
  const forms = /[a-z\u4e00-\u9fff]/iu.test(words) ? readForms(words, spriteOf) : undefined
  return (
    forms ??
    (found.length === 0 || NOBODY.test(words) || SHOWN_SOUND.test(words)
      ? chooseImagery(words, isShapeless, feelingHues(words))
      : undefined)
  )
}

/** `music you can see`, `screens within screens`: the things that are named are not what is seen. */
const SHOWN_SOUND =
  /\b(?:music|sounds?|melod(?:y|ies)|songs?)\b.{0,24}\b(?:you can see|made visible|visible|visuali[sz]ed)\b|\bscreens? within screens?\b|看得见的(?:音乐|声音|旋律)|(?:音乐|声音|旋律)可视化/iu

const nowhere = ({
  where: _where,
  filledWith: _filled,
  surface: _surface,
  backdrop: _backdrop,
  ...shot
}: Shot): Shot => ({
  ...shot,
  place: 'abstract',
  weather: 'clear',
  subjects: [],
})

/** Who is inside does not see the house: `ad for a bakery, a loaf on the counter`. */
function withoutHouse(found: readonly FoundSubject[], { place, where }: Setting): readonly FoundSubject[] {
  if (place === 'skyline' || TOWNS.has(where ?? place)) return withoutItsHouses(found)
  const isHouse = (one: FoundSubject): boolean =>
    one.kind === 'building' &&
    (one.noun?.metres ?? HOUSE) >= HOUSE &&
    !found.some(({ relation }) => relation?.to === one)
  const others = PLACE_TRAITS[place].isIndoors ? found.filter(one => !isHouse(one)) : []
  return others.length > 0 ? others : found
}
const HOUSE = 2.5

/** `laundry hanging between the buildings`: in a town they are its own, and stand there already. */
function withoutItsHouses(found: readonly FoundSubject[]): readonly FoundSubject[] {
  const isOfTown = (one: FoundSubject): boolean =>
    OF_TOWNS.test(one.words) &&
    (one.count > 1 || one.words.endsWith('s')) &&
    !one.colour &&
    one.size === 'normal' &&
    !one.deeds?.length
  const others = found.filter(one => !isOfTown(one))
  if (others.length === 0) return found
  return others.map(one => {
    const { relation, ...rest } = one
    return relation && !others.includes(relation.to) ? rest : one
  })
}
const OF_TOWNS =
  /^(?:the )?(?:old )?(?:buildings|houses|rooftops|roofs|shops|storefronts|skyscrapers|高楼|大楼|楼房|房屋|房子|建筑|店铺)$/iu
const TOWNS: ReadonlySet<string> = new Set([
  'street',
  'pavement',
  'canal-city',
  'water-town',
  'old-town',
  'alley',
  'neon-street',
  'suburb',
  'white-town',
  'coast-town',
])

/** A ring on a stone is the picture, and no boulder. */
function onSmallStones(subjects: Subject[]): Subject[] {
  const bears = (index: number): boolean =>
    subjects.some(
      ({ relation, metres = 1, build }) =>
        relation?.to === index && relation.kind === 'on' && metres < SMALL_WARE && !ALIVE_BUILDS.has(build ?? ''),
    )
  const isStone = ({ what, size }: Subject): boolean => 'sprite' in what && what.sprite === STONE && size === 'normal'
  return subjects.map((one, index) => {
    if (isStone(one) && bears(index)) return { ...one, size: 'tiny' as const }
    const { relation, metres = 1, size } = one
    const isJewel = relation?.kind === 'on' && metres < JEWEL && size === 'normal' && isStone(subjects[relation.to]!)
    return isJewel ? { ...one, size: 'large' as const } : one
  })
}
const SMALL_WARE = 0.4
const JEWEL = 0.15
const STONE = spriteName('🪨')
const ALIVE_BUILDS: ReadonlySet<string> = new Set(['person', 'four-legged', 'bird', 'fish', 'insect'])

const BEADS =
  /\bcondensation\b|\b(?:water|dew) ?(?:drops|droplets|beads)\b|\bbeads of (?:water|dew)\b|\bdewy\b|水珠|冷凝|凝珠/iu
const COOLED = /can|bottle|glass|cup|jar|fruit|罐|瓶|杯|果|莓|桃|葡萄|西瓜/iu

/** `condensation drops`, `瓶身挂着水珠`: seen on what is cold, else on what is shown first. */
function beaded(subjects: Subject[], words: string): Subject[] {
  if (!BEADS.test(words) || subjects.length === 0) return subjects
  const isThing = ({ build }: Subject): boolean => build !== 'person' && build !== 'four-legged'
  const cold = subjects.find(one => isThing(one) && COOLED.test(one.words)) ?? subjects.find(isThing)
  return subjects.map(one =>
    one === cold ? { ...one, deeds: [...(one.deeds ?? []), { verb: 'bead', words: '' }] } : one,
  )
}

/** `macro` of two things shows both. */
function framedTogether(camera: Shot['camera'], shown: readonly FoundSubject[], { place }: Setting): Shot['camera'] {
  const isOfWares = PLACE_TRAITS[place].isShownClose === true && shown.length > 1 && !shown.some(isAlive)
  if (!isOfWares || camera.framing !== 'close') return camera
  const { size: _, ...rest } = camera
  return { ...rest, framing: 'medium' }
}

/** Dark all around, and light only on what is shown. */
const DARKNESS =
  /\b(?:in|through|into|out of|against) (?:the |total |complete |pure )?(?:dark(?:ness)?|void|blackness)\b|\b(?:dark|black) (?:void|room|space|water)\b|\bneon (?:pink|blue|green|purple|red)\b|黑暗(?:里|中|之中)|一片漆黑|虚空|霓虹[粉蓝绿紫红]|黑色空间/iu

/** Things without anybody, in the dark: a place would be seen in which they are not. */
function inDarkness({ found, part }: Draft, said: SaidSetting, setting: Setting, prompt: string): Setting {
  const isOfThings = found.length > 0 && !found.some(one => isAlive(one) || LARGE.has(one.kind))
  const isAnywhere = said.place === undefined || said.place === 'room' || said.place === 'sweep'
  if (!isOfThings || !isAnywhere || !DARKNESS.test(prompt.slice(part.from, part.to))) return setting
  const { where: _, ...rest } = setting
  // Lit as a studio is: by night nothing would be seen of it.
  return { ...rest, place: 'sweep', time: 'afternoon' }
}
const LARGE: ReadonlySet<Kind> = new Set<Kind>(['building', 'car', 'rail', 'boat', 'tree', 'furniture', 'aircraft'])

/** Things as small as wares, seen close, on what the words name: `a ring on red silk`. */
function surfaceOf(
  { items, found, part }: Draft,
  said: SaidSetting,
  { place }: Setting,
  prompt: string,
): Shot['surface'] {
  const isClose = PLACE_TRAITS[place].isShownClose === true || said.place === undefined
  const wares = found.filter(one => !isTableTop(one))
  const areWares = wares.length > 0 && wares.every(one => !isAlive(one) && (one.noun?.metres ?? 0) < LARGEST_WARE)
  const words = prompt.slice(part.from, part.to)
  const isPaper = items.some(({ meaning, negated }) => meaning.backdrop && !negated)
  return isClose && areWares && !isPaper && !DARKNESS.test(words) ? findSurface(words) : undefined
}
const LARGEST_WARE = 0.8
const isTableTop = ({ what }: FoundSubject): boolean =>
  'sprite' in what && /^drawn-(?:table|desk|round-table)$/u.test(what.sprite)

/** `a jar on a counter`: nobody is there, so it is seen from near, and the counter is what it stands on. */
function isOnTableTop({ found }: Draft, said: SaidSetting): boolean {
  const others = found.filter(one => !isTableTop(one))
  const isIndoors = said.place === undefined || said.place === 'room'
  const areSmall = others.every(one => !isAlive(one) && (one.noun?.metres ?? 1) < LARGEST_WARE)
  return isIndoors && others.length > 0 && others.length < found.length && areSmall
}

function shownOn(setting: Setting): Setting {
  const { where: _, ...rest } = setting
  return { ...rest, place: 'table' }
}

/** What nobody can see is shown by a scene that stands for it, as films do; the words still say how it looks. */
function standIn(motif: Motif | undefined, shot: Shot, words: string): Shot | undefined {
  if (!motif) return undefined
  const [scene] = direct({ prompt: motif.scene, seed: 0 }).shots
  if (!scene) return undefined
  const { look, mood, light, styles, lines } = shot
  const isDeserted = NOBODY.test(words)
  return {
    ...scene,
    ...(isDeserted && { subjects: withoutPeople(scene.subjects) }),
    look,
    lines,
    ...(mood !== 'neutral' && { mood }),
    ...(light && { light }),
    ...(styles && { styles }),
    standsFor: motif.word,
  }
}

/** Nothing is to be written, not even what could not be drawn. */
const WORDLESS =
  /\b(?:no|without(?: any)?) (?:text|words|letters|captions?|titles?|writing)\b|(?:不要|没有|不出现|不要出现|无)(?:任何)?(?:文字|字幕|字)/iu

const NOBODY = /\bno (?:people|person|persons|one|body|humans?)\b|without (?:any )?people|没有人|无人|不要(?:出现)?人/iu

/** Of a scene that stands for something: who only sits on what is left goes too, with every number that pointed at them. */
function withoutPeople(subjects: readonly Subject[]): Subject[] {
  const kept = subjects.filter(
    ({ build, words }) => build !== 'person' && !/man|woman|child|friend|couple|monk/u.test(words),
  )
  return kept.map(({ relation: _relation, deeds: _deeds, ...subject }) => subject)
}

/** A board is all letters; a ware has them on its label. */
function writeOn(subject: Subject, text: string): void {
  const isWare = 'sprite' in subject.what && PACKAGES.has(subject.what.sprite)
  Object.assign(subject, { label: text, ...(!isWare && { what: { sprite: STAND_IN } }) })
}

/** Boards, signs and the like: what is written on them is on them. */
const BOARDS = /sign|board|banner|poster|screen|plaque|招牌|牌|横幅|黑板|白板|海报|屏幕/iu

/** The board that letters are on: the last one before them, or the first after. */
function letter(
  { text, from, to }: Quoted,
  { items }: Draft,
  shown: readonly FoundSubject[],
  prompt: string,
): NonNullable<Shot['texts']>[number] {
  const boards = shown.flatMap((subject, index) => {
    const item = items[subject.at]
    const isWare = 'sprite' in subject.what && PACKAGES.has(subject.what.sprite)
    return item && subject.kind !== 'person' && (isWare || BOARDS.test(subject.words)) ? [{ index, item }] : []
  })
  const on = boards.findLast(({ item }) => item.from < from) ?? boards.find(({ item }) => item.from >= to)
  const isLast = isWrittenLast(prompt.slice(0, from), prompt.slice(to))
  return { text, ...(on && { subject: on.index }), ...(isLast && !on && { isLast: true as const }) }
}

function backdropOf({ items, part, backdrop: own }: Draft, prompt: string): { backdrop?: string } {
  const said = items.find(({ meaning, negated }) => meaning.backdrop && !negated)?.meaning.backdrop
  const isDark = DARKNESS.test(prompt.slice(part.from, part.to))
  const backdrop = own ?? said ?? (isDark ? 'black' : undefined)
  return backdrop ? { backdrop } : {}
}

/** What folds of colour are made of, where the words give colours. */
function coloursOf(items: readonly Item[]): { colours?: string[] } {
  const colours = new Set(items.flatMap(({ meaning, negated }) => (meaning.colour && !negated ? [meaning.colour] : [])))
  if (colours.size === 0 && items.some(({ text }) => PALE.test(text))) colours.add('pastel')
  return colours.size > 0 ? { colours: [...colours] } : {}
}

const PALE = /^(?:pastel|pastels|soft pastel|粉彩|马卡龙|淡彩|莫兰迪)$/iu

const captionOf = (words: string): string => {
  const characters = Array.from(words)
  return characters.length > MOST_CAPTION ? `${characters.slice(0, MOST_CAPTION - 1).join('')}…` : words
}

/** Nothing at all could be drawn: no subject, and no word about where and when. */
function isBlank({ found, items }: Draft, before: SaidSetting): boolean {
  const isSaid = items.some(({ negated, meaning: { place, placeHint, time, timeHint, weather, season } }) =>
    Boolean(!negated && (place ?? placeHint ?? time ?? timeHint ?? weather ?? season)),
  )
  return found.length === 0 && !isSaid && Object.keys(before).every(part => part === 'look')
}

function describeSubject(
  subject: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
  prompt: string,
): Subject {
  const {
    words,
    what,
    count,
    size,
    colour,
    side,
    relation,
    deeds,
    wears,
    features,
    trade,
    outfit,
    noun,
    changes,
    goes,
  } = subject
  const to = relation ? shown.indexOf(relation.to) : -1
  return {
    words,
    what,
    count,
    size,
    motion: chooseMotion(subject),
    ...(colour ? { colour } : {}),
    ...(relation && to >= 0 ? { relation: { kind: relation.kind, to } } : {}),
    ...(side ? { side } : {}),
    ...(deeds && { deeds: deeds.map(deed => describeDeed(deed, subject, shown, items, prompt)) }),
    ...(wears && { wears }),
    ...(features && { features }),
    ...((outfit ?? noun?.outfit) && { outfit: [...(outfit ?? noun!.outfit!)] }),
    ...(noun?.tool && { tool: noun.tool }),
    ...(trade && { trade }),
    ...(changes && { changes }),
    ...(goes && shown.includes(goes.of) && { goes: { ...goes, of: shown.indexOf(goes.of) } }),
    ...(noun?.metres !== undefined && { metres: noun.metres }),
    ...(noun?.build && { build: noun.build }),
    ...('sprite' in what && noun?.isStandIn && { label: BOARDS.test(words) ? '' : words }),
    ...('sprite' in what && PACKAGES.has(what.sprite) && nameOnIt(words, noun)),
    ...('sprite' in what && noun?.drawnAs && { drawnAs: noun.drawnAs }),
  }
}

/** A ware has its name on it; a bottle of which nothing is said has none. */
function nameOnIt(words: string, noun: Noun | undefined): { label?: string } {
  const label = noun?.label ?? (PLAIN_VESSEL.test(words) ? undefined : words)
  return label === undefined ? {} : { label: label.replaceAll(/\b[a-z]/gu, letter => letter.toUpperCase()) }
}
const PLAIN_VESSEL =
  /^(?:.* )?(?:bottle|jar|tube|pouch|sachet|box|packet|package|carton|tin|can|tub|bag|crate)s?$|[瓶罐盒管袋](?:子|身)?$/iu

/** The deed in words, and what it is done to: the first object after it in its clause. */
function describeDeed(
  { verb, at }: { verb: string; at: number },
  doer: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
  prompt: string,
): Deed {
  const end = items.findIndex(
    (item, index) => index > at && (item.stop !== undefined || item.meaning.verb !== undefined),
  )
  // `游客的帽子`, `书架上的书`, `another person's hat`.
  const isOwner = (other: FoundSubject): boolean => {
    const isNext = (place: number): boolean => shown.some(one => one.at === place && !isAlive(one))
    if (items[other.at]?.possessive === true && isNext(other.at + 1)) return true
    const mark = items[other.at + 1]?.meaning.located ? other.at + 2 : other.at + 1
    return items[mark]?.text === '的' && isNext(mark + 1)
  }
  const after = shown.findIndex(
    other =>
      other !== doer && other.at > at && other.at < (end < 0 ? items.length : end) && other.isObject && !isOwner(other),
  )
  const to = after >= 0 ? after : shown.findIndex(other => other !== doer && isHandledBy(items, other.at, at))
  const item = items[at]!
  // `看书`, `looks at a book`: that is reading.
  const isReading = (verb === 'look' || verb === 'watch') && shown[to]?.kind === 'book'
  return { verb: isReading ? 'read' : verb, words: prompt.slice(item.from, item.to), ...(to >= 0 && { to }) }
}

/** Who says it: the last one alive who is named before the words, or the first after them where `says` follows them. */
function lineOf(
  quote: Quoted,
  { items }: Draft,
  shown: readonly FoundSubject[],
  prompt: string,
): Shot['lines'][number] {
  const { text, from, to } = quote
  const speakerOf = (item: Item, at: number): FoundSubject | undefined => {
    if (item.meaning.pronoun === 'woman' || item.meaning.pronoun === 'man') return pronounBefore(items, at + 1, shown)
    const named = shown.find(subject => subject.at === at || (item.meaning.noun && subject.noun === item.meaning.noun))
    return named && isAlive(named) && !isSpokenTo(items, at) ? named : undefined
  }
  const speakers = items
    .map((item, at) => ({ item, at, speaker: speakerOf(item, at) }))
    .filter(({ speaker }) => speaker)
  const after = speakers.find(({ item }) => item.from >= to)?.speaker
  const isAfter = SAYS_AFTER.test(prompt.slice(to, to + 24))
  const before = speakers.findLast(
    ({ item, at, speaker }) => item.from < from && (!speaker!.isObject || speaker!.at !== at),
  )?.speaker
  const speaker = (isAfter ? after : undefined) ?? before ?? shown.find(isAlive)
  return speaker ? { text, subject: shown.indexOf(speaker) } : { text }
}

const SAYS_AFTER = /^[\s,，]*(?:says?|said|asks?|shouts?|whispers?|[^。，]{0,6}(?:说|喊|问))/iu

/** `tells the boy`, `对男孩说`. */
function isSpokenTo(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]?.meaning.determiner ? items[at - 2] : items[at - 1]
  return ADDRESSING.has(before?.text ?? '')
}

const ADDRESSING = new Set(['to', 'tells', 'told', 'asks', 'asked', '对', '向', '跟', '告诉', '问'])

/** What is said in a shot: from its first word to the next shot's. */
function quotesIn(part: Part, drafts: readonly Draft[], quotes: readonly Quoted[]): Quoted[] {
  const parts = drafts.map(draft => draft.part).filter(({ isPreamble }) => !isPreamble)
  const index = parts.indexOf(part)
  const from = index === 0 ? 0 : part.from
  const to = parts[index + 1]?.from ?? Number.POSITIVE_INFINITY
  return quotes.filter(quote => quote.from >= from && quote.from < to)
}

/** Equal shares, or by the seconds that were written; together exactly what is left of 1. */
function share(shots: Shot[], drafts: readonly Draft[]): void {
  const parts = drafts.map(({ part }) => part).filter(({ isPreamble }) => !isPreamble)
  const isTimed = parts.every(({ seconds }) => seconds !== undefined)
  const weights = parts.map(({ seconds }) => (isTimed ? seconds! : 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let left = 1
  for (const [index, shot] of shots.entries()) {
    shot.share = index === shots.length - 1 ? left : weights[index]! / whole
    left -= shot.share
  }
}

/** A card is for who has nothing else to look at: among pictures the next one takes its time. */
function dropCards(shots: Shot[]): void {
  if (shots.every(({ caption }) => caption !== undefined)) return
  for (let index = shots.length - 1; index >= 0; index--) {
    const { caption, share: time, lines } = shots[index]!
    if (caption === undefined || lines.length > 0) continue
    const heir = shots[index + 1] ?? shots[index - 1]!
    heir.share += time
    shots.splice(index, 1)
  }
}

/** Words that nothing here knows; Chinese characters that touch are one word. */
function unknownOf(prompt: string, drafts: readonly Draft[]): string[] {
  const unknown = new Set<string>()
  for (const { items } of drafts) {
    let run: { from: number; to: number } | undefined
    for (const item of [...items, undefined]) {
      if (item?.unknown && item.language === 'zh' && run?.to === item.from) {
        run.to = item.to
        continue
      }
      if (run) unknown.add(prompt.slice(run.from, run.to))
      run = item?.unknown ? { from: item.from, to: item.to } : undefined
    }
  }
  return [...unknown].slice(0, MOST_UNKNOWN)
}
