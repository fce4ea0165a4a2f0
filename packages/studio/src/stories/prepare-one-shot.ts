import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Sprite } from '@kinora/media/compositor/compositor'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { clampValue, smoothStep } from '../planes/plane.ts'
import { fitWithin, flattenOnWhite } from '../planes/resize-picture.ts'
import { cropToSubject } from '../pictures/look-at/crop-to-subject.ts'
import { composeCollage } from '../pictures/edit/compose-collage.ts'
import type { Take } from '../camera/take.ts'
import { createPlaceCache } from './place-cache.ts'
import { createMotif } from '../motifs/create-motif.ts'
import type { StoryOptions } from './story-options.ts'
import { drawPrint } from './draw-print.ts'
import type { Story } from './story.ts'
import { createScrim } from './create-scrim.ts'
import { createTitle } from './create-title.ts'

/** A picture in the air: its centre in frame widths, its distance, and its width; z grows away from the camera. */
type Hung = { sprite: Sprite; x: number; y: number; z: number; width: number; fill: number }

type Place = { x: number; y: number; z: number }

// The maximum time between two pictures; otherwise walls of several are used.
const SECONDS_PER_STOP = 1.15
const DISTANCE = 1
const DEPTH = 1.5

/**
 * One continuous camera move through pictures in the sky. It begins with the first picture filling the frame, pulls
 * back, and glides from picture to picture into the depth.
 */
export async function prepareOneShot(options: StoryOptions, story: Story): Promise<Take> {
  const { compositor, frames, seed, titles, language = story.language } = options
  const { relief } = createPlaceCache(options)(story.opening.setting!)
  const hung = await hang(options)
  const path = pathOf(hung, seed)
  const motifs = await Promise.all(story.motifs.map(motif => createMotif(compositor, motif, seed)))
  const other = language === 'en' ? 'zh' : 'en'
  const titleOf = (text: string | undefined, words: Story['title']) =>
    createTitle(compositor, {
      text: text ?? words[language],
      second: text === undefined ? words[other] : undefined,
      font: story.font,
      color: story.colour,
      centreY: 0.77,
    })
  const [opening, closing] = [titleOf(titles?.opening, story.title), titleOf(titles?.closing, story.closing)]
  const scrim = createScrim(compositor, 0.7)
  const grade = compositor.addGrade({ ...story.grade, grain: 0.1, grainSeed: seed >>> 0 })
  const { width, height } = compositor
  const far = hung.reduce((most, { z }) => Math.max(most, z), 0) + DEPTH
  return {
    draw(frame) {
      const way = frames === 1 ? 0 : frame / (frames - 1)
      const eye = path(way)
      compositor.drawRelief(relief, {
        x: relief.width / 2 + clampValue(eye.x * 0.03, -0.06, 0.06) * width,
        y: relief.height / 2 + clampValue(eye.y * 0.03, -0.05, 0.05) * height,
        zoom: 1 + 0.06 * clampValue((eye.z + DEPTH) / far),
      })
      compositor.applyGrade(grade, frame)
      for (const one of hung.toSorted((a, b) => b.z - a.z)) drawHung(one, eye)
      for (const motif of motifs) motif(frame / FRAMES_PER_SECOND)
      const first = 1 - smoothStep(0.12, 0.2, way)
      const last = smoothStep(0.84, 0.93, way)
      scrim(Math.max(first, last))
      opening(first, clampValue(way / 0.2))
      closing(last, clampValue((way - 0.84) / 0.16))
    },
  }

  function drawHung({ sprite, x, y, z, width: wide, fill }: Hung, eye: Place): void {
    const away = z - eye.z
    // A passed picture disappears before its blur would fill the frame.
    const opacity = smoothStep(0.3, 0.62, away)
    if (opacity <= 0) return
    const scale = (width * wide) / away / (sprite.width * fill)
    compositor.drawSprite(sprite, {
      x: width / 2 + ((x - eye.x) * width) / away,
      y: height / 2 + ((y - eye.y) * width) / away,
      anchorX: 0.5,
      anchorY: 0.5,
      scale,
      // Far away, air lies before everything.
      opacity: opacity * (1 - 0.55 * smoothStep(2.4, 6, away)),
    })
  }
}

/** Prints, or walls of prints if there are more pictures than time, to the left and right of the path. */
async function hang({ compositor, pictures, frames, seed }: StoryOptions): Promise<Hung[]> {
  const frame: Size = { width: compositor.width, height: compositor.height }
  const stops = Math.max(2, Math.floor(frames / FRAMES_PER_SECOND / SECONDS_PER_STOP))
  const single = pictures.length <= stops ? pictures.length : Math.max(1, stops - Math.ceil(pictures.length / 30))
  const rest = pictures.slice(single)
  const walls = rest.length === 0 ? 0 : Math.min(Math.max(1, stops - single), rest.length)
  const perWall = walls === 0 ? 0 : Math.ceil(rest.length / walls)
  const seeded = seededRandom(seed).fork('one shot')
  const side = seeded.pick([-1, 1])
  const shown: (RgbaPicture | readonly RgbaPicture[])[] = [
    ...pictures.slice(0, single),
    ...Array.from({ length: walls }, (_, wall) => rest.slice(wall * perWall, (wall + 1) * perWall)).filter(
      list => list.length > 0,
    ),
  ]
  const hung: Hung[] = []
  for (const [index, one] of shown.entries()) {
    const place = {
      x: index === 0 ? 0 : side * (index % 2 === 0 ? -1 : 1) * seeded.between(0.5, 0.72),
      y: index === 0 ? 0 : seeded.between(-0.16, 0.16) * (frame.height / frame.width),
      z: DISTANCE + index * DEPTH,
    }
    const picture =
      'rgba' in one ? await filling(one, frame, index === 0) : await composeCollage(one, halved(frame), seed + index)
    const { print, fill } = await drawPrint(picture)
    const aspect = picture.height / picture.width
    // The share of the frame that it fills: all for the first.
    const wide = index === 0 ? 1 : 0.86 * Math.min(1, frame.height / frame.width / aspect)
    hung.push({ sprite: compositor.addSprite(print), ...place, width: wide, fill })
  }
  return hung
}

const halved = ({ width, height }: Size): Size => ({ width: Math.round(width * 0.8), height: Math.round(height * 0.8) })

/** The first has exactly the frame's shape; others keep their own. */
function filling(picture: RgbaPicture, frame: Size, isFirst: boolean): Promise<RgbaPicture> {
  if (isFirst) return cropToSubject(flattenOnWhite(picture), frame)
  return fitWithin(flattenOnWhite(picture), Math.max(frame.width, frame.height))
}

/**
 * The camera path: each picture fills the frame, and between two the camera pulls back so that both are visible. It
 * never stops; before it leaves the first picture it moves slightly closer.
 */
function pathOf(hung: readonly Hung[], seed: number): (way: number) => Place {
  const stops = hung.map(({ x, y, z }) => ({ x, y, z: z - DISTANCE }))
  const lone = stops.length === 1
  const all = lone ? [stops[0]!, stops[0]!] : stops
  const legs = all.length - 1
  const sideways = seed % 2 === 0 ? 1 : -1
  // The title over the first and the words over the last need reading time.
  const [still, end] = [0.1, 0.14]
  return way => {
    const inner = clampValue((way - still) / (1 - still - end))
    const leg = Math.min(legs - 1, Math.floor(inner * legs))
    const part = inner * legs - leg
    const eased = 0.25 * part + 0.75 * smoothStep(0, 1, part)
    const [from, to] = [all[leg]!, all[leg + 1]!]
    const back = Math.sin(Math.PI * clampValue(part)) ** 2 * (lone ? 1.1 : 0.62)
    // Pulls back slightly at the end, so that the last frame shows more than one picture.
    const leaving = smoothStep(1 - end, 1, way) * 0.22
    const breath = Math.min(way / still, 1) * 0.006
    return {
      x: from.x + (to.x - from.x) * eased + (lone ? sideways * 0.22 * back : 0) + breath * Math.sin(way * 21),
      y: from.y + (to.y - from.y) * eased + breath * Math.sin(way * 17),
      z: from.z + (to.z - from.z) * eased - back - leaving + 0.03 * Math.min(1, way / still),
    }
  }
}
