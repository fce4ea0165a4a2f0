import type { Cast } from '@kinora/media/engine/contract'
import type { Quoted } from '@kinora/media/language/find-quotes'
import { detectLanguage } from '@kinora/media/language/detect-language'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { applyShows } from './apply-shows.ts'
import { blankAsides } from './blank-asides.ts'
import { blankNames } from './read-names.ts'
import { continueShots } from './continue-shots.ts'
import { keepAxis } from './keep-axis.ts'
import { keepMounts } from './keep-mounts.ts'
import { advertTitle, cutAdvert } from './cut-adverts.ts'
import { chooseCamera, saidOf } from './choose-camera.ts'
import type { Item } from '../words/parse-items.ts'
import { extractMentions, type SceneInput, sceneInputName } from './extract-mentions.ts'
import { findInputNouns } from './find-input-nouns.ts'
import { type Part, splitParts, wordsOf } from './split-parts.ts'
import { extractQuotes } from './extract-quotes.ts'
import type { Draft, Reading } from './read-shot.ts'
import { completeSetting } from './complete-setting.ts'
import type { SaidSetting, Setting } from './setting.ts'
import type { Shot, ShotList, Subject } from '../setting/shot-list.ts'
import { chooseSounds } from './choose-sounds.ts'
import { isPerson } from './found-subject.ts'
import { foldText } from '../words/tokenise.ts'
import { extractWays } from './extract-ways.ts'
import { isAdvert, stageAdvert } from './stage-advert.ts'
import { settingOf } from './turn-setting.ts'
import { type Asked, askedWords } from './asked-words.ts'
import { unshownItems } from './unshown-words.ts'
import { extractViews, type View } from './extract-views.ts'
import {
  asksForFluids,
  asksForShapes,
  feelingHues,
  findMotif,
  motifTitleEnd,
  titleMood,
} from '../words/vocabulary/find-motif.ts'
import { findImagery, nowhere } from './find-imagery.ts'
import { showMatter } from './show-matter.ts'
import {
  DARKNESS,
  inDarkness,
  isOnTableTop,
  isTableTop,
  shownOn,
  surfaceOf,
  withoutHouse,
  withoutTop,
} from './stage-things.ts'
import { paperSaid, showAsProducts } from './product-setting.ts'
import { standIn, WORDLESS } from './stand-in.ts'
import { letter, writeOn } from './write-letters.ts'
import { shareColours } from './share-colours.ts'
import { describeSubject } from './describe-subject.ts'
import { lineOf, quotesIn } from './read-lines.ts'
import { orderActions } from './order-actions.ts'
import { pourFromVessels } from './pour-from-vessels.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import { colourVariants } from './colour-variants.ts'
import { trimPlace } from './trim-place.ts'
import { readDrafts } from './read-drafts.ts'
import { presentProduct, useProduct } from './use-product.ts'
import { readFlow } from './read-flow.ts'
import { createReadingBudget, type ReadingBudget } from './reading-budget.ts'

/** A prompt and its context. `inputs` are pictures of subjects and places; first and last frames are not among them. */
export type ScenePrompt = {
  prompt: string
  seed: number
  inputs?: readonly SceneInput[]
  cast?: Cast
  /** The place, hour and weather of earlier scenes. They hold unless the words name others. */
  held?: SaidSetting
  budget?: ReadingBudget
}

const MAX_SUBJECTS = 12
const MAX_UNKNOWN = 100
/** The longest text of a card, in characters. */
const MAX_CAPTION = 120

/** Reads a prompt in English, Chinese or both into a shot list. Pure; the seed chooses among equal options. */
export const direct = (scene: ScenePrompt): ShotList => readPrompt(scene).list

/** The shot list of a prompt, and everything that its words ask for, whether it is in the list or not. */
export function readPrompt({
  prompt,
  seed,
  inputs,
  cast: ofFilm,
  held = {},
  budget = createReadingBudget(prompt),
}: ScenePrompt): {
  list: ShotList
  asked: Asked[]
  /** The setting at the end of the prompt. */
  said?: SaidSetting
} {
  const { quotes, texts, rest: unquoted } = extractQuotes(prompt)
  const titled = motifTitleEnd(unquoted)
  const unspoken = blankNames(blankAsides(' '.repeat(titled) + unquoted.slice(titled)))
  const { viewOf, ...mentions } = extractViews(prompt, extractMentions(unspoken, inputs), inputs)
  const cast = (inputs ?? []).filter(({ shows }) => shows !== 'place')
  const mentioned = new Set(mentions.at.values())
  const { rest, ways } = extractWays(mentions.rest)
  const reading: Reading = {
    prompt,
    budget,
    folded: foldText(rest),
    ways,
    inputAt: from => mentions.at.get(from),
    nounOf: findInputNouns(cast),
    unplaced: [...new Set(cast.map(sceneInputName))].filter(name => !mentioned.has(name)),
    seeded: seededRandom(seed).fork('director'),
    ...(ofFilm && { castSeed: ofFilm.seed }),
  }
  const [first, ...later] = splitParts(rest)
  // A continued scene stays in the place of the scenes before it.
  const parts: Part[] = first ? [held.place ? { ...first, isResumed: true } : first, ...later] : []
  const drafts = readDrafts(reading, isAdvert(prompt) ? cutAdvert(reading.folded, parts) : parts)
  const shots: Shot[] = []
  const unshown = new Set<string>()
  const asked: Asked[] = []
  const look = drafts.find(({ said }) => said.look)?.said.look
  let before: SaidSetting = { ...held, ...(look && { look }) }
  const preamble = drafts.find(({ part }) => part.isPreamble)?.said ?? {}
  const paper = drafts.flatMap(({ items }) => items).find(({ meaning, negated }) => meaning.backdrop && !negated)
  // The style of a film may be stated anywhere, once. Light before the first shot holds for all shots.
  const manner: Manner = {
    ...(paper && BEHIND.test(paper.text) && { backdrop: paper.meaning.backdrop! }),
    styles: saidOf(
      drafts.flatMap(({ items }) => items),
      'style',
    ),
    light: saidOf(
      drafts.flatMap(({ items, part, found }) => (part.isPreamble || found.length === 0 ? items : [])),
      'light',
    ),
  }
  const title = isAdvert(prompt) ? advertTitle(reading.folded) : undefined
  const isHeading = title !== undefined && title.length < rest.trim().length - 2
  const pack = isHeading ? productNamed(title) : undefined
  const product = pack?.subjects[0]
  for (const draft of drafts) {
    budget.check()
    const said = { ...before, ...draft.said }
    if (!draft.part.isPreamble) {
      const view = viewOf(draft.part, draft.said)
      // A product shown close is on its table, whatever the place of the shots around it.
      const { isOfProduct } = draft.part
      const around = isOfProduct && before.look ? { look: before.look } : isOfProduct ? {} : before
      const told = shotOf(reading, { ...draft, view, preamble, manner }, around, {
        quotes: quotesIn(draft.part, drafts, quotes),
        texts: quotesIn(draft.part, drafts, texts),
      })
      const shotWords = wordsOf(prompt, draft.part)
      const shot = readFlow(told, shotWords)
      shots.push(shot)
      const untold = new Set(unshownItems(prompt, draft, told))
      const missing = unshownItems(prompt, draft, shot).filter(at => untold.has(at))
      for (const at of missing) unshown.add(prompt.slice(draft.items[at]!.from, draft.items[at]!.to))
      asked.push(...askedWords(reading, draft, shot, new Set(missing)))
      if (isOfProduct) continue
      // A moon means night, and the next shot stays at night.
      if (
        said.time === undefined &&
        draft.items.some(({ meaning, negated }) => !negated && meaning.timeHint === shot.time)
      )
        said.time = shot.time
      // 切到车内视角: after a look into the car the story goes on outside.
      if (shot.where === 'drivers-cab' && before.place !== undefined && !draft.found.some(isPerson)) continue
      said.place = shot.place
      if (shot.where) said.where = shot.where
      else delete said.where
    }
    if (draft.becomes) Object.assign(said, settingOf(draft.becomes))
    before = said
  }
  const listOf = (): ShotList => ({
    language: detectLanguage(prompt),
    shots,
    unknown: unknownOf(prompt, drafts),
    ...unshownOf(unshown),
  })
  if (showMatter(shots, drafts, prompt)) return { list: listOf(), asked: [] }
  if (product) useProduct(shots, product)
  continueShots(shots, drafts)
  keepMounts(shots)
  keepAxis(shots, toldOf(prompt, drafts))
  share(shots, drafts)
  dropCards(shots)
  if (pack) presentProduct(shots, pack)
  const mood = titled > 0 ? titleMood(unquoted.slice(0, titled)) : undefined
  if (mood) for (const shot of shots) if (shot.mood === 'neutral') shot.mood = mood
  return { list: listOf(), asked, said: before }
}

/** The text of each shot, as written. */
const toldOf = (prompt: string, drafts: readonly Draft[]): string[] =>
  drafts.filter(({ part }) => !part.isPreamble).map(({ part }) => wordsOf(prompt, part))

const unshownOf = (unshown: ReadonlySet<string>): Pick<ShotList, 'unshown'> =>
  unshown.size > 0 ? { unshown: [...unshown].slice(0, MAX_UNKNOWN) } : {}

/** Style that holds for all shots. */
type Manner = { styles: string[]; light: string[]; backdrop?: string }
const BEHIND = /\b(?:background|backdrop|bg)\b|背景/u

/** The first shot of a few words: a motif, a form, a promise. */
const firstShot = (prompt: string): Shot | undefined => direct({ prompt, seed: 0 }).shots[0]
const subjectsIn = (prompt: string): readonly Subject[] => firstShot(prompt)?.subjects ?? []

/** The advertised product alone. Undefined if its name shows nothing: a *travel agency* is not a suitcase. */
function productNamed(title: string): Shot | undefined {
  const shot = firstShot(title)
  const name = shot?.subjects[0]?.words.toLowerCase()
  return name && title.toLowerCase().includes(name) ? shot : undefined
}

function shotOf(
  reading: Reading,
  draft: Draft & { view: View | undefined; preamble: SaidSetting; manner: Manner },
  before: SaidSetting,
  { quotes, texts }: { quotes: readonly Quoted[]; texts: readonly Quoted[] },
): Shot {
  const { items, found, view } = draft
  // The place of a picture may be unknown. `sweep` draws no scenery and makes no sound.
  const said = { ...draft.preamble, ...(view && { place: view.place ?? 'sweep' }), ...draft.said }
  const told = wordsOf(reading.prompt, draft.part)
  const completed = completeSetting(
    {
      items,
      found,
      said,
      isCut: draft.part.isCut,
      isSentence: draft.part.isSentence === true || draft.part.isResumed === true,
      ...(draft.becomes && { becomes: draft.becomes }),
    },
    before,
  )
  const whole = view ? completed : showAsProducts(draft, { said, before }, completed, told)
  const surface = surfaceOf(draft, said, whole, reading.prompt)
  const isOnTop = isOnTableTop(draft, said)
  const setting = surface || isOnTop ? shownOn(whole) : inDarkness(draft, said, whole, reading.prompt)
  const standing = isOnTop ? found.filter(one => !isTableTop(one)) : withoutHouse(withoutTop(found, surface), setting)
  const isPlaceSaid = said.place !== undefined || before.place !== undefined
  const { others, trimmings } = trimPlace(standing, items, setting, isPlaceSaid && !view)
  const isTrails = saidOf(items, 'lens').includes('light-trails')
  // With trails of light, the cars are not drawn.
  const shown = others.filter(({ kind }) => !isTrails || (kind !== 'car' && kind !== 'bike')).slice(0, MAX_SUBJECTS)
  orderActions(items, shown)
  const light = [...new Set([...saidOf(items, 'light'), ...draft.manner.light])]
  const shot: Shot = {
    share: 1,
    ...setting,
    ...((setting.place === 'sweep' || surface) && !view && backdropOf(draft, reading.prompt)),
    ...(setting.place === 'abstract' && coloursOf(items)),
    ...(surface && { surface }),
    ...(trimmings.length > 0 && { trimmings }),
    ...(view && { view: view.name }),
    ...(light.length > 0 && { light }),
    ...(draft.manner.styles.length > 0 && { styles: draft.manner.styles }),
    subjects: stageProducts(
      draft,
      shareColours(
        shown.map(subject => describeSubject(subject, shown, items, reading.prompt)),
        told,
      ),
      told,
      setting,
    ),
    camera: chooseCamera(items, shown, setting.place, reading.seeded, texts.length > 0),
    sounds: chooseSounds(items, shown, setting, draft.becomes),
    ...(draft.lights && { lights: draft.lights }),
    ...(draft.tide && { tide: draft.tide }),
    ...(draft.becomes && { becomes: draft.becomes }),
    lines: quotes.map(quote => lineOf(quote, draft, shown, reading.prompt)),
    ...(texts.length > 0 && { texts: texts.map(text => letter(text, draft, shown, reading.prompt)) }),
  }
  for (const { text, subject } of shot.texts ?? [])
    if (subject !== undefined) writeOn(shot, subject, text, reading.prompt)
  const words = told.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
  const imagery =
    view || texts.length > 0 || shot.lines.length > 0 || draft.becomes?.lights || draft.becomes?.tide || isTrails
      ? undefined
      : findImagery({ words, prompt: reading.prompt }, draft, setting, subjectsIn)
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
  if (motif?.isTopic) return standIn(motif, shot, firstShot) ?? shot
  if (view || !isBlank(draft, before) || shot.lines.length > 0 || texts.length > 0 || !/[\p{L}\p{N}]/u.test(words))
    return stageAdvert(shot, shown, reading.prompt)
  return asksForShapes(words) || (setting.place === 'abstract' && asksForFluids(words))
    ? shot
    : (standIn(motif, shot, firstShot) ??
        (WORDLESS.test(reading.prompt) ? shot : { ...shot, caption: captionOf(words) }))
}

/** Adds events of products to a shot. */
function stageProducts({ shows }: Draft, described: Subject[], told: string, { place }: Setting): Subject[] {
  const shown = pourFromVessels(shows ? applyShows(described, shows, told) : described, told)
  return PLACE_TRAITS[place].isShownClose === true ? colourVariants(shown, told) : shown
}

function backdropOf(
  { items, part, backdrop: own, manner }: Draft & { manner: Manner },
  prompt: string,
): { backdrop?: string } {
  const said = items.find(({ meaning, negated }) => meaning.backdrop && !negated)?.meaning.backdrop
  const words = wordsOf(prompt, part)
  const isDark = DARKNESS.test(words)
  const backdrop = own ?? paperSaid(words) ?? said ?? (isDark ? 'black' : manner.backdrop)
  return backdrop ? { backdrop } : {}
}

/** The colours of coloured folds, if the words name some. */
function coloursOf(items: readonly Item[]): { colours?: string[] } {
  const colours = new Set(items.flatMap(({ meaning, negated }) => (meaning.colour && !negated ? [meaning.colour] : [])))
  if (colours.size === 0 && items.some(({ text }) => PALE.test(text))) colours.add('pastel')
  return colours.size > 0 ? { colours: [...colours] } : {}
}

const PALE = /^(?:pastel|pastels|soft pastel|粉彩|马卡龙|淡彩|莫兰迪)$/iu

const captionOf = (words: string): string => {
  const characters = Array.from(words)
  return characters.length > MAX_CAPTION ? `${characters.slice(0, MAX_CAPTION - 1).join('')}…` : words
}

/** True if nothing can be drawn: no subject, and no word about the place or the hour. */
function isBlank({ found, items, becomes }: Draft, before: SaidSetting): boolean {
  const isSaid = items.some(({ negated, meaning: { place, placeHint, time, timeHint, weather, season } }) =>
    Boolean(!negated && (place ?? placeHint ?? time ?? timeHint ?? weather ?? season)),
  )
  return found.length === 0 && !isSaid && !becomes && Object.keys(before).every(part => part === 'look')
}

/** The most actions that lengthen a shot. A shot is longer if it has several actions in sequence. */
const MAX_STEPS = 4
const stepsOf = ({ subjects }: Shot): number =>
  Math.min(MAX_STEPS, 1 + Math.max(0, ...subjects.flatMap(({ deeds = [] }) => deeds.map(({ beat = 0 }) => beat))))

/** Divides the duration by the number of actions, or by the seconds in the prompt. The shares add up to 1. */
function share(shots: Shot[], drafts: readonly Draft[]): void {
  const parts = drafts.map(({ part }) => part).filter(({ isPreamble }) => !isPreamble)
  const isTimed = parts.every(({ seconds }) => seconds !== undefined)
  const weights = parts.map(({ seconds }, index) => (isTimed ? seconds! : shots[index] ? stepsOf(shots[index]) : 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let left = 1
  for (const [index, shot] of shots.entries()) {
    shot.share = index === shots.length - 1 ? left : weights[index]! / whole
    left -= shot.share
  }
}

/** Drops cards if there are other shots. */
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

/** Unknown words. Adjacent Chinese characters are one word. */
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
  return [...unknown].slice(0, MAX_UNKNOWN)
}
