import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An instance of plates.wasm: its functions, and its settings by name. */
export type Kernels = {
  memory: { readonly buffer: ArrayBuffer }
  call(name: string, ...args: number[]): number
  /** Settings are exported globals; an unknown name is an error of the caller. */
  set(settings: Record<string, number>): void
  get(name: string): number
}

// Missing from the types of Node and of TypeScript's library.
type Wasm = {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> }
  Global: new () => { value: number }
}
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm }

let compiled: object | undefined

/** A new instance with its own memory, so that the 400 MB of a 4K plate are freed with it. */
export function loadKernels(): Kernels {
  compiled ??= new wasm.Module(readFileSync(join(import.meta.dirname, 'plates.wasm')))
  const { exports } = new wasm.Instance(compiled, { env: { abort: failed } })
  const globalOf = (name: string): { value: number } => {
    const found = exports[name]
    if (!(found instanceof wasm.Global)) throw new Error(`plates.wasm has no setting ${name}`)
    return found
  }
  return {
    memory: exports['memory'] as Kernels['memory'],
    call(name, ...args) {
      return (exports[name] as (...numbers: number[]) => number)(...args)
    },
    set(settings) {
      for (const [name, value] of Object.entries(settings)) globalOf(name).value = value
    },
    get: name => globalOf(name).value,
  }
}

function failed(): never {
  throw new Error('A plate kernel failed')
}
