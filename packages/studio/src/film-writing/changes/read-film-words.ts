import { splitSentences } from '@kinora/media/language/split-sentences'
import { readTable } from '../film-tables.ts'

/**
 * A part of what somebody wants changed in a film: the order of its segments, segments to leave out, or what some or all
 * of them show.
 */
export type FilmChange =
  | { kind: 'order'; order: readonly number[]; text: string }
  | { kind: 'remove'; segments: readonly number[]; text: string }
  | { kind: 'scene'; words: string; segments?: readonly number[] }
  | { kind: 'unread'; text: string }

/** The names of segments in words: `shot 2`, `shots 2 and 3`, `the second shot`, `第三个镜头`. */
type Names = { one: string; many: string; numberOf: (word: string, count: number) => number }

let names: Names | undefined
let patterns: Readonly<Record<'swap' | 'remove' | 'move' | 'beside' | 'lead' | 'tail' | 'object', RegExp>> | undefined

function readNames(): Names {
  if (names) return names
  const { shots, ordinals, last } = readTable('edits')
  const english = [...ordinals.en, ...last.en].join('|')
  const nth = `(?:\\d{1,3}|${ordinals.zh.join('|')})`
  const one = `(?:the\\s)?(?:${english})(?:\\s${shots.en})?\\b|${shots.en}\\s#?\\d{1,3}\\b|第${nth}${shots.zh}|(?:${last.zh.join('|')})${shots.zh}`
  names = {
    one,
    many: `(?:${one})(?:(?:\\s*,\\s*|\\s+(?:and|with|&)\\s+|[和与、跟])(?:${one}|\\d{1,3}\\b))*`,
    numberOf(word, count) {
      const digits = /\d+/u.exec(word)?.[0]
      if (digits) return Number(digits) - 1
      if ([...last.en, ...last.zh].some(each => word.toLowerCase().includes(each))) return count - 1
      const at = ordinals.en.findIndex(each => new RegExp(`\\b${each}\\b`, 'iu').test(word))
      return at >= 0 ? at : ordinals.zh.findLastIndex(each => word.includes(each))
    },
  }
  return names
}

function readPatterns(): NonNullable<typeof patterns> {
  if (patterns) return patterns
  const { swap, remove, move, ends } = readTable('edits')
  const { one, many } = readNames()
  const end = [...ends.first, ...ends.last].join('|')
  patterns = {
    swap: new RegExp(
      `^${swap.en}\\s(${many})$|^(?:把|将)?(${many})(?:的(?:顺序|位置))?${swap.zh}$|^${swap.zh}(${many})$`,
      'iu',
    ),
    remove: new RegExp(
      `^${remove.en}\\s(${many})$|^(?:把|将)?(${many})(?:也|都)?${remove.zh}$|^${remove.zh}(${many})$`,
      'iu',
    ),
    move: new RegExp(`^${move.en}\\s(${one})\\s(${end})$|^(?:把|将)(${one})${move.zh}(${end})$`, 'iu'),
    beside: new RegExp(
      `^${move.en}\\s(${one})\\s(before|after|behind)\\s(${one})$|^(?:把|将)(${one})${move.zh}(${one})(之前|之后|前面|后面|前|后)$`,
      'iu',
    ),
    lead: new RegExp(
      `^(?:in\\s|for\\s|在)?(${many})(?:里|中|上)?(?:\\s*[:：,，]\\s*|(?<=[\\p{Script=Han}])(?=\\p{Script=Han}))(.+)$`,
      'iu',
    ),
    tail: new RegExp(`^(.+?)\\s(?:in|of|for|to)\\s(${many})$`, 'iu'),
    object: new RegExp(`^(make|turn|set|film|show|let)\\s(${one})\\s(.+)$`, 'iu'),
  }
  return patterns
}

/** Parses what somebody wants changed in a film of `count` segments. Numbers in words count from 1. */
export function readFilmWords(words: string, count: number): FilmChange[] {
  return clausesOf(words).map(text => readRemoval(text, count) ?? readOrder(text, count) ?? readScene(text, count))
}

/** Sentences; in one of them, orders and changes are parted by commas or `and`. */
const clausesOf = (words: string): string[] =>
  splitSentences(words)
    .flatMap(sentence => sentence.split(/[;；\n]/u))
    .flatMap(partOrders)
    .map(clause => clause.replaceAll(/^[\s,，、]+|[\s.。!！,，、]+$/gu, ''))
    .filter(clause => /[\p{L}\p{N}]/u.test(clause))

function partOrders(sentence: string): string[] {
  const parts = sentence.split(
    /[,，]\s*(?:and\s|then\s|然后)?|\s(?:and|then)\s(?=swap|exchange|switch|move|put|bring)|(?<=\d|镜头)\s(?:and|then)\s(?=(?:make|turn|add|remove)\b)/iu,
  )
  const isOrder = parts.some(part => {
    const text = part.trim()
    return (readOrder(text, Number.MAX_SAFE_INTEGER) ?? readRemoval(text, Number.MAX_SAFE_INTEGER)) !== undefined
  })
  return isOrder ? parts : [sentence]
}

function readOrder(text: string, count: number): FilmChange | undefined {
  const { swap, move, beside } = readPatterns()
  const { numberOf } = readNames()
  const clause = text.replaceAll(/[.。!！]+$/gu, '')
  const swapped = swap.exec(clause)
  const [one, other, more] = swapped ? numbersIn(swapped[1] ?? swapped[2] ?? swapped[3] ?? '', count) : []
  if (swapped && (one === undefined || other === undefined || more !== undefined)) return { kind: 'unread', text }
  if (one !== undefined && other !== undefined)
    return ordered(text, count, [one, other], order => exchange(order, one, other))
  const moved = move.exec(clause)
  if (moved) {
    const from = numberOf(moved[1] ?? moved[3] ?? '', count)
    const isFirst = readTable('edits').ends.first.includes((moved[2] ?? moved[4] ?? '').toLowerCase())
    return ordered(text, count, [from], order => place(order, from, isFirst ? 0 : count - 1))
  }
  const put = beside.exec(clause)
  if (!put) return undefined
  const [from, to] = [numberOf(put[1] ?? put[4] ?? '', count), numberOf(put[3] ?? put[5] ?? '', count)]
  const isBefore = /^(?:before|之前|前面|前)$/iu.test(put[2] ?? put[6] ?? '')
  const at = to - (from < to ? 1 : 0) + (isBefore ? 0 : 1)
  return ordered(text, count, [from, to], order => place(order, from, at))
}

function readRemoval(text: string, count: number): FilmChange | undefined {
  const found = readPatterns().remove.exec(text.replaceAll(/[.。!！]+$/gu, ''))
  if (!found) return undefined
  const segments = numbersIn(found[1] ?? found[2] ?? found[3] ?? '', count)
  return segments.length === 0 || segments.some(at => at < 0 || at >= count)
    ? { kind: 'unread', text }
    : { kind: 'remove', segments, text }
}

function ordered(
  text: string,
  count: number,
  named: readonly number[],
  change: (order: number[]) => number[],
): FilmChange {
  if (named.some(at => at < 0 || at >= count)) return { kind: 'unread', text }
  // A film is far shorter; the parser only asks whether words are about the order.
  return {
    kind: 'order',
    text,
    order: count > MAX_SEGMENTS ? [] : change(Array.from({ length: count }, (_, at) => at)),
  }
}
const MAX_SEGMENTS = 10_000

const exchange = (order: readonly number[], one: number, other: number): number[] =>
  order.map(at => (at === one ? other : at === other ? one : at))

function place(order: readonly number[], from: number, to: number): number[] {
  const rest = order.filter(at => at !== from)
  return [...rest.slice(0, to), from, ...rest.slice(to)]
}

/** The change of the named segments, or of all of them. */
function readScene(text: string, count: number): FilmChange {
  const { lead, tail, object } = readPatterns()
  const made = object.exec(text)
  const [named, words] = made
    ? [made[2], `${made[1]} it ${made[3]}`]
    : ((([, first, rest]) => [first, rest])(lead.exec(text) ?? []) as [string | undefined, string | undefined])
  const [, said, where] = named === undefined ? (tail.exec(text) ?? []) : []
  const [which, what] = [named ?? where, words ?? said]
  if (which === undefined || what === undefined) return { kind: 'scene', words: text }
  const segments = numbersIn(which, count)
  return segments.length === 0 || segments.some(at => at < 0 || at >= count)
    ? { kind: 'unread', text }
    : { kind: 'scene', words: what, segments }
}

function numbersIn(text: string, count: number): number[] {
  const { one, numberOf } = readNames()
  const found = [...text.matchAll(new RegExp(`${one}|\\d{1,3}`, 'giu'))].map(([word]) => numberOf(word, count))
  return [...new Set(found)]
}
