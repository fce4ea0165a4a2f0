import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueEntry, CatalogueKind } from '@kinora/media/scene/catalogue'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { PICTURED, pictureScene } from './picture-scene.ts'

/** Pictures of catalogue entries, drawn once and cached as files. */
export type ScenePictures = {
  hasPicture(kind: CatalogueKind): boolean
  /** The file of an entry's picture; undefined if it has none. `draw` draws the picture of a document. */
  pathOf(entry: CatalogueEntry, draw: DrawScene): Promise<string | undefined>
}

type DrawScene = (scene: Scene) => Promise<Buffer>
type Options = {
  folder: string
  /** The catalogue's version: each version has its own pictures. */
  version: () => string
}

export function openScenePictures({ folder, version }: Options): ScenePictures {
  const underWay = new Map<string, Promise<string>>()
  // One after another: a page of the catalogue asks for many at once, and the queue of previews takes four.
  let last: Promise<unknown> = Promise.resolve()
  const draw = async (path: string, scene: Scene, drawScene: DrawScene): Promise<string> => {
    const bytes = await drawScene(scene)
    await mkdir(join(folder, version()), { recursive: true })
    // Another process may draw the same picture: the last rename wins, and no reader sees half a file.
    const unfinished = `${path}.${process.pid}`
    await writeFile(unfinished, bytes)
    await rename(unfinished, path)
    return path
  }
  return {
    hasPicture: kind => PICTURED.has(kind),
    async pathOf(entry, drawScene) {
      const scene = pictureScene(entry)
      if (!scene) return undefined
      // Ids are plain words; other texts could leave the folder.
      const path = join(folder, version(), `${entry.kind}-${encodeURIComponent(entry.id)}.jpg`)
      if (await stat(path).catch(() => undefined)) return path
      const known = underWay.get(path)
      if (known) return known
      const drawing = last.then(() => draw(path, scene, drawScene)).finally(() => underWay.delete(path))
      last = drawing.catch(() => {})
      underWay.set(path, drawing)
      return drawing
    },
  }
}
