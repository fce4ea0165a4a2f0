import { readFile } from 'node:fs/promises'

type Table = number
type Address = number

/** What assembly/warp.ts exports: work by address, without any check. */
export type WarpKernels = {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
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

// Neither Node's types nor the language's have it.
type Wasm = {
  compile(bytes: Uint8Array): Promise<object>
  instantiate(module: object): Promise<{ exports: object }>
}
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm }

let compiled: Promise<object> | undefined

/** A new instance with memory of its own, which goes with it. */
export async function loadWarpKernels(): Promise<WarpKernels> {
  compiled ??= readFile(new URL('warp.wasm', import.meta.url)).then(bytes => wasm.compile(bytes))
  const { exports } = await wasm.instantiate(await compiled)
  return exports as WarpKernels
}
