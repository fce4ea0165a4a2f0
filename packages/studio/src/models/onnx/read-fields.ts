/** A field of a protobuf message: its number, its content, and all its bytes with the tag. */
export type Field = { field: number; content: Buffer; whole: Buffer }

const [VARINT, EIGHT_BYTES, LENGTH, FOUR_BYTES] = [0, 1, 2, 5]

/** The fields of a message in order, without copies. */
export function* readFields(message: Buffer): Generator<Field> {
  for (let at = 0; at < message.length; ) {
    const tag = readVarint(message, at)
    const { from, to } = boundsOf(message, tag.value % 8, tag.end)
    yield { field: Math.floor(tag.value / 8), content: message.subarray(from, to), whole: message.subarray(at, to) }
    at = to
  }
}

/** The texts of a repeated field. */
export const readTexts = (message: Buffer, field: number): string[] =>
  [...readFields(message)].flatMap(one => (one.field === field ? [one.content.toString('utf8')] : []))

function boundsOf(message: Buffer, kind: number, at: number): { from: number; to: number } {
  if (kind === VARINT) return { from: at, to: readVarint(message, at).end }
  if (kind === EIGHT_BYTES) return { from: at, to: at + 8 }
  if (kind === FOUR_BYTES) return { from: at, to: at + 4 }
  if (kind !== LENGTH) throw new Error(`a model has no fields of kind ${kind}`)
  const length = readVarint(message, at)
  return { from: length.end, to: length.end + length.value }
}

/** Multiplication instead of shifts, because a length may have more than 32 bits. */
function readVarint(message: Buffer, from: number): { value: number; end: number } {
  let value = 0
  for (let at = from, unit = 1; at < message.length; at++, unit *= 128) {
    const byte = message[at]!
    value += (byte & 127) * unit
    if (byte < 128) return { value, end: at + 1 }
  }
  throw new Error('the model ends within a number')
}
