import { type WasmMemory, wasmLoader } from '@kinora/media/compositor/wasm-loader'

type Table = number
type Address = number

/** The exports of assembly/warp.ts, which work by address and check nothing. */
export type WarpKernels = {
  memory: WasmMemory
  heapBase(): Address
  setFrames(
    ...frames: [
      ...[firstLuma: Address, firstChroma: Address, lastLuma: Address, lastChroma: Address],
      ...[columns: number, rows: number, lefts: Table, rights: Table, scaleX: number, scaleY: number],
    ]
  ): void
  setMix(
    ...mix: [
      ...[earlyFirst: number, lateFirst: number, earlyLast: number, lateLast: number],
      ...[shareEarly: number, shareLate: number, shareEnd: number],
    ]
  ): void
  mixRow(
    ...rows: [
      ...[width: number, beforeWays: Address, beforeShares: Address, afterWays: Address, afterShares: Address],
      ...[down: number, ways: Address, shares: Address],
    ]
  ): void
  warpRow(
    ...row: [
      ...[row: number, ways: Address, shares: Address, closerFirst: number, closerLast: number],
      ...[luma: Address, blue: Address, red: Address],
    ]
  ): void
}

export const loadWarpKernels = wasmLoader<WarpKernels>(new URL('warp.wasm', import.meta.url))
