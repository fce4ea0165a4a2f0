// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */

// Pixels are worked on as 16-bit lanes with 7 bits behind the point ("Q7": a code times 128, at most 32,640), shares
// with 15 ("Q15"). A product of both by q15mulr_sat is Q7 again and rounded, in one instruction on every machine.

const PART: usize = memory.data(16)

// Static methods, since a decorator before a plain function is nothing that formatters and linters can read.
export class Lanes {
  /** a where the share is 0, and within 1/128 of b where it is 32,767: always b when made a byte. */
  @inline static mix(a: v128, b: v128, share: v128): v128 {
    return i16x8.add(a, i16x8.q15mulr_sat_s(i16x8.sub(b, a), share))
  }

  /** Sixteen bytes of sixteen Q7 lanes, rounded. */
  @inline static bytesOf(low: v128, high: v128): v128 {
    const half = i16x8.splat(64)
    return i8x16.narrow_i16x8_u(i16x8.shr_s(i16x8.add_sat_s(low, half), 7), i16x8.shr_s(i16x8.add_sat_s(high, half), 7))
  }

  @inline static lowOf(bytes: v128): v128 {
    return i16x8.shl(i16x8.extend_low_i8x16_u(bytes), 7)
  }

  @inline static highOf(bytes: v128): v128 {
    return i16x8.shl(i16x8.extend_high_i8x16_u(bytes), 7)
  }

  /** Stores sixteen bytes, or the first of them at the end of a row: nothing outside the frame is ever written. */
  @inline static store(at: usize, bytes: v128, count: i32): void {
    if (count >= 16) {
      v128.store(at, bytes)
    } else {
      v128.store(PART, bytes)
      memory.copy(at, PART, count)
    }
  }
}
