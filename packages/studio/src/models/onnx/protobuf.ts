// An ONNX file is a protobuf message, a sequence of numbered fields. These functions write the kinds that models use.

/** A field that holds other fields, or bytes. */
export function message(field: number, parts: readonly Uint8Array[]): Buffer {
  const bytes = parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([varint((field << 3) | 2), varint(bytes), ...parts])
}

export const text = (field: number, content: string): Buffer => message(field, [Buffer.from(content)])

/** An integer from 0 to 2 ** 32 - 1. */
export const number = (field: number, content: number): Buffer => Buffer.concat([varint(field << 3), varint(content)])

export function float(field: number, content: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(content)
  return Buffer.concat([varint((field << 3) | 5), bytes])
}

function varint(content: number): Buffer {
  const bytes: number[] = []
  let rest = content
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  return Buffer.from([...bytes, rest])
}
