import type { SaidChange } from './extract-changes.ts'
import { type FoundSubject, grownUp, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Change } from '../setting/shot-list.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'
import { stuffIn, type StuffThing } from '../words/vocabulary/stuff-things.ts'

type Sentence = { items: readonly Item[]; words: string; start: number }
type Becoming = Extract<SaidChange, { of: 'figure' }>

/** The material that the words name, as a subject. */
export function stuffSubject(
  { thing, index, text }: { thing: StuffThing; index: number; text: string },
  { items, start, words }: Sentence,
): FoundSubject {
  const at = items.findLastIndex(item => item.from <= start + index)
  const sprite = spriteName(thing.pictogram)
  return {
    at,
    namedAt: at,
    words: text,
    what: { sprite },
    kind: thing.kind,
    noun: { sprites: [sprite], kind: thing.kind, metres: thing.metres },
    count: SINGLE.test(words.slice(0, index)) ? 1 : (thing.count ?? 1),
    size: 'normal',
    sentence: 0,
    ...(thing.colour && { colour: thing.colour }),
    motion: thing.kind === 'sky' ? 'float' : 'still',
  }
}

/** `a snowflake`, 一颗眼泪: the words mean one. */
const SINGLE =
  /(?:\b(?:an?|one|single|last)(?: (?:single|small|tiny|little|falling|white|bright))?|一[滴颗片朵粒只枚])\s*$/iu

const CLAUSE = /[,，.。;；:：!！?？、]|\b(?:and|then|while|as|but|which|that)\b/iu

/**
 * The noun for the material right before or after the words of a change: `its smoke becomes`, `变成群山`. Undefined if
 * another word is there.
 */
function stuffAt(side: 'before' | 'after', { at, end }: SaidChange, told: Sentence): FoundSubject | undefined {
  const text = side === 'before' ? told.words.slice(0, at) : told.words.slice(end)
  const part =
    side === 'before'
      ? withoutWhere(ownClause(text))
      : text.slice(0, CLAUSE.exec(text)?.index ?? text.length).replace(BEYOND, '')
  const stuff = stuffIn(part)
  if (!stuff) return undefined
  const from = (side === 'before' ? at - part.length : end) + stuff.index
  return stuffSubject({ ...stuff, index: from }, told)
}
/** `a wave rises and becomes`: the subject of the first verb is the subject of the second. */
function ownClause(text: string): string {
  const clause = text.slice(text.search(/[^,，.。;；:：!！?？、]*$/u))
  const last = clause.slice(clause.search(/(?:(?!\b(?:and|then|while|as|but)\b).)*$/iu))
  return /\b(?:a|an|the|its?|his|her|their|my)\b|\p{Script=Han}/iu.test(last) ? last : clause
}

/** 宫殿在阳光下融化成…: the sun is not what melts. Keeps the length, so that positions in the text stay valid. */
const withoutWhere = (text: string): string =>
  text.replaceAll(
    /[在落滴入进][入进到在]?[^在落滴入进]*?[下中里上](?!一)|\b(?:in|on|under|over|at|across|through|along|into|onto|past|around|by|near|above|below|behind|beside) (?:(?:the|an?|its|his|her) )?(?:\w+ (?=(?:lake|river|sea|ocean|forest|city|sky|field|mountain|garden|moon|sun|wall|floor|beach|pond|snow|rain|sand)))?\w+/giu,
    where => ' '.repeat(where.length),
  )

/** Words after which a place or a time follows, not the new form. */
const BEYOND = /\s+(?:in|on|over|above|before|when|under|with|at|across|into|of|for|around|through)\b.*$|在.*$/iu

/**
 * `turns into a butterfly`: the butterfly is a new form of the subject, not another subject. Removes it from `found`,
 * and adds materials that only now become a subject.
 */
export function changeFigure(
  found: readonly FoundSubject[],
  said: FoundSubject | undefined,
  change: Becoming,
  told: Sentence,
  give: (subject: FoundSubject, change: Change) => void,
): FoundSubject[] {
  const { items, start, words } = told
  const placeOf = ({ at }: FoundSubject): number => items[at]?.from ?? -1
  const subject = said && placeOf(said) >= start + change.end && change.isFrom !== true ? undefined : said
  const endOf = (stops: RegExp): number => {
    const stop = stops.exec(words.slice(change.end))
    return stop ? start + change.end + stop.index : Infinity
  }
  const [clauseEnd, sentenceEnd] = [endOf(/[,，;；.。!！?？]/u), endOf(/[.。!！?？]/u)]
  const following = found.filter(one => placeOf(one) >= start + change.end && placeOf(one) < sentenceEnd)
  const after = following.filter(one => placeOf(one) < clauseEnd)
  const isOfTwo = change.isFrom === true
  const stuffAfter = isOfTwo ? undefined : stuffAt('after', change, told)
  const stuffBefore = isOfTwo ? undefined : stuffAt('before', change, told)
  const named = after.find(one => one !== subject)
  // The form that is named first counts: `turns into a bird over the sea`, `turns into a sea of birds`.
  const second = isOfTwo
    ? after[1]
    : named && (!stuffAfter || placeOf(named) <= placeOf(stuffAfter) || hasSame(named, stuffAfter))
      ? asStuff(named, stuffAfter)
      : stuffAfter
  const before = stuffBefore && (!subject || isNearer(stuffBefore, subject, placeOf)) ? stuffBefore : subject
  const first = isOfTwo ? after[0] : before && asStuff(before, stuffBefore)
  if (!first || !second || !('sprite' in second.what) || isSame(first, second) || second.noun?.isStandIn)
    return [...found]
  const gone = new Set([second, named === second || hasSame(named, second) ? named : undefined])
  // `the insect changes from a caterpillar to a butterfly`: the insect is the caterpillar.
  if (isOfTwo && subject && subject !== first && subject !== second) gone.add(subject)
  const kept = found.filter(one => !gone.has(one))
  // `变成山峰…山又化回墨`: the new form changes again.
  const was = kept.find(one => one !== first && lastFigure(one) === spriteIn(first))
  if (was) {
    give(was, { of: 'figure', to: second.what.sprite })
    return kept.filter(one => one !== first)
  }
  if (!kept.includes(first)) kept.push(...ownerOf(first, kept, told), first)
  for (const one of kept) if (one.relation && gone.has(one.relation.to)) delete one.relation
  // The new form is not a place: `a heartbeat becomes a mountain range`.
  for (const one of [first, second])
    if (one === stuffBefore || hasSame(one, stuffAfter) || one === stuffAfter) blankPlace(items, start, words, one)
  const each = Math.ceil(second.count / Math.max(1, first.count))
  give(first, { of: 'figure', to: second.what.sprite, ...(each > 1 && { count: each }) })
  for (const next of nextOnes(second, following, told)) {
    kept.splice(kept.indexOf(next), 1)
    if ('sprite' in next.what) give(first, { of: 'figure', to: next.what.sprite })
  }
  if (second.colour) give(first, { of: 'colour', to: second.colour })
  // A subject that turns into another does nothing else.
  if (first === stuffBefore && subject && !isAlive(subject) && subject.changes === undefined) delete subject.motion
  return kept
}

/** `her tears turn into butterflies`: the owner is in the shot. */
function ownerOf(
  { at }: FoundSubject,
  found: readonly FoundSubject[],
  { items, words, start }: Sentence,
): FoundSubject[] {
  if (found.some(({ kind }) => kind === 'person')) return []
  const before = words.slice(0, (items[at]?.from ?? start) - start)
  const [, pronoun] = /(\bher|\bhis|\bmy|她的?|他的?|我的?)\s*$/iu.exec(before) ?? []
  if (!pronoun) return []
  const sprite = spriteName(/her|她/iu.test(pronoun) ? '👩' : '👨')
  return [
    {
      at: Math.max(0, at - 1),
      namedAt: Math.max(0, at - 1),
      words: pronoun,
      what: { sprite },
      kind: 'person',
      noun: grownUp(sprite),
      count: 1,
      size: 'normal',
      sentence: 0,
      ...(/tear|泪/iu.test(words) && { features: { feeling: 'sad' as const } }),
    },
  ]
}

/** `becomes a boy, a man, an old man`: several forms in turn. */
function nextOnes(
  second: FoundSubject,
  after: readonly FoundSubject[],
  { items, words, start }: Sentence,
): FoundSubject[] {
  const next: FoundSubject[] = []
  let last = second
  for (const one of after.slice(after.indexOf(second) + 1)) {
    const [from, to] = [items[last.at]?.to, items[one.at]?.from]
    if (from === undefined || to === undefined || !LISTED.test(words.slice(from - start, to - start))) break
    // 变成雨，伞变成水母: a noun with a verb of its own is not another form.
    if (!ENDED.test(words.slice(items[one.at]!.to - start))) break
    next.push(one)
    last = one
  }
  return next
}
const ENDED = /^\s*(?:[,，、。.;；!！]|$|(?:and|then)\b)/iu
const LISTED =
  /^\s*[,，、]\s*(?:(?:and |then |finally |and then |and finally |再|然后|最后|又|接着)\s*)?(?:变?成)?(?:(?:an?|the)\s+|一[个只位名头棵朵条座]?)?(?:[a-z]+\s+)?$/iu

const lastFigure = ({ changes = [] }: FoundSubject): string | undefined =>
  changes.findLast(({ of }) => of === 'figure')?.to
const spriteIn = ({ what }: FoundSubject): string | undefined => ('sprite' in what ? what.sprite : undefined)

const isSame = ({ what: a }: FoundSubject, { what: b }: FoundSubject): boolean =>
  'sprite' in a && 'sprite' in b && a.sprite === b.sprite
const hasSame = (one: FoundSubject | undefined, other: FoundSubject | undefined): boolean =>
  one !== undefined && other !== undefined && one.at === other.at

/** `ink` means a drop if it changes, and not a pen. */
function asStuff(one: FoundSubject, stuff: FoundSubject | undefined): FoundSubject {
  if (!stuff || !hasSame(one, stuff) || isAlive(one)) return one
  one.what = stuff.what
  one.kind = stuff.kind
  one.noun = stuff.noun!
  one.colour ??= stuff.colour!
  if (one.colour === undefined) delete one.colour
  one.count = Math.max(one.count, stuff.count)
  one.motion = stuff.motion!
  return one
}

/** True if the material stands between the subject and the words of the change. */
const isNearer = (stuff: FoundSubject, subject: FoundSubject, placeOf: (one: FoundSubject) => number): boolean =>
  placeOf(stuff) > placeOf(subject)

function blankPlace(items: readonly Item[], start: number, words: string, { at }: FoundSubject): void {
  const item = items[at]
  if (item && item.from - start < words.length && item.meaning.place) item.negated = true
}
