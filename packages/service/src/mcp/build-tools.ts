import type { Catalog } from '../catalog/catalog.ts'
import { generatorTools, makeTools } from './make-tools.ts'
import { otherTools } from './other-tools.ts'
import { previewTool } from './preview-tool.ts'
import { sceneTools } from './scene-tools.ts'
import { taskTools } from './task-tools.ts'
import type { Tool } from './tool.ts'

/** All tools. */
export function buildTools(catalog: Catalog): Tool[] {
  const makes = makeTools(catalog)
  return [
    ...makes.values(),
    ...generatorTools(catalog, makes),
    previewTool(catalog, makes),
    ...taskTools(catalog),
    ...sceneTools(catalog),
    ...otherTools,
  ]
}
