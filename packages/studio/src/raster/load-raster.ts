import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An instance of raster.wasm: growing memory, functions, and settings by name. */
export type RasterKernels = {
  /** Allocates bytes, aligned to 16. */
  take(bytes: number): number
  bytes(at: number, count: number): Uint8Array
  floats(at: number, count: number): Float32Array
  words(at: number, count: number): Int32Array
  call(name: string, ...args: number[]): number
  set(settings: Record<string, number>): void
  get(name: string): number
}

// Neither Node's types nor the language's have it.
type Wasm = {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> }
}
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm }

const PAGE = 65_536
let compiled: object | undefined

/** A new instance with its own memory. */
export function loadRaster(): RasterKernels {
  compiled ??= new wasm.Module(readFileSync(join(import.meta.dirname, 'raster.wasm')))
  const { exports } = new wasm.Instance(compiled, { env: { abort: failed } })
  const memory = exports['memory'] as { buffer: ArrayBuffer; grow(pages: number): number }
  const settings = exports as Record<string, { value: number }>
  // Its constants are in the first page.
  let free = PAGE
  return {
    take(bytes) {
      const at = free
      free += Math.ceil(bytes / 16) * 16
      // Four pixels are read at a time: a few bytes beyond the last row.
      const missing = free + 256 - memory.buffer.byteLength
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
      return at
    },
    bytes: (at, count) => new Uint8Array(memory.buffer, at, count),
    floats: (at, count) => new Float32Array(memory.buffer, at, count),
    words: (at, count) => new Int32Array(memory.buffer, at, count),
    call: (name, ...args) => (exports[name] as (...numbers: number[]) => number)(...args),
    set(values) {
      for (const [name, value] of Object.entries(values)) {
        const setting = settings[name]
        if (!setting) throw new Error(`raster.wasm has no setting ${name}`)
        setting.value = value
      }
    },
    get: name => settings[name]!.value,
  }
}

function failed(): never {
  throw new Error('The rasteriser failed')
}
