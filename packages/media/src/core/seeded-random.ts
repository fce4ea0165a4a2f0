/** Numbers that look random and depend on nothing but the seed: the same on every machine. */
export type SeededRandom = {
  /** From 0, below 1. */
  next(): number
  between(from: number, to: number): number
  /** A whole number from 0, below `count`. */
  below(count: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** A separate generator for one part of the work, so that another draw here changes nothing there. */
  fork(name: string): SeededRandom
}

/** A 32-bit mix (two multiply-xorshift rounds) over a counter: every seed is a good one, also 0, 1, 2. */
function mixed(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return (h ^ (h >>> 15)) >>> 0
}

export function seededRandom(seed: number): SeededRandom {
  let state = mixed(seed)
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0
    return mixed(state) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    below,
    pick: list => list[below(list.length)] ?? list[0],
    fork: name =>
      seededRandom(
        Array.from(name).reduce((sum, letter) => mixed(sum ^ (letter.codePointAt(0) ?? 0)), mixed(seed + 1)),
      ),
  }
}
