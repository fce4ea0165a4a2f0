import { readPicture } from '@kinora/media/av/read-picture'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Input, Order } from '@kinora/media/engine/contract'
import { MAX_SIDE } from './cut-input.ts'
import type { MouthPose } from '../setting/mouth-pose.ts'
import type { ShotList } from '../setting/shot-list.ts'
import { prepareBetween } from '../pictures/between/prepare-between.ts'
import { findSinger, LEAST_MOUTH } from '../pictures/lips/find-singer.ts'
import type { LipsOptions } from '../pictures/lips/prepare-lips.ts'
import { preparePhoto } from '../pictures/photo/prepare-photo.ts'
import { writeScene } from '../scene-writing/write-scene.ts'
import { direct } from '../prompt-parsing/read-prompt.ts'
import { prepareStory } from '../stories/prepare-story.ts'
import { STORY_NAMES, type StoryName } from '../stories/story.ts'
import { prepareTemplate } from '../templates/prepare-template.ts'
import type { Template } from '../templates/template.ts'
import { templates } from '../templates/templates.ts'
import type { Take, TakeOptions } from '../camera/take.ts'
import { prepareContinuation } from '../pictures/continuation/prepare-continuation.ts'
import { endPicture } from '@kinora/media/engine/last-frame'
import { showNearer } from '../pictures/edit/show-nearer.ts'
import { readLastFrames } from './read-last-frames.ts'
import { requireClip } from './require-clip.ts'
import { prepareTravel } from '../pictures/travel/prepare-travel.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

const MAX_STORY_PICTURES = 100
const MAX_TEMPLATE_PICTURES = 3

/** Prepares the video of an order from its pictures. `lips` are the poses of a moving mouth. */
export async function prepareTake(
  order: VideoOrder,
  shots: ShotList,
  options: TakeOptions,
  lips?: readonly MouthPose[],
): Promise<Take> {
  if (!lips) return prepareSilentTake(order, shots, options)
  const portrait = portraitOf(order)
  if (!portrait) return { ...(await prepareSilentTake(order, shots, options)), notes: ['lips: no frame with a face'] }
  const { path, role } = portrait
  const picture = await readPicture(path, { maxSide: MAX_SIDE })
  if (order.lips?.required) await requireFace(picture, role)
  return filmPhoto(picture, shots, options, { poses: lips, where: role })
}

async function requireFace(picture: RgbaPicture, role: string): Promise<void> {
  const found = await findSinger(picture, role)
  if ('face' in found || found.isUnknown) return
  const says = `${role} must show the face of somebody who looks at the camera, with a mouth of at least ${LEAST_MOUTH} pixels, and no such face was found in it`
  throw new ChildFailure(says, false, 'FieldInvalid')
}

/** The only picture in which a mouth can move. */
export function portraitOf({ from, inputs }: VideoOrder): Input | undefined {
  const pictures = inputs.filter(({ kind }) => kind === 'picture')
  if (from.kind === 'frame') return pictures[0]
  return from.kind === 'references' && pictures.length === 1 ? pictures[0] : undefined
}

function filmPhoto(picture: RgbaPicture, { shots }: ShotList, options: TakeOptions, lips?: LipsOptions): Promise<Take> {
  const [shot] = shots
  if (!shot) throw new ChildFailure('there is no shot to film', false)
  const motion = shot.subjects[0]?.motion
  const facts = { weather: shot.weather, mood: shot.mood, ...(motion && { motion }) }
  return preparePhoto({ ...options, picture, camera: shot.camera, facts, ...(lips && { lips }) })
}

async function prepareSilentTake(order: VideoOrder, shots: ShotList, options: TakeOptions): Promise<Take> {
  switch (order.from.kind) {
    case 'frame': {
      const [picture] = await picturesOf(order.inputs, 1)
      if (!picture) throw new ChildFailure('an order from a frame must have a frame', false)
      const size = order.scene?.shots[0]?.camera?.size
      return filmPhoto(size ? await showNearer(picture, size, options.compositor) : picture, shots, options)
    }
    case 'frames': {
      const [first, last] = await picturesOf(order.inputs, 2)
      if (!first || !last) throw new ChildFailure('an order from frames must have a first and a last frame', false)
      if (!order.from.goesOn) return betweenPictures(first, last, options)
      const take = await betweenPictures(first, last, { ...options, frames: options.frames + 1 })
      return { ...take, draw: index => take.draw(index + 1) }
    }
    case 'continuation': {
      const last = await readLastFrames(requireClip(order), options.compositor, MOTION_FRAMES)
      const wanted = endPicture(order)
      const [end] = wanted ? await picturesOf([wanted], 1) : []
      const prepareNext = (picture: RgbaPicture, frames: number): Promise<Take> =>
        end ? betweenPictures(picture, end, { ...options, frames }) : filmPhoto(picture, shots, { ...options, frames })
      return prepareContinuation({ ...options, last, prepareNext })
    }
    case 'story': {
      const pictures = await picturesOf(order.inputs, MAX_STORY_PICTURES)
      return prepareStory({ ...options, story: requireStoryName(order.from.story), pictures })
    }
    case 'template': {
      const { template, options: choices } = order.from
      const pictures = await picturesOf(order.inputs, MAX_TEMPLATE_PICTURES)
      const weather = order.prompt === '' ? undefined : shots.shots[0]?.weather
      requireTemplate(template)
      return prepareTemplate({
        ...options,
        template,
        pictures,
        readScene: words => readTemplateScene(words, options),
        ...(choices && { choices }),
        ...(weather && { weather }),
      })
    }
    case 'panels':
    case 'words':
    case 'references':
      throw new ChildFailure('words are filmed as a scene document', false)
  }
}

export function readTemplateScene(prompt: string, { seed, frames }: Pick<TakeOptions, 'seed' | 'frames'>) {
  const list = direct({ prompt, seed })
  const seconds = frames / FRAMES_PER_SECOND
  return { shot: list.shots[0]!, writeScene: () => writeScene(list, { seconds, prompt, music: 'unwanted' }) }
}

const betweenPictures = async (first: RgbaPicture, last: RgbaPicture, options: TakeOptions): Promise<Take> =>
  (await prepareTravel({ ...options, first, last })) ?? prepareBetween({ ...options, first, last })

// These frames show the motion at the end of a clip.
const MOTION_FRAMES = 3

export function requireTemplate(id: string): Template {
  const template = templates()[id]
  if (!template) throw new ChildFailure(`there is no template ${id}`, false)
  return template
}

export function requireStoryName(story: string): StoryName {
  const name = STORY_NAMES.find(one => one === story)
  if (!name) throw new ChildFailure(`there is no story ${story}`, false)
  return name
}

async function picturesOf(inputs: readonly Input[], most: number): Promise<RgbaPicture[]> {
  const chosen = inputs.filter(input => input.kind === 'picture').slice(0, most)
  // Each of many pictures is visible only for a moment, and full sizes would fill the memory.
  const maxSide = chosen.length > 4 ? MAX_SIDE / 2 : MAX_SIDE
  const pictures: RgbaPicture[] = []
  for (const { path } of chosen) pictures.push(await readPicture(path, { maxSide }))
  return pictures
}
