import type { WasmMemory } from './wasm-loader.ts'

/** An allocator for wasm memory. */
export type Arena = {
  /** Allocates this many uninitialised bytes, aligned to 64, and returns the address. Throws if memory is exhausted. */
  take(bytes: number): number
  give(at: number): void
  /** Bytes in use. */
  takenBytes(): number
}

type Piece = { at: number; bytes: number }

const ALIGNMENT = 64
const PAGE = 65_536
// Kernels load sixteen bytes at a time, so they may read, but never write, past the end of a block.
const SLACK = 64

/**
 * First fit; adjacent free blocks are merged. Similar jobs reuse the blocks of the last one, so that memory grows only
 * to the need of the largest job.
 */
export function createArena(memory: WasmMemory, base: number): Arena {
  const free: Piece[] = []
  const taken = new Map<number, number>()
  let end = Math.ceil(base / ALIGNMENT) * ALIGNMENT

  function grow(bytes: number): number {
    const last = free.at(-1)
    const at = last && last.at + last.bytes === end ? last.at : end
    const missing = at + bytes - memory.buffer.byteLength
    if (missing > 0) {
      try {
        memory.grow(Math.ceil(missing / PAGE))
      } catch (error) {
        throw new Error(`the compositor has no room for ${Math.ceil(bytes / 1e6)} MB more`, { cause: error })
      }
    }
    if (at < end) free.pop()
    end = at + bytes
    return at
  }

  function take(wanted: number): number {
    const bytes = Math.ceil((wanted + SLACK) / ALIGNMENT) * ALIGNMENT
    const index = free.findIndex(piece => piece.bytes >= bytes)
    const piece = free[index]
    let at: number
    if (piece) {
      at = piece.at
      if (piece.bytes === bytes) free.splice(index, 1)
      else free[index] = { at: at + bytes, bytes: piece.bytes - bytes }
    } else {
      at = grow(bytes)
    }
    taken.set(at, bytes)
    return at
  }

  function give(at: number): void {
    const bytes = taken.get(at)
    if (bytes === undefined) throw new Error(`nothing was taken at ${at}`)
    taken.delete(at)
    let index = free.findIndex(piece => piece.at > at)
    if (index < 0) index = free.length
    free.splice(index, 0, { at, bytes })
    join(index)
    join(index - 1)
  }

  function join(index: number): void {
    const [piece, next] = [free[index], free[index + 1]]
    if (!piece || !next || piece.at + piece.bytes !== next.at) return
    free.splice(index, 2, { at: piece.at, bytes: piece.bytes + next.bytes })
  }

  return {
    take,
    give,
    takenBytes: () => [...taken.values()].reduce((sum, bytes) => sum + bytes, 0),
  }
}
