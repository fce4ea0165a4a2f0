const START_CODE = Buffer.from([0, 0, 1])
// The first byte of an `avcC` box: its version.
const AVCC = 1

/**
 * The decoder parameters of an H.264 stream in one format, from an encoder or an MP4. Packets of two streams can follow
 * each other in a film if these are equal.
 */
export function readParameterSets(extradata: Buffer | null): string | undefined {
  if (!extradata || extradata.length < 7) return undefined
  const sets = extradata[0] === AVCC ? setsOfAvcc(extradata) : partsOfAnnexB(extradata)
  return sets && sets.length > 0 ? sets.map(set => set.toString('hex')).join(' ') : undefined
}

/** Six bytes, the last of them a count, then each set with its length; then the second kind in the same way. */
function setsOfAvcc(box: Buffer): Buffer[] | undefined {
  const sets: Buffer[] = []
  let at = 5
  for (const mask of [0x1f, 0xff]) {
    let left = (box[at++] ?? 0) & mask
    for (; left > 0; left--) {
      if (at + 2 > box.length) return undefined
      const bytes = box.readUInt16BE(at)
      sets.push(box.subarray(at + 2, at + 2 + bytes))
      at += 2 + bytes
    }
  }
  return at <= box.length ? sets : undefined
}

/** After start codes of three bytes, with optional zeros before them. */
function partsOfAnnexB(bytes: Buffer): Buffer[] {
  const sets: Buffer[] = []
  for (let at = bytes.indexOf(START_CODE); at >= 0; ) {
    const next = bytes.indexOf(START_CODE, at + 3)
    let end = next < 0 ? bytes.length : next
    while (end > at + 3 && bytes[end - 1] === 0) end--
    sets.push(bytes.subarray(at + 3, end))
    at = next
  }
  return sets
}

/** Converts units with start codes, as encoders produce them, to the MP4 format with length prefixes. */
export function lengthPrefixed(annexB: Buffer): Buffer {
  return Buffer.concat(
    partsOfAnnexB(annexB).flatMap(part => {
      const length = Buffer.alloc(LENGTH_BYTES)
      length.writeUInt32BE(part.length)
      return [length, part]
    }),
  )
}

const LENGTH_BYTES = 4

const IDR = 5

/**
 * True if a picture of an MP4 is an IDR frame, which depends on no earlier one. The box gives the number of bytes of
 * the length prefixes.
 */
export function beginsAnew(picture: Buffer | null, extradata: Buffer | null): boolean {
  if (!picture || extradata?.[0] !== AVCC) return false
  const sizeBytes = ((extradata[4] ?? 0) & 3) + 1
  for (let at = 0; at + sizeBytes < picture.length; ) {
    if (((picture[at + sizeBytes] ?? 0) & 0x1f) === IDR) return true
    at += sizeBytes + picture.readUIntBE(at, sizeBytes)
  }
  return false
}
