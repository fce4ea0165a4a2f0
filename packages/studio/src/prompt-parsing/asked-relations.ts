import type { Relation } from '../setting/shot-list.ts'
import { clauseEnd, clauseStart, sentenceEnd, sentenceStart } from '../words/clauses.ts'
import type { Item } from '../words/item.ts'
import { readTable } from '../words/vocabulary/word-data.ts'
import type { FoundSubject } from './found-subject.ts'
import type { Draft } from './read-shot.ts'

type Located = Exclude<Relation, 'holding' | 'riding'>

/** A position by another thing, as the words say it: any of `who` has it to any thing that `to` names. */
export type AskedRelation = {
  of: 'relation'
  relation: Located | 'between'
  who: readonly string[]
  to: { names: readonly string[]; sprites: readonly string[]; isPlace: boolean }
  side?: 'left' | 'right'
}

/** A view from inside something, or through it: the position of the camera. */
export type AskedView = { of: 'view'; way: 'inside' | 'through'; to: AskedRelation['to'] }

/** Words of relations that say company, attention or an action, and no position. */
const WITHOUT_POSITION: ReadonlySet<string> = new Set<string>(readTable('asked-relations', 'withoutPosition'))

/** The reader puts one between others beside them. */
const BETWEEN: ReadonlySet<string> = new Set<string>(readTable('asked-relations', 'between'))

/** Words whose preposition says no position: `focusing on the door`. */
const GOVERNING: ReadonlySet<string> = new Set<string>(readTable('asked-relations', 'governing'))

/**
 * The positions that the words of a shot ask for, whether or not the reader has used them: a preposition before the
 * name of a thing or a place, a Chinese word of position after it.
 */
export function askedRelations(
  prompt: string,
  { items, found }: Pick<Draft, 'items' | 'found'>,
): (AskedRelation & { word: string })[] {
  return items.flatMap((item, at) => {
    const { meaning, stop, negated } = item
    if (stop || negated || WITHOUT_POSITION.has(item.text) || GOVERNING.has(items[at - 1]?.text ?? '')) return []
    const isAfter = meaning.located !== undefined && item.language === 'zh'
    const said = isAfter ? meaning.located : positionOf(item)
    const relation = said && BETWEEN.has(item.text) ? 'between' : said
    if (!relation) return []
    const ground = isAfter ? groundBefore(items, at) : groundAfter(items, at)
    if (ground === undefined) return []
    // `dolly in on a grinder`: where the camera goes.
    if (isOfCamera(items, Math.min(at, ground))) return []
    const who = whoIs(items, found, Math.min(at, ground), Math.max(at, ground))
    if (who.length === 0) return []
    const [first, last] = [items[Math.min(at, ground)]!, items[Math.max(at, ground)]!]
    const to = nameOf(items[ground]!, found, ground)
    const { side } = meaning
    return [
      {
        word: prompt.slice(first.from, last.to),
        of: 'relation' as const,
        relation,
        who,
        to,
        ...((side === 'left' || side === 'right') && { side }),
      },
    ]
  })
}

const VIEWING: ReadonlySet<string> = new Set<string>(readTable('asked-relations', 'viewing'))
const THROUGH: ReadonlySet<string> = new Set<string>(readTable('asked-relations', 'through'))
const FROM: ReadonlySet<string> = new Set<string>(readTable('asked-relations', 'from'))

/** `seen through a window`, `view from inside a car`, 从飞机窗口往下看: nobody but the camera is there. */
export function askedViews(
  prompt: string,
  { items, found }: Pick<Draft, 'items' | 'found'>,
): (AskedView & { word: string })[] {
  return items.flatMap(({ text, stop, negated }, at) => {
    const way = THROUGH.has(text) ? 'through' : FROM.has(text) ? 'inside' : undefined
    const ground =
      way && !stop && !negated
        ? groundAfter(items, way === 'inside' && items[at + 1]?.meaning.relation ? at + 1 : at)
        : undefined
    if (!way || ground === undefined) return []
    const start = clauseStart(items, at)
    const before = items.slice(start, at)
    const after = items.slice(ground + 1, clauseEnd(items, at))
    const views = (all: readonly Item[]): boolean =>
      all.some(({ text: own, meaning }) => VIEWING.has(own) || meaning.angle === 'first-person')
    // `pans from the door to the window`: where a move begins.
    if (before.some(({ meaning }) => meaning.move && !meaning.angle)) return []
    const isFirst = !before.some(({ meaning, unknown }) => unknown ?? meaning.noun ?? meaning.verb)
    const isCameras =
      views(before.slice(-2)) ||
      (isFirst && (way === 'through' ? !before.some(one => one.meaning.pronoun) && after.length > 0 : views(after)))
    if (!isCameras) return []
    const from = before.findLast(one => VIEWING.has(one.text))?.from ?? items[at]!.from
    return [{ word: prompt.slice(from, items[ground]!.to), of: 'view', way, to: nameOf(items[ground]!, found, ground) }]
  })
}

/** The last words of the clause before a position are those of the camera and its move. */
function isOfCamera(items: readonly Item[], at: number): boolean {
  const before = items.slice(clauseStart(items, at), at)
  return (
    before.some(({ meaning }) => meaning.move ?? meaning.cameraNoun) &&
    !before.some(({ meaning, unknown }) => !unknown && meaning.noun && !meaning.cameraNoun)
  )
}

/** A preposition. A verb that implies a position is accounted for as an action. */
function positionOf({ meaning: { relation, verb, motion } }: Item): Located | undefined {
  return verb || motion || relation === 'holding' || relation === 'riding' ? undefined : relation
}

/** The most words between a preposition and its noun. */
const FURTHEST = 6

/** The thing or place after a preposition: `on the small wooden table`. */
function groundAfter(items: readonly Item[], at: number): number | undefined {
  const end = Math.min(clauseEnd(items, at), at + FURTHEST)
  for (let index = at + 1; index < end; index++) {
    const { meaning, possessive } = items[index]!
    if (meaning.noun && WORN.has(meaning.noun.kind)) return undefined
    // `on the baby's face`: the face is the thing.
    if (isNamed(items[index]!) && !possessive) {
      // `a bedside table`, `a kitchen shelf`: the last noun is the thing.
      const next = items[index + 1]
      return next && index + 1 < end && items[index]!.language === 'en' && isNamed(next) ? index + 1 : index
    }
    // `under a glowing mushroom`.
    if (isParticiple(items, index)) continue
    if (meaning.relation ?? meaning.verb ?? meaning.preposition ?? meaning.conjunction ?? meaning.pronoun)
      return undefined
  }
  return undefined
}

const isParticiple = (items: readonly Item[], at: number): boolean => {
  const [{ meaning, text, language }, next] = [items[at]!, items[at + 1]]
  return (
    meaning.verb !== undefined && language === 'en' && /(?:ing|ed)$/u.test(text) && next !== undefined && isNamed(next)
  )
}

const groundBefore = (items: readonly Item[], at: number): number | undefined =>
  items[at - 1] && !items[at - 1]!.stop && isNamed(items[at - 1]!) ? at - 1 : undefined

const isNamed = ({ meaning: { noun, place }, unknown }: Item): boolean => !unknown && (place ?? noun) !== undefined
/** Who is in clothes wears them. */
const WORN: ReadonlySet<string> = new Set(['worn', 'headwear'])

/** The subjects that may have the position: those before it in its sentence; without one, those after it. */
function whoIs(items: readonly Item[], found: readonly FoundSubject[], from: number, to: number): string[] {
  const within = (low: number, high: number): string[] => [
    ...new Set(
      found
        .filter(one =>
          [one.at, one.namedAt, ...(one.again ?? []).map(({ at }) => at)].some(at => at >= low && at < high),
        )
        .map(({ words }) => words),
    ),
  ]
  const before = within(sentenceStart(items, from), from)
  const clause = within(clauseStart(items, from), from)
  if (clause.length > 0) return clause
  return before.length > 0 ? before : within(to + 1, sentenceEnd(items, to))
}

function nameOf({ text, meaning }: Item, found: readonly FoundSubject[], at: number): AskedRelation['to'] {
  const { noun, place, where } = meaning
  const named = found.filter(one => one.at === at || one.namedAt === at || (noun !== undefined && one.noun === noun))
  const own = [...(noun?.name ? [noun.name] : []), ...(where ? [where] : []), ...(place ? [place] : [])]
  return {
    names: [text, ...own, ...named.map(({ words }) => words)],
    sprites: noun?.sprites ?? [],
    isPlace: place !== undefined && named.length === 0,
  }
}
