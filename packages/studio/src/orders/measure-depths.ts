import { createCompositor } from '@kinora/media/compositor/compositor'
import { type DepthRange, depthRange } from '../stage/guides/paint-passes.ts'
import { filmOptions, type OrderTools, shrunk, type VideoOrder } from './film-options.ts'

// The range of distances is that of the whole clip. It is measured in small frames, so often in a second.
const [LOOKS_PER_SECOND, MAX_LOOKS, LOOK_SIDE] = [2, 40, 160]

/** The nearest and the farthest that a clip shows between two times; any range if no pass needs it. */
export async function measureDepths(
  order: VideoOrder,
  names: readonly string[],
  { from, to }: { from: number; to: number },
  { film: open }: Pick<OrderTools, 'film'>,
): Promise<DepthRange> {
  if (!names.some(name => name.startsWith('depth'))) return { near: 1, far: 1_000 }
  const small = { ...order, ...shrunk(order, LOOK_SIDE) }
  const compositor = await createCompositor(small)
  try {
    const film = await open(await filmOptions(small, compositor))
    try {
      const looks = Math.max(2, Math.min(MAX_LOOKS, Math.ceil((to - from) * LOOKS_PER_SECOND) + 1))
      const ranges: DepthRange[] = []
      for (let look = 0; look < looks; look++)
        ranges.push(depthRange([await film.guides(from + ((to - from) * look) / (looks - 1))]))
      return { near: Math.min(...ranges.map(({ near }) => near)), far: Math.max(...ranges.map(({ far }) => far)) }
    } finally {
      film.close?.()
    }
  } finally {
    compositor.close()
  }
}
