import { join } from 'node:path'
import type { OrderJob, OrderResult } from '@kinora/media/engine/child-engine'
import type { MadeFile, Pass, WantedPasses } from '@kinora/media/engine/contract'
import type { OrderTools, SceneOrder, VideoOrder } from './film-options.ts'
import { drawSceneStills, paintSceneOrder, previewScene, shootScene } from './shoot-scene.ts'
import { GLB, writeGlb } from './write-glb.ts'
import { writePasses } from './write-passes.ts'

/** Makes the files of a document, or only describes them. */
export async function makeScene(
  { order, folder, preview, stills, passes }: Omit<OrderJob, 'order'> & { order: SceneOrder },
  report: (percent: number) => void,
  means: OrderTools,
): Promise<OrderResult> {
  if (preview) return { files: [], ...(await previewScene(order, means)) }
  if (stills) return { files: [], ...(await drawSceneStills(order, stills, folder, means)) }
  if (passes && order.kind === 'video')
    return { files: [], passes: await makePasses(order, passes, folder, report, means) }
  const format = order.kind === 'video' ? 'mp4' : 'png'
  const file: MadeFile = { role: 'result', format, path: join(folder, `result.${format}`) }
  const made =
    order.kind === 'video'
      ? await shootScene(file.path, order, report, means)
      : await paintSceneOrder(file.path, order, means)
  return { files: [file], ...made }
}

async function makePasses(
  order: VideoOrder,
  wanted: WantedPasses,
  folder: string,
  report: (percent: number) => void,
  means: OrderTools,
): Promise<readonly Pass[]> {
  const drawn = wanted.names.filter(name => name !== GLB)
  const passes = drawn.length > 0 ? await writePasses(order, { ...wanted, names: drawn }, folder, report, means) : []
  if (drawn.length === wanted.names.length) return passes
  const path = join(folder, 'scene.glb')
  await writeGlb(path, order, report, means)
  return [...passes, { name: GLB, path, format: 'glb' }]
}
