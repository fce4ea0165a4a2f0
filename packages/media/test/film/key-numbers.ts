import { openInput } from '../../src/av/open-input.ts'
import { readParameterSets } from '../../src/film/parameter-sets.ts'
import { packetsOf } from './made-film.ts'

type Fragments = { one(): number; many(count: number): number; golomb(): number }

function bitsOf(bytes: Buffer): Fragments {
  // Without the bytes that keep start codes from appearing by chance.
  const plain = bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0))
  let at = 0
  const one = (): number => ((plain[at >> 3] ?? 0) >> (7 - (at++ & 7))) & 1
  const many = (count: number): number => Array.from({ length: count }).reduce<number>(sum => sum * 2 + one(), 0)
  const golomb = (): number => {
    let zeros = 0
    while (one() === 0 && zeros < 32) zeros++
    return 2 ** zeros - 1 + many(zeros)
  }
  return { one, many, golomb }
}

/** The numbers (`idr_pic_id`) of a film's key pictures, by its packets in the order of decoding; undefined for others. */
export async function keyNumbersOf(path: string): Promise<(number | undefined)[]> {
  const file = await openInput(path)
  const sets = readParameterSets(file.streams[0]?.codecpar.extradata ?? null)
  await file.closeInput()
  const sequence = Buffer.from(sets?.split(' ')[0] ?? '', 'hex')
  const bits = bitsOf(sequence.subarray(4))
  bits.golomb()
  // High profile has five more fields before the one that is looked for.
  if (sequence[1] === 100) {
    for (let field = 0; field < 3; field++) bits.golomb()
    bits.many(2)
  }
  const frameNumberBits = bits.golomb() + 4
  return (await packetsOf(path)).map(({ bytes }) => {
    for (let at = 0; at + 4 < bytes.length; at += 4 + bytes.readUInt32BE(at)) {
      if (((bytes[at + 4] ?? 0) & 0x1f) !== 5) continue
      const slice = bitsOf(bytes.subarray(at + 5, at + 40))
      for (let field = 0; field < 3; field++) slice.golomb()
      slice.many(frameNumberBits)
      return slice.golomb()
    }
    return undefined
  })
}
