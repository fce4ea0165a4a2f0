// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */

/** Pixels that a plane has around it on every side, so that a sampler may look over the edge without asking. */
export const RING: i32 = 4

/** Repeats the edge into the ring. `plane` is the address of its first pixel. */
export function extendEdges(plane: usize, stride: i32, width: i32, height: i32): void {
  for (let y = 0; y < height; y++) {
    const row = plane + y * stride
    memory.fill(row - RING, load<u8>(row), RING)
    memory.fill(row + width, load<u8>(row + width - 1), RING)
  }
  const first = plane - RING
  const last = first + (height - 1) * stride
  for (let y = 1; y <= RING; y++) {
    memory.copy(first - y * stride, first, width + 2 * RING)
    memory.copy(last + y * stride, last, width + 2 * RING)
  }
}

/** What halving left beside the last column of a sprite, whose ring is transparent. */
export function clearEdges(plane: usize, stride: i32, width: i32, height: i32): void {
  for (let y = 0; y < height; y++) memory.fill(plane + y * stride + width, 0, 8)
}

/**
 * The next smaller level: each pixel the mean of four, of `columns` x `rows` (half of the larger's, rounded up). Reads
 * the ring of the larger where a side is odd. Writes whole groups of eight: the smaller's row must have the room.
 */
export function halvePlane(
  small: usize,
  smallStride: i32,
  large: usize,
  largeStride: i32,
  columns: i32,
  rows: i32,
): void {
  const two = i16x8.splat(2)
  for (let y = 0; y < rows; y++) {
    const from = large + 2 * y * largeStride
    const to = small + y * smallStride
    for (let x = 0; x < columns; x += 8) {
      const at = from + 2 * x
      const sum = i16x8.add(
        i16x8.extadd_pairwise_i8x16_u(v128.load(at)),
        i16x8.extadd_pairwise_i8x16_u(v128.load(at + largeStride)),
      )
      const mean = i16x8.shr_u(i16x8.add(sum, two), 2)
      v128.store64_lane(to + x, i8x16.narrow_i16x8_u(mean, mean), 0)
    }
  }
}
