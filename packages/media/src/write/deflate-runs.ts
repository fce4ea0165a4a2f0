/**
 * The rows of a picture, one byte a pixel, as the zlib stream of a PNG without filters. Only runs of one value are sought,
 * several pixels at a time: areas of one colour cost a third of the time of zlib for one and a half times its bytes.
 */
export function deflateRuns(numbers: Uint8Array, width: number, height: number): Uint8Array {
  const out = createBits(SMALLEST + numbers.length / 16)
  const sum = createSum()
  let [value, count] = [UNFILTERED, 0]
  const flush = (): void => {
    sum.add(value, count)
    let left = count
    if (left > 0) {
      out.put(CODES[value]!, LENGTHS[value]!)
      left -= 1
    }
    while (left >= LEAST_MATCH) {
      const match = Math.min(left, MOST_MATCH)
      out.put(CODES[MATCHES + match]!, LENGTHS[MATCHES + match]!)
      left -= match
    }
    for (; left > 0; left--) out.put(CODES[value]!, LENGTHS[value]!)
  }
  const push = (next: number, times: number): void => {
    if (next !== value) {
      flush()
      value = next
      count = 0
    }
    count += times
  }
  out.put(HEADER, 16)
  putCodes(out)
  const endOfRun = runFinder(numbers)
  for (let y = 0; y < height; y++) {
    push(UNFILTERED, 1)
    const end = (y + 1) * width
    for (let at = y * width; at < end; ) {
      const next = endOfRun(at, end)
      push(numbers[at]!, next - at)
      at = next
    }
  }
  flush()
  out.put(CODES[END]!, LENGTHS[END]!)
  return out.finish(sum.value())
}

const UNFILTERED = 0
const SMALLEST = 1_024
/** zlib's first two bytes. */
const HEADER = 0x0178
const END = 256
const [LEAST_MATCH, MOST_MATCH] = [3, 258]

/** The symbols of bytes, of the end and of matches. */
const [SYMBOLS, LONGEST] = [286, 285]
/** So many symbols have codes of 9 bits, the longest match has one of 1, and the others have codes of 10. */
const NINE_BITS = 227

/** The code of a symbol, and its bits. */
function codeOf(symbol: number): [code: number, bits: number] {
  if (symbol === LONGEST) return [0, 1]
  if (symbol < NINE_BITS) return [0x100 + symbol, 9]
  return [2 * (0x100 + NINE_BITS) + symbol - NINE_BITS, 10]
}

/** The order in which the format lists the codes of lengths of codes, and their lengths: 9 is short, as most codes have it. */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1]
const LENGTH_CODES: Readonly<Record<number, readonly [code: number, bits: number]>> = {
  9: [0b0, 1],
  1: [0b01, 2],
  10: [0b11, 2],
}

/** The beginning of a last block with these codes, and one for the only distance. */
function putCodes({ put }: Bits): void {
  put(0b101, 3)
  put(SYMBOLS - 257, 5)
  put(0, 5)
  put(LENGTH_ORDER.length - 4, 4)
  for (const length of LENGTH_ORDER) put(LENGTH_CODES[length]?.[1] ?? 0, 3)
  const tell = (bits: number): void => put(...LENGTH_CODES[bits]!)
  for (let symbol = 0; symbol < SYMBOLS; symbol++) tell(codeOf(symbol)[1])
  tell(1)
}

/** Bytes and the end by their symbols, then matches by their length: copies of the byte before. */
const MATCHES = 257
const [CODES, LENGTHS] = writtenCodes()

function writtenCodes(): [Uint32Array, Uint8Array] {
  const codes = new Uint32Array(MATCHES + MOST_MATCH + 1)
  const lengths = new Uint8Array(MATCHES + MOST_MATCH + 1)
  const set = (at: number, symbol: number, extra = 0, moreBits = 0): void => {
    const [code, bits] = codeOf(symbol)
    // Codes are written from their highest bit on, and further bits from the lowest.
    codes[at] = reversed(code, bits) | (extra << bits)
    lengths[at] = bits + moreBits
  }
  for (let symbol = 0; symbol <= END; symbol++) set(symbol, symbol)
  const distanceBits = 1
  for (let length = LEAST_MATCH; length < MOST_MATCH; length++) {
    const over = length - LEAST_MATCH
    const extraBits = over < 8 ? 0 : Math.floor(Math.log2(over)) - 2
    const symbol = 257 + 4 * extraBits + (over >> extraBits)
    set(MATCHES + length, symbol, over & ((1 << extraBits) - 1), extraBits + distanceBits)
  }
  set(MATCHES + MOST_MATCH, LONGEST, 0, distanceBits)
  return [codes, lengths]
}

function reversed(code: number, bits: number): number {
  let found = 0
  for (let bit = 0; bit < bits; bit++) found |= ((code >> bit) & 1) << (bits - 1 - bit)
  return found
}

/** The first place with another value, before an end. */
function runFinder(numbers: Uint8Array): (at: number, end: number) => number {
  const { buffer, byteOffset, length } = numbers
  const words = byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, length >> 2) : new Uint32Array(0)
  return (at, end) => {
    const value = numbers[at]!
    let next = at + 1
    while (next < end && (next & 3) !== 0 && numbers[next] === value) next++
    if ((next & 3) === 0 && words.length > 0) {
      const same = (value * 0x01_01_01_01) >>> 0
      let word = next >> 2
      for (const last = end >> 2; word < last && words[word] === same; ) word++
      next = word << 2
    }
    while (next < end && numbers[next] === value) next++
    return next
  }
}

/** Adler-32. */
function createSum(): { add(value: number, count: number): void; value(): number } {
  const base = 65_521
  let [low, high] = [1, 0]
  return {
    add(value, count) {
      high = (high + count * low + (value * count * (count + 1)) / 2) % base
      low = (low + value * count) % base
    },
    value: () => high * 65_536 + low,
  }
}

type Bits = { put: (code: number, bits: number) => void; finish: (sum: number) => Uint8Array }

/** Bits from the lowest of each byte on. */
function createBits(firstBytes: number): Bits {
  let bytes = new Uint8Array(firstBytes)
  let [at, word, filled] = [0, 0, 0]
  return {
    put(code, bits) {
      if (at + 4 > bytes.length) {
        const more = new Uint8Array(2 * bytes.length)
        more.set(bytes)
        bytes = more
      }
      word |= code << filled
      filled += bits
      for (; filled >= 8; filled -= 8) {
        bytes[at++] = word
        word >>>= 8
      }
    },
    finish(sum) {
      const made = Buffer.alloc(at + (filled > 0 ? 1 : 0) + 4)
      made.set(bytes.subarray(0, at))
      if (filled > 0) made[at] = word
      made.writeUInt32BE(sum, made.length - 4)
      return made
    },
  }
}
