import { type Random, createRandom } from './chaos-random.ts'

type Mutation = (bytes: Buffer, random: Random, other: Buffer) => Buffer

/** Most often near the beginning, where headers are. */
const placeIn = (bytes: Buffer, random: Random): number => {
  const reach = random.pick([64, 512, bytes.length, bytes.length])
  return random.between(0, Math.min(reach, bytes.length))
}

function rangeIn(bytes: Buffer, random: Random): [from: number, to: number] {
  const from = placeIn(bytes, random)
  return [from, Math.min(bytes.length, from + 1 + random.between(0, random.pick([4, 64, 2_000])))]
}

const EXTREMES = [0, 1, 7, 8, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff]

export const MUTATIONS = {
  'flipped bits'(bytes, random) {
    const changed = Buffer.from(bytes)
    for (let count = 1 + random.between(0, 16); count > 0; count--) {
      const at = placeIn(changed, random)
      changed[at] = (changed[at] ?? 0) ^ (1 << random.between(0, 8))
    }
    return changed
  },
  'cut off': (bytes, random) => bytes.subarray(0, random.between(0, bytes.length)),
  'another length'(bytes, random) {
    const changed = Buffer.from(bytes)
    const at = Math.min(placeIn(changed, random), changed.length - 4)
    const near = [changed.readUInt32BE(at) + random.pick([-1, 1, 1_000]), changed.length, changed.length * 2]
    const value = random.pick([...EXTREMES, ...near]) >>> 0
    if (random.chance(0.5)) changed.writeUInt32BE(value, at)
    else changed.writeUInt32LE(value, at)
    return changed
  },
  'swapped chunks'(bytes, random) {
    const [a, b, c, d] = [0, 1, 2, 3].map(() => random.between(0, bytes.length)).sort((x, y) => x - y)
    const parts = [bytes.subarray(0, a), bytes.subarray(c, d), bytes.subarray(b, c), bytes.subarray(a, b)]
    return Buffer.concat([...parts, bytes.subarray(d)])
  },
  'a chunk twice'(bytes, random) {
    const [from, to] = rangeIn(bytes, random)
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  'a chunk less'(bytes, random) {
    const [from, to] = rangeIn(bytes, random)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  'a chunk of one value'(bytes, random) {
    const [from, to] = rangeIn(bytes, random)
    return Buffer.from(bytes).fill(random.pick([0, 0xff, 0x41]), from, to)
  },
  'the end of another file': (bytes, random, other) =>
    Buffer.concat([bytes.subarray(0, placeIn(bytes, random)), other.subarray(random.between(0, other.length))]),
  'another file behind it': (bytes, _random, other) => Buffer.concat([bytes, other]),
} as const satisfies Record<string, Mutation>

/** The mutation with this number, of as many as are wanted: kinds by turns, everything else by the seed. */
export function mutate(bytes: Buffer, other: Buffer, number: number, seed: string): { how: string; bytes: Buffer } {
  const kinds = Object.entries(MUTATIONS)
  const [how, change] = kinds[number % kinds.length] as [string, Mutation]
  return { how, bytes: change(bytes, createRandom(`${seed} ${number}`), other) }
}
