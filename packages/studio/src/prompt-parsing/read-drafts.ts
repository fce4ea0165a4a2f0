import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/parse-items.ts'
import { type Part, wordsOf } from './split-parts.ts'
import { areProducts } from './apply-shows.ts'
import { extractShows } from './extract-shows.ts'
import { type Draft, type Reading, readShot } from './read-shot.ts'
import type { CastBefore } from './returning-subjects.ts'
import type { SaidSetting } from './setting.ts'
import { applyManner } from './apply-manner.ts'
import { isMannerList } from './closing-manner.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

/** The most subjects that are remembered from shot to shot. */
const MAX_REMEMBERED = 12

/** Reads the parts of a prompt in order, each with the subjects of the parts before. */
export function readDrafts(reading: Reading, parts: readonly Part[]): Draft[] {
  const drafts: Draft[] = []
  let cast: readonly FoundSubject[] = []
  let topic: FoundSubject | undefined
  for (const part of parts) {
    reading.budget.check()
    const draft = readPart(reading, part, { cast, topic, last: drafts.at(-1)?.found ?? [] })
    const isSaying = draft.found.length > 0 || Object.keys(draft.said).length > 0 || draft.items.some(tellsCamera)
    const last = drafts.at(-1)
    const isClosing = part === parts.at(-1) && part.isSentence === true
    if (last && isClosing && isMannerList(reading.folded.slice(part.from, part.to))) {
      applyManner(drafts, draft)
      continue
    }
    // `Night falls.`: a change of the place, not a shot.
    if (last && !part.isCut && isOnlyTurn(draft) && !last.part.isPreamble) {
      drafts[drafts.length - 1] = turnedInto(last, draft)
      continue
    }
    const isForAll = THROUGHOUT.test(reading.folded.slice(part.from, part.to)) && !draft.found.some(({ at }) => at >= 0)
    if (last && !part.isCut && (!isSaying || isForAll || isManner(draft))) {
      if (isForAll) for (const one of drafts) one.said = { ...one.said, ...lastingOf(draft.said) }
      // A `then` without visible content belongs to the shot before.
      drafts[drafts.length - 1] = {
        ...last,
        items: [...last.items, ...draft.items],
        part: { ...last.part, to: part.to },
      }
      continue
    }
    // `A small bakery before dawn.`: the place of the subject in the next sentence.
    if (last && part.isSentence && isOpening(last, drafts.length) && isThere(draft, last)) {
      drafts.pop()
      const { from, isCut } = last.part
      const { isSentence: _, ...rest } = draft.part
      draft.part = { ...rest, from, isCut }
      draft.said = { ...last.said, ...draft.said, ...placeOf(last.said) }
      draft.items = [...draft.items, ...last.items]
    }
    drafts.push(draft)
    topic = draft.found.find(subject => isAlive(subject) && !subject.isObject) ?? topic
    // The subjects seen last come first; older ones remain available. Two boys may look alike: a cousin is not the boy
    // of an earlier shot.
    const seen = (old: FoundSubject) =>
      draft.found.some(
        ({ words, what, noun, kind, count }) =>
          words === old.words ||
          (JSON.stringify(what) === JSON.stringify(old.what) &&
            (kind !== 'person' || noun === old.noun || (isAnyOf(old) && (count === 1 || old.count > 1)))),
      )
    for (const old of cast) delete old.calledLast
    if (draft.found.length > 0)
      cast = [...lastDoerFirst(draft.found), ...cast.filter(old => !seen(old))].slice(0, MAX_REMEMBERED)
  }
  return drafts
}

/** True if the draft has no subject and no place, only a change. */
const isOnlyTurn = ({ becomes, found, said, items }: Draft): boolean =>
  becomes !== undefined &&
  !found.some(({ at }) => at >= 0) &&
  said.place === undefined &&
  !items.some(item => item.mention ?? tellsCamera(item))

/** Keeps what the words state about the first part. The change starts from its values. */
function turnedInto(last: Draft, { part, items, said, becomes, lights, tide }: Draft): Draft {
  return {
    ...last,
    part: { ...last.part, to: part.to },
    items: [...last.items, ...items],
    said: last.becomes ? last.said : { ...said, ...last.said },
    becomes: { ...last.becomes, ...becomes },
    ...(lights && !last.lights && { lights }),
    ...(tide && !last.tide && { tide }),
  }
}

/** Reads a part as written. Events of products are removed first. */
function readPart(whole: Reading, part: Part, before: CastBefore): Draft {
  const { folded: all } = whole
  const reading = { ...whole, folded: all.slice(0, part.from) + wordsOf(all, part) + all.slice(part.to) }
  const first = readShot(reading, part, before)
  if (!areProducts(first.found.length > 0 ? first.found : (before.last ?? []))) return first
  const { rest, shows } = extractShows(reading.folded.slice(part.from, part.to))
  if (shows.length === 0) return first
  const folded = reading.folded.slice(0, part.from) + rest + reading.folded.slice(part.to)
  const without = readShot({ ...reading, folded }, part, before)
  return without.found.length === 0 && first.found.length > 0 ? first : { ...without, shows }
}

/** True for a first sentence that names a place or an hour and no subject. */
const isOpening = ({ found, part, items, becomes, backdrop }: Draft, count: number): boolean =>
  count === 1 &&
  found.length === 0 &&
  part.isPreamble !== true &&
  part.seconds === undefined &&
  !becomes &&
  !backdrop &&
  !items.some(item => item.mention ?? tellsCamera(item))
const isThere = ({ found, said }: Draft, { said: before }: Draft): boolean =>
  found.some(one => isAlive(one) && one.at >= 0) &&
  (said.place === undefined || before.place === undefined || said.place === before.place)
const placeOf = ({ place, where }: SaidSetting): SaidSetting => ({ ...(place && { place }), ...(where && { where }) })

/** True for general words such as people. */
const isAnyOf = ({ what, count }: FoundSubject): boolean =>
  count > 1 || ('sprite' in what && what.sprite.startsWith(ANYBODY))
const ANYBODY = spriteName('🧑')

/** `snow falling the whole time`, `全程下着雪`. */
const THROUGHOUT =
  /\b(?:the whole time|throughout|all the while|all along|the entire time|in every shot)\b|全程|始终|一直/u

const lastingOf = ({ weather, season, look }: SaidSetting): SaidSetting => ({
  ...(look && { look }),
  ...(weather && { weather }),
  ...(season && { season }),
})

/** Words without a subject continue with the last one that acted. */
function lastDoerFirst(found: readonly FoundSubject[]): FoundSubject[] {
  const lastDeed = ({ deeds }: FoundSubject): number => Math.max(-1, ...(deeds ?? []).map(({ at }) => at))
  const last = found.filter(isAlive).toSorted((a, b) => lastDeed(b) - lastDeed(a))[0]
  return last && !last.joinedTo && lastDeed(last) >= 0 ? [last, ...found.filter(one => one !== last)] : [...found]
}

/** `Film noir.`, and `, 最后慢动作`: style without a new shot. */
const isManner = (draft: Draft): boolean =>
  isAside(draft) &&
  (draft.part.isSentence === true ||
    (Object.keys(draft.said).length === 0 &&
      !draft.becomes &&
      !draft.found.some(({ at }) => at >= 0) &&
      draft.items.some(({ meaning }) => meaning.lens ?? meaning.speed ?? meaning.style) &&
      !draft.items.some(item => tellsCamera(item) || Boolean(item.unknown ?? item.meaning.light))))

/** A sentence without subject and place belongs to the shot before: `Film noir, soft light.` */
const isAside = ({ items }: Draft): boolean =>
  !items.some(
    ({ meaning, negated, mention }, at) =>
      mention ||
      (!negated && (meaning.verb ?? meaning.motion ?? saidOfSomebody(items, at) ?? meaning.place ?? meaning.noun)),
  )

/** `Keep it gentle`: `it` is the film. */
const saidOfSomebody = (items: readonly Item[], at: number): Item['meaning']['pronoun'] =>
  /^(?:keep|make|feel)s?$/u.test(items[at - 1]?.text ?? '') ? undefined : items[at]!.meaning.pronoun

const tellsCamera = ({ meaning }: Item): boolean => Boolean(meaning.move ?? meaning.framing ?? meaning.turn)
