import { MB } from '../core/units.ts'
import type { Size } from '../frames/size.ts'
import { yuvFrameBytes } from '../frames/yuv-frame.ts'
import { createArena } from './arena.ts'
import { type Kernels, loadKernels } from './kernels.ts'
import { layOutFramePlanes } from './planes.ts'
import { requireSide } from './require-number.ts'
import { MAX_FRAME_SIDE, type Stage, STAGING_BYTES } from './stage.ts'

// Memories of closed compositors. Wasm memory never shrinks and is freed late by the garbage collector, so a process
// keeps one for the next job, unless a single large job enlarged it.
const idle: Kernels[] = []
const MAX_IDLE_BYTES = 512 * MB

export async function openStage(size: Size): Promise<Stage & { frameAt: number }> {
  requireSide(size.width, 'frame width', MAX_FRAME_SIDE)
  requireSide(size.height, 'frame height', MAX_FRAME_SIDE)
  if (size.width % 2 || size.height % 2) {
    throw new RangeError(`a frame must have even sides, not ${size.width} x ${size.height}`)
  }
  const kernels = idle.pop() ?? (await loadKernels())
  const arena = createArena(kernels.memory, kernels.heapBase())
  const frameAt = arena.take(yuvFrameBytes(size))
  const target = layOutFramePlanes(frameAt, size)
  return { size, kernels, arena, target, staging: arena.take(STAGING_BYTES), frameAt }
}

export function closeStage({ kernels }: Stage): void {
  if (kernels.memory.buffer.byteLength <= MAX_IDLE_BYTES) idle.push(kernels)
}
