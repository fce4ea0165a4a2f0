import { writeFile } from 'node:fs/promises'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { createGlbWriter } from '@kinora/media/models/glb-writer'
import { createBodyWriter } from '../gltf/write-body.ts'
import { writeRelief } from '../gltf/write-relief.ts'
import { writeShot } from '../gltf/write-shot.ts'
import { filmOptions, framesOf, type OrderTools, type VideoOrder } from './film-options.ts'

/** The name of the file among passes. */
export const GLB = 'glb'

/** Frames of an animation: those of the clip, of a long clip every second one, or every third. */
const MAX_FRAMES = 1_500

/** Writes a document as a glTF file: each shot a scene with an animation. */
export async function writeGlb(
  path: string,
  order: VideoOrder,
  report: (percent: number) => void,
  { film: filming }: Pick<OrderTools, 'film'>,
): Promise<void> {
  const { width, height, scene } = order
  const compositor = await createCompositor({ width, height })
  try {
    const film = await filming(await filmOptions(order, compositor))
    try {
      const glb = createGlbWriter()
      const writeBody = createBodyWriter(glb)
      const all = framesOf(order)
      const step = Math.ceil(all / MAX_FRAMES)
      for (const planned of film.shots) {
        const { shot, at, from, to } = planned
        const geometry = await film.geometry(planned)
        const numbers = Array.from({ length: Math.ceil((to - from) / step) }, (_, nth) => from + nth * step)
        const frames = numbers.map(frame => {
          report((100 * frame) / all)
          return geometry.at(frame / FRAMES_PER_SECOND)
        })
        const name = `shot-${at + 1}`
        await writeShot(
          {
            name,
            relief: { name: shot.place, mesh: await writeRelief(geometry.relief(), shot.place, glb) },
            times: numbers.map(frame => (frame - from) / FRAMES_PER_SECOND),
            frames,
            size: geometry.size,
            extras: { shot: at, from: from / FRAMES_PER_SECOND, to: to / FRAMES_PER_SECOND, place: shot.place },
          },
          glb,
          writeBody,
        )
      }
      const extras = { frames_per_second: FRAMES_PER_SECOND, seconds: scene.seconds }
      await writeFile(path, glb.finish({ generator: 'Kinora' }, extras))
    } finally {
      film.close?.()
    }
  } finally {
    compositor.close()
  }
}
