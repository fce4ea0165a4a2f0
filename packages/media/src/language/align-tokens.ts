/** Corresponding positions of two lists, in the order of both. */
type Pair = readonly [first: number, second: number]

/**
 * Aligns two lists of words that may lack words, have extra ones, or differ in spelling. Words that occur once in each
 * are certain; between them the alignment with the most in common is used.
 */
export function alignTokens(first: readonly string[], second: readonly string[]): Pair[] {
  const anchors = increasing(findUnique(first, second))
  const pairs: Pair[] = []
  let [from, to] = [0, 0]
  for (const anchor of [...anchors, [first.length, second.length] as const]) {
    const [i, j] = anchor
    const between = alignStretch(first.slice(from, i), second.slice(to, j))
    for (const [a, b] of between) pairs.push([from + a, to + b])
    if (i < first.length) pairs.push(anchor)
    ;[from, to] = [i + 1, j + 1]
  }
  return pairs
}

function findUnique(first: readonly string[], second: readonly string[]): Pair[] {
  const [ours, theirs] = [placesOf(first), placesOf(second)]
  return first.flatMap((token, i): Pair[] => {
    const there = theirs.get(token)
    return ours.get(token)?.length === 1 && there?.length === 1 ? [[i, there[0]!]] : []
  })
}

function placesOf(tokens: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, token] of tokens.entries()) {
    const known = places.get(token)
    if (known) known.push(at)
    else places.set(token, [at])
  }
  return places
}

/** The longest sequence of pairs that increases in both lists, without misplaced ones. */
function increasing(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [at, [, place]] of pairs.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (pairs[ends[middle]!]![1] < place) low = middle + 1
      else high = middle
    }
    before[at] = ends[low - 1]
    ends[low] = at
  }
  const run: Pair[] = []
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.push(pairs[at]!)
  return run.reverse()
}

// For a thousand words that all repeat: then times are divided by letters alone.
const MAX_CELLS = 1_000_000
const [PAIRED, FIRST_ALONE, SECOND_ALONE] = [0, 1, 2]

function alignStretch(first: readonly string[], second: readonly string[]): Pair[] {
  const [rows, columns] = [first.length, second.length]
  if (rows === 0 || columns === 0 || rows * columns > MAX_CELLS) return []
  const moves = new Uint8Array(rows * columns)
  let above = new Float32Array(columns + 1)
  for (let i = 0; i < rows; i++) {
    const scores = new Float32Array(columns + 1)
    for (let j = 0; j < columns; j++) {
      const alike = likeness(first[i]!, second[j]!)
      const paired = alike > 0 ? above[j]! + alike : -1
      const alone = Math.max(above[j + 1]!, scores[j]!)
      scores[j + 1] = Math.max(paired, alone)
      moves[i * columns + j] = paired >= alone ? PAIRED : above[j + 1]! >= scores[j]! ? FIRST_ALONE : SECOND_ALONE
    }
    above = scores
  }
  const pairs: Pair[] = []
  for (let [i, j] = [rows - 1, columns - 1]; i >= 0 && j >= 0; ) {
    const move = moves[i * columns + j]
    if (move === PAIRED) pairs.push([i, j])
    if (move !== SECOND_ALONE) i -= 1
    if (move !== FIRST_ALONE) j -= 1
  }
  return pairs.reverse()
}

// With half of the letters in common it is the same word, misheard; two letters are too few.
const LEAST_ALIKE = 0.5
const LEAST_LETTERS = 3

/** 1 for the same word, 0 for another. */
function likeness(first: string, second: string): number {
  if (first === second) return 1
  const [short, long] = first.length < second.length ? [first, second] : [second, first]
  if (short.length < LEAST_LETTERS || short.length < long.length * LEAST_ALIKE) return 0
  const alike = 1 - countEdits(short, long) / long.length
  return alike >= LEAST_ALIKE ? alike : 0
}

function countEdits(first: string, second: string): number {
  let above = Array.from({ length: second.length + 1 }, (_, at) => at)
  for (let i = 0; i < first.length; i++) {
    const row = [i + 1]
    for (let j = 0; j < second.length; j++) {
      const changed = above[j]! + (first[i] === second[j] ? 0 : 1)
      row.push(Math.min(changed, above[j + 1]! + 1, row[j]! + 1))
    }
    above = row
  }
  return above[second.length]!
}
