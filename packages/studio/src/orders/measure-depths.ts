import { createCompositor } from '@kinora/media/compositor/compositor'
import type { DepthRange } from '../raster/create-depth-shader.ts'
import type { SceneFilm } from '../stage/film-scene.ts'
import type { FrameGuides } from '../stage/guides/frame-guides.ts'
import { depthRange } from '../stage/guides/paint-passes.ts'
import { filmOptions, type OrderTools, shrunk, type VideoOrder } from './film-options.ts'

// The range of distances is that of the whole clip. It is measured so often in a second.
const [LOOKS_PER_SECOND, MAX_LOOKS, LOOK_SIDE] = [2, 40, 160]

type Means = {
  /** The clip's own film. */
  take: SceneFilm
  film: OrderTools['film']
}

/** The nearest and the farthest that a clip shows between two times; any range if no pass needs it. */
export async function measureDepths(
  order: VideoOrder,
  names: readonly string[],
  { from, to }: { from: number; to: number },
  { take, film }: Means,
): Promise<DepthRange> {
  if (!names.some(name => name.startsWith('depth'))) return { near: 1, far: 1_000 }
  const looks = Math.max(2, Math.min(MAX_LOOKS, Math.ceil((to - from) * LOOKS_PER_SECOND)))
  const measure = async (one: SceneFilm): Promise<DepthRange> => {
    const ranges: DepthRange[] = []
    for (let look = 0; look < looks; look++)
      ranges.push(depthRange([thinned(await one.guides(from + ((to - from) * look) / (looks - 1)))]))
    return { near: Math.min(...ranges.map(({ near }) => near)), far: Math.max(...ranges.map(({ far }) => far)) }
  }
  if (isStagedOnce(order)) return measure(take)
  // Several shots are staged twice, the first time in small frames.
  const small = { ...order, ...shrunk(order, LOOK_SIDE) }
  const compositor = await createCompositor(small)
  try {
    const shrunken = await film(await filmOptions(small, compositor))
    try {
      return await measure(shrunken)
    } finally {
      shrunken.close?.()
    }
  } finally {
    compositor.close()
  }
}

/** As many pixels of a large frame as a small one has. */
function thinned(guides: FrameGuides): FrameGuides {
  const { width, height, depths } = guides
  const step = Math.floor(Math.max(width, height) / LOOK_SIDE)
  if (step < 2) return guides
  const few: number[] = []
  for (let y = 0; y < height; y += step) for (let x = 0; x < width; x += step) few.push(depths[y * width + x]!)
  return { ...guides, depths: Float32Array.from(few) }
}

/** A room around which the camera orbits is staged anew from each side. */
const isStagedOnce = ({ scene: { shots } }: VideoOrder): boolean =>
  shots.length === 1 && shots[0]!.camera?.move !== 'orbit'
