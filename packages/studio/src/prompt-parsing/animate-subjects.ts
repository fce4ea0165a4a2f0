import {
  HEATED,
  heat,
  isActionOfLight,
  isActionOfLiquid,
  isActionOfSky,
  isActionOfWeather,
  LIQUID_VERBS,
} from './air-and-liquids.ts'
import { staysOnGround } from './airborne.ts'
import { chooseDoer } from './choose-doer.ts'
import { clauseStart, motionOf } from '../words/clauses.ts'
import { companionOf, isAwaited } from './find-doer.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import { isWorkOnObject } from './hand-work.ts'
import { isNamedAlone } from './named-alone.ts'
import type { Item } from '../words/item.ts'
import type { Motion } from '../setting/shot-list.ts'

/** Assigns each verb to its subject and gives the other subjects their default motion. */
export function animateSubjects(items: readonly Item[], found: FoundSubject[]): void {
  let sentence = 0
  for (const [at, { meaning, negated, stop }] of items.entries()) {
    if (stop === 'sentence') sentence++
    const does = motionOf(items[at]!)
    if (does && !negated && HEATED.has(meaning.verb?.id ?? '') && isActionOfLiquid(items, at)) heat(items, at, found)
    if (!does || meaning.verb?.id === 'flow' || isCameraTalk(items, at) || isActionOfWeather(items, at)) continue
    if (
      isOfWhatIsNotDrawn(items, at, found) ||
      isState(items, at) ||
      isAwaited(items, at, found) ||
      isActionOfLight(items, at) ||
      isActionOfSky(items, at, found)
    )
      continue
    if (isWorkOnObject(items, at)) {
      const hands = found.find(one => one.at < 0 && isAlive(one))
      if (hands && !negated) (hands.deeds ??= []).push({ verb: meaning.verb!.id, at })
      continue
    }
    const motion = negated ? 'still' : does
    const doer = chooseDoer(items, at, sentence, found)
    if (doer === 'nobody' || (doer && staysOnGround(items, at, doer, does))) continue
    const flown =
      (meaning.verb?.id === 'fly' || LETS_FLY.test(items[at]!.text)) && doer?.kind === 'person'
        ? flownBy(items, at, found)
        : undefined
    if (doer && flown) {
      doer.relation = { kind: 'holding', to: flown }
      ;(doer.deeds ??= []).push({ verb: 'hold', at })
      continue
    }
    const isAlone = doer !== undefined && isNamedAlone(items, at, doer)
    const nextOf = (one: FoundSubject): FoundSubject | undefined =>
      isAlone ? undefined : (one.joinedTo ?? companionOf(items, one, found))
    for (let one: FoundSubject | undefined = doer; one; one = nextOf(one)) {
      if (one === doer || one.motion === undefined) perform(one, motion)
      const verb = meaning.verb?.id ?? (motion === 'still' || motion === 'bob' ? undefined : motion)
      const same = isSaidTwice(items, at)
        ? one.deeds?.findLast(deed => deed.verb === verb && deed.at >= at - 2)
        : undefined
      if (same) same.at = at
      else if (verb && !negated) (one.deeds ??= []).push({ verb, at })
    }
    // `everyone runs`: all subjects that one word stands for act together.
    const together = doer && doer.at >= 0 ? found.filter(one => one !== doer && one.at === doer.at) : []
    for (const one of together) {
      perform(one, motion)
      if (meaning.verb && !negated) (one.deeds ??= []).push({ verb: meaning.verb.id, at })
    }
  }
  for (const { relation, ...subject } of found) {
    if (relation?.kind !== 'riding') continue
    const rider = found.find(({ at }) => at === subject.at)
    if (rider) rider.motion = 'ride'
    if (isAlive(relation.to)) relation.to.motion ??= relation.to.kind === 'person' ? 'walk' : 'run'
  }
}

/** `看了看`, `挠挠头`, `闻一闻`: a repeated verb means once and briefly. */
const isSaidTwice = (items: readonly Item[], at: number): boolean => {
  const { text, language } = items[at]!
  const before = /^[了一]$/u.test(items[at - 1]?.text ?? '') ? items[at - 2] : items[at - 1]
  return language === 'zh' && text.length === 1 && before?.text.startsWith(text) === true && before.text.length < 3
}

/** `a village built on a cliff`, `a dog covered in mud`: a state, not an action. */
const isState = (items: readonly Item[], at: number): boolean =>
  STATES.test(items[at]!.text) &&
  /^(?:with|in|on|of|from|into|to)\b/u.test(items[at + 1]?.text ?? '') &&
  !/^(?:has|have|had)$/u.test(items[at - 1]?.text ?? '')
const STATES =
  /^(?:built|covered|coated|filled|decorated|adorned|lined|made|wrapped|painted|carved|stuffed|topped|packed|engraved|knitted|stitched|woven|crowned|littered|surrounded|tied|hung|attached)$/u

/** `水滴落下`: the water drop is known but not drawn. It falls; the jar named before it does not. */
function isOfWhatIsNotDrawn(items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean {
  const [before, start] = [items[at - 1], items[at - 2]]
  const { isUndrawn, faint } = before?.meaning.noun ?? {}
  const isGone = isUndrawn === true || (faint === true && !found.some(subject => subject.at === at - 1))
  if (isGone && (start === undefined || start.stop !== undefined)) return true
  // `…, city lights passing`: no subject named before passes.
  const isLiquid = LIQUID_VERBS.has(items[at]!.meaning.verb?.id ?? '')
  return items[at]!.text.endsWith('ing') && !isLiquid && isClauseOfUnseen(items, at, found)
}

/** True if the clause names only things and their places, and none of them is drawn. */
function isClauseOfUnseen(items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean {
  const start = clauseStart(items, at)
  const words = items.slice(start, at)
  return (
    start > 0 &&
    words.length > 0 &&
    words.every(({ meaning }) => Boolean(meaning.noun ?? meaning.place ?? meaning.colour ?? meaning.size)) &&
    !found.some(one => one.at >= start && one.at < at)
  )
}

/** `放风筝`: the object of "let go" flies. */
const LETS_FLY = /^(?:放|放着|放起)$/u
const FLOWN: ReadonlySet<string> = new Set(['1fa81', 'drawn-drone'])

/** `a boy flies a kite`: the kite flies and the boy holds its string. */
const flownBy = (items: readonly Item[], at: number, found: readonly FoundSubject[]): FoundSubject | undefined =>
  found.find(
    ({ what, at: named }) =>
      'sprite' in what &&
      FLOWN.has(what.sprite) &&
      named > at &&
      !items
        .slice(at + 1, named)
        .some(({ stop, meaning }) => stop ?? meaning.relation ?? meaning.preposition ?? meaning.verb),
  )

/** Standing and sitting are weak: any other verb replaces them. */
function perform(subject: FoundSubject, motion: Motion): void {
  if (subject.motion === undefined || subject.motion === 'still' || subject.motion === 'bob') subject.motion = motion
}

/** `the camera rises`, `镜头旋转`: the camera is the subject of the clause. */
function isCameraTalk(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0 && !items[index]!.stop; index--) {
    const { meaning, text } = items[index]!
    if (meaning.noun) return false
    if (meaning.cameraNoun || /^(?:镜头[跟随]|第一人称)/u.test(text)) return true
  }
  return false
}
