import { hash } from 'node:crypto'

/** Chance that can be repeated: the same seed gives the same choices. */
export type Random = {
  /** From 0 up to 1. */
  next(): number
  /** A whole number. */
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
  /** A stream of its own, so that one actor's choices do not depend on how often another was asked. */
  fork(name: string): Random
}

export function createRandom(seed: string): Random {
  // xorshift128 over the bytes of a hash: small, and good enough to choose victims.
  const bytes = Buffer.from(hash('sha256', seed, 'hex'), 'hex')
  let [a, b, c, d] = [0, 4, 8, 12].map(at => bytes.readUInt32LE(at)) as [number, number, number, number]
  const next = (): number => {
    const t = a ^ (a << 11)
    ;[a, b, c] = [b, c, d]
    d = (d ^ (d >>> 19) ^ t ^ (t >>> 8)) >>> 0
    return d / 2 ** 32
  }
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  return {
    next,
    between: (min, max) => Math.floor(min + next() * (max - min)),
    chance: probability => next() < probability,
    pick,
    shuffled: list => {
      const left = [...list]
      return list.map(() => left.splice(Math.floor(next() * left.length), 1)[0]) as typeof left
    },
    fork: name => createRandom(`${seed} ${name}`),
  }
}
