import { describeShots } from '@kinora/client'
import type { Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { type StoryboardFrame, writeStoryboard } from '@kinora/media/storyboard/write-storyboard'
import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import { sceneStills, type sceneStoryboard } from '../../catalog/scene-stills.ts'
import { refuseField } from '../../core/errors.ts'
import type { PreviewPorts } from '../preview/preview-task.ts'
import { drawStills } from './draw-stills.ts'

type Part = { scene: Scene; words?: string; lines?: readonly string[]; from?: number }
type Asked = Omit<RequestValues<typeof sceneStoryboard>, 'parts'> & { parts: readonly Part[] }

/** Stills take about a second each, and a sheet of more is not read. */
export const MAX_FRAMES = 60
const WIDTH = 520

/** Draws a still of each shot of several documents, on pages with their words, times and lines. Nothing is charged. */
export async function drawStoryboard(
  body: UnderstoodRequest,
  asking: Parameters<typeof drawStills>[1],
  ports: PreviewPorts,
): Promise<{ bytes: Buffer; pages: number; frames: number }> {
  // The body was checked with the declaration that the type follows from.
  const { title, parts, format, aspect_ratio: ratio, seed, images } = body.values as Asked
  const count = parts.reduce((sum, { scene }) => sum + scene.shots.length, 0)
  if (count > MAX_FRAMES)
    throw refuseField('parts', `parts must have at most ${MAX_FRAMES} shots together, got ${count}`)
  const frames: StoryboardFrame[] = []
  let begins = 0
  for (const part of parts) {
    const { scene } = part
    const from = part.from ?? begins
    begins = from + scene.seconds
    const pictures = new Map<number, Buffer>()
    // A request for stills takes at most twelve.
    for (let first = 0; first < scene.shots.length; first += 12) {
      const times = scene.shots.slice(first, first + 12).map(shot => (shot.from + shot.to) / 2)
      // A preview replaces the pictures that its request brings along by their files.
      const wanted = { scene, times, width: WIDTH, seed, aspect_ratio: ratio, ...(images && { images: [...images] }) }
      const drawn = await drawStills(ports.catalog.understand(sceneStills, wanted), asking, ports)
      // Stills that take too long are left out.
      for (const { atSeconds, bytes } of drawn.stills) pictures.set(atSeconds, bytes)
    }
    for (const [at, shot] of scene.shots.entries()) {
      const picture = pictures.get((shot.from + shot.to) / 2)
      if (picture) frames.push({ picture, ...wordsOf(part, at, shot, { from, number: frames.length + 1 }) })
    }
  }
  const { bytes, pages } = await writeStoryboard(title, frames, format)
  return { bytes, pages, frames: frames.length }
}

/** The number, time and camera of a shot; the words of its part, or who does what; and what is said and read. */
function wordsOf(
  { scene, words, lines = [] }: Part,
  at: number,
  { from, to, camera, speech = [], texts = [] }: SceneShot,
  { from: begins, number }: { from: number; number: number },
): Omit<StoryboardFrame, 'picture'> {
  const filmed = [camera?.size, camera?.angle, camera?.move].filter(one => one !== undefined && one !== 'still')
  const nameOf = (id: string | undefined): string => scene.entities.find(one => one.id === id)?.name ?? id ?? ''
  const said = speech.map(({ text, who }) => `${who === undefined ? '' : `${nameOf(who)}: `}“${text}”`)
  return {
    heading: [`${number}`, `${clock(begins + from)}–${clock(begins + to)}`, filmed.join(', ')]
      .filter(Boolean)
      .join('  ·  '),
    words: (at === 0 && words) || describedShot(scene, at),
    lines: [...(at === 0 ? lines : []), ...said, ...texts.map(({ text }) => `[${text}]`)],
  }
}

/** The actions of a shot, without the camera, which the heading has. */
const describedShot = (scene: Scene, at: number): string =>
  (describeShots(scene)[at]?.text ?? '')
    .split(' | ')
    .filter(part => !part.startsWith('camera: '))
    .join(': ')

const clock = (seconds: number): string => {
  const tenths = Math.round(seconds * 10)
  return `${Math.floor(tenths / 600)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`
}
