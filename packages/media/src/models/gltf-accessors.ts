import type { GltfFile } from './gltf-file.ts'
import { MODEL_LIMITS, ModelRefused, requireAtMost, requireCount } from './model.ts'

const WIDTHS: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 }
const COMPONENTS: Record<number, { bytes: number; most: number; read: (data: DataView, at: number) => number }> = {
  5120: { bytes: 1, most: 127, read: (data, at) => data.getInt8(at) },
  5121: { bytes: 1, most: 255, read: (data, at) => data.getUint8(at) },
  5122: { bytes: 2, most: 32_767, read: (data, at) => data.getInt16(at, true) },
  5123: { bytes: 2, most: 65_535, read: (data, at) => data.getUint16(at, true) },
  5125: { bytes: 4, most: 4_294_967_295, read: (data, at) => data.getUint32(at, true) },
  5126: { bytes: 4, most: 1, read: (data, at) => data.getFloat32(at, true) },
}

type Numbers = { values: Float64Array; width: number; count: number }

/** A cache: thousands of primitives may use the same accessor, and an all-zero accessor takes no bytes. */
const known = new WeakMap<GltfFile, Map<unknown, Numbers>>()

/** The numbers of an accessor, as many in a row as its type says; normalised integers as fractions. */
export function readAccessor(file: GltfFile, index: unknown, widths: readonly number[]): Numbers {
  const read = known.get(file) ?? new Map<unknown, Numbers>()
  known.set(file, read)
  const before = read.get(index)
  if (before && widths.includes(before.width)) return before
  let numbers = 0
  for (const { values } of read.values()) numbers += values.length
  const now = readNumbers(file, index, widths, MODEL_LIMITS.numbers - numbers)
  read.set(index, now)
  return now
}

function readNumbers(file: GltfFile, index: unknown, widths: readonly number[], room: number): Numbers {
  const { bufferView, byteOffset = 0, componentType, count, type, normalized, sparse } = file.entry('accessors', index)
  const width = WIDTHS[String(type)] ?? 0
  const component = COMPONENTS[Number(componentType)]
  if (!component || !widths.includes(width))
    throw new ModelRefused(
      `has an accessor of ${String(type).slice(0, 20)} ${String(componentType).slice(0, 20)} where it cannot be`,
    )
  if (sparse !== undefined) throw new ModelRefused('has sparse accessors, which are not read')
  const rows = requireCount(count, 'an accessor', 3 * MODEL_LIMITS.triangles)
  requireAtMost(MODEL_LIMITS.numbers - room + rows * width, 'numbers in its accessors', MODEL_LIMITS.numbers)
  const values = new Float64Array(rows * width)
  // An accessor without bytes is all zeros.
  if (bufferView === undefined || rows === 0) return { values, width, count: rows }
  const bytes = file.view(bufferView)
  const { byteStride } = file.entry('bufferViews', bufferView)
  const stride = byteStride === undefined ? width * component.bytes : requireCount(byteStride, 'a byteStride', 252)
  const from = requireCount(byteOffset, 'a byteOffset', bytes.length)
  if (from + (rows - 1) * stride + width * component.bytes > bytes.length)
    throw new ModelRefused(`has an accessor of ${rows} that goes beyond its bytes`)
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const share = normalized === true ? component.most : 1
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < width; i++) {
      const value = component.read(data, from + row * stride + i * component.bytes)
      values[row * width + i] = share === 1 ? value : Math.max(-1, value / share)
    }
  return { values, width, count: rows }
}
