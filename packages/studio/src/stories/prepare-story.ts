import type { Transition } from '@kinora/media/compositor/compositor'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { type OpenModel, openModel } from '../models/open-model.ts'
import { smoothStep } from '../planes/plane.ts'
import { readPictogram } from '../figures/read-pictogram.ts'
import type { Take } from '../camera/take.ts'
import { createCardSegment } from './create-card-segment.ts'
import { createCloseUpSegment } from './create-close-up-segment.ts'
import { createJourneySegment } from './create-journey-segment.ts'
import { createMotif } from '../motifs/create-motif.ts'
import { prepareOneShot } from './prepare-one-shot.ts'
import { createPhotoSegment, type DrawSegment } from './create-photo-segment.ts'
import { planStory, type Segment } from './plan-story.ts'
import { type PlaceCache, createPlaceCache } from './place-cache.ts'
import { readStory } from './stories.ts'
import { type Story, STORY_NAMES, type Words } from './story.ts'
import type { StoryOptions } from './story-options.ts'
import { createCaption } from './create-caption.ts'
import { createScrim } from './create-scrim.ts'
import { createTitle } from './create-title.ts'
import { createWallSegment } from './create-wall-segment.ts'

const MAX_PICTURES = 100

/** A film of the caller's pictures as one of six stories: a title, shots on the beat, and last words. */
export async function prepareStory(options: StoryOptions, open: OpenModel = openModel): Promise<Take> {
  const { pictures } = options
  if (!STORY_NAMES.includes(options.story)) throw new RangeError(`there is no story ${options.story}`)
  if (pictures.length < 1 || pictures.length > MAX_PICTURES) {
    throw new RangeError(`a story is told with 1 to ${MAX_PICTURES} pictures, not ${pictures.length}`)
  }
  const story = readStory(options.story)
  if (options.story === 'one_shot') return prepareOneShot(options, story)
  const { compositor, seed } = options
  const plan = planStory(options.frames, pictures.length, story)
  const places = createPlaceCache(options)
  const drawn: Prepared[] = []
  for (const [index, segment] of plan.entries()) {
    // A segment continues during the transition to the next.
    const to = Math.min(options.frames, segment.to + (index < plan.length - 1 ? story.transitionFrames : 0))
    const own = { ...options, frames: Math.max(1, to - segment.from), seed: seed + index * 101 }
    const draw = await segmentOf(own, segment, places, open)
    const kind = segment.beat.transition
    drawn.push({ ...segment, draw, transition: kind && index > 0 ? compositor.addTransition(kind) : undefined })
  }
  const overlays = await overlaysOf(options, story, drawn)
  const grade = compositor.addGrade({ ...story.grade, grain: 0.12, grainSeed: seed >>> 0 })
  return {
    draw(frame) {
      drawShots(options, story, drawn, frame)
      compositor.applyGrade(grade, frame)
      overlays(frame)
    },
  }
}

type Prepared = Segment & { draw: DrawSegment; transition: Transition | undefined }

async function segmentOf(
  options: StoryOptions,
  segment: Segment,
  places: PlaceCache,
  open: OpenModel,
): Promise<DrawSegment> {
  const pictures = segment.pictures.map(index => options.pictures[index]!)
  const [first] = pictures
  if (pictures.length > 1 || !first) return createWallSegment(options, pictures)
  const { move, setting } = segment.beat
  if (segment.kind === 'closing' && !setting) return createCardSegment(options, first)
  if (setting) return createJourneySegment(options, first, { move, setting, places }, open)
  return segment.isAgain ? createCloseUpSegment(options, first, open) : createPhotoSegment(options, first, move, open)
}

function drawShots(
  { compositor }: StoryOptions,
  { transitionFrames }: Story,
  drawn: readonly Prepared[],
  frame: number,
): void {
  const index = drawn.findLastIndex(({ from }) => from <= frame)
  const now = drawn[index]!
  const before = drawn[index - 1]
  const age = frame - now.from
  if (!before || !now.transition || age >= transitionFrames) return now.draw(age)
  const progress = (age + 1) / (transitionFrames + 1)
  compositor.drawTransition(
    now.transition,
    progress,
    () => before.draw(frame - before.from),
    () => now.draw(age),
  )
}

/** The overlays: floating things, captions, and the words at both ends. */
async function overlaysOf(
  options: StoryOptions,
  story: Story,
  drawn: readonly Prepared[],
): Promise<(frame: number) => void> {
  const { compositor, frames, seed, titles, language = story.language } = options
  const { font, colour: color } = story
  const other = language === 'en' ? 'zh' : 'en'
  const titleOf = (words: Words, own: string | undefined, centreY: number) =>
    createTitle(compositor, {
      text: own ?? words[language],
      second: own === undefined ? words[other] : undefined,
      font,
      color,
      centreY,
    })
  const motifs = await Promise.all(story.motifs.map(motif => createMotif(compositor, motif, seed)))
  const isJourney = story.ending.setting !== undefined
  const opening = titleOf(story.title, titles?.opening, 0.76)
  const closing = titleOf(story.closing, titles?.closing, isJourney ? 0.78 : 0.5)
  const scrim = createScrim(compositor, 0.72)
  const captions = await Promise.all(
    drawn.map(async ({ beat, kind }) => {
      const picture = beat.sticker === undefined ? undefined : await readPictogram(beat.sticker)
      const text = kind === 'shot' || kind === 'wall' ? beat.caption?.[language] : undefined
      if (!picture && text === undefined) return undefined
      return createCaption(compositor, { text, font, color: '#FFFFFF' }, picture && compositor.addSprite(picture))
    }),
  )
  const ends = { opening: drawn[0]!.to, closing: drawn.at(-1)!.from }
  const isShort = drawn.length === 1
  const { transitionFrames } = story
  return frame => {
    const first = isShort ? 1 : 1 - smoothStep(ends.opening - 4, ends.opening + transitionFrames * 0.5, frame)
    const last = isShort
      ? 0
      : smoothStep(ends.closing + transitionFrames * 0.4, ends.closing + transitionFrames + 8, frame)
    const index = drawn.findLastIndex(({ from }) => from <= frame)
    const caption = captions[index]
    scrim(Math.max(first, isJourney ? last : 0, caption ? 0.55 : 0))
    for (const motif of motifs) motif(frame / FRAMES_PER_SECOND)
    const { from, to } = drawn[index]!
    caption?.(frame - from - transitionFrames * 0.4, to === frames ? Infinity : to - frame)
    opening(first, frame / Math.max(1, ends.opening))
    closing(last, (frame - ends.closing) / Math.max(1, frames - ends.closing))
  }
}
