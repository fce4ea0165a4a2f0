import { readFile } from 'node:fs/promises'

// Neither Node's types nor the language's have it.
export type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number }
type Wasm = {
  compile(bytes: Uint8Array): Promise<object>
  instantiate(module: object): Promise<{ exports: object }>
}
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm }

/** A file's module is read and compiled once; each call returns a new instance with its own memory. */
export function wasmLoader<Exports>(file: URL): () => Promise<Exports> {
  let compiled: Promise<object> | undefined
  return async () => {
    compiled ??= readFile(file).then(bytes => wasm.compile(bytes))
    const { exports } = await wasm.instantiate(await compiled)
    return exports as Exports
  }
}
