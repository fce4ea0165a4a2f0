import { decodeFrames } from '@kinora/media/av/decode-frames'
import { readPicture } from '@kinora/media/av/read-picture'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Input, Order } from '@kinora/media/engine/contract'
import { cutInput, MAX_SIDE } from './cut-input.ts'
import type { MouthPose, SpeechTrack } from '../direct/mouth-pose.ts'
import type { ShotList } from '../direct/shot-list.ts'
import { prepareBetween } from '../pictures/between/prepare-between.ts'
import { chooseBestCutout } from '../pictures/cutout/best-cut-out.ts'
import type { Cutout } from '../pictures/cutout/cut-out.ts'
import { framedCard } from '../pictures/cutout/framed-card.ts'
import { findSinger, LEAST_MOUTH } from '../pictures/lips/find-singer.ts'
import type { LipsOptions } from '../pictures/lips/prepare-lips.ts'
import { preparePhoto } from '../pictures/photo/prepare-photo.ts'
import { keepOwnBody, OWN_PREFIX } from '../bodies/own-bodies.ts'
import { openInputModel } from '../own-models/open-own-model.ts'
import type { NamedCutout, NamedModel } from '../scene/collect-art.ts'
import type { ClipSource } from '../scene/open-clips.ts'
import type { NamedView } from '../scene/photo-plate/view-scenery.ts'
import { prepareScene } from '../scene/prepare-scene.ts'
import { prepareStory } from '../stories/prepare-story.ts'
import { STORY_NAMES, type StoryName } from '../stories/story.ts'
import { prepareTemplate } from '../templates/prepare-template.ts'
import type { Template } from '../templates/template.ts'
import { TEMPLATES } from '../templates/templates.ts'
import type { Take, TakeOptions } from '../camera/take.ts'
import { prepareContinuation } from '../pictures/continuation/prepare-continuation.ts'
import { endPicture } from '@kinora/media/engine/last-frame'
import { readLastFrames } from './read-last-frames.ts'
import { requireClip } from './require-clip.ts'
import { prepareTravel } from '../pictures/travel/prepare-travel.ts'

/** `speech` is what those on a stage say. */
type Options = TakeOptions & { speech?: readonly SpeechTrack[] }
type VideoOrder = Extract<Order, { kind: 'video' }>

const MOST_STORY_PICTURES = 100
const MOST_TEMPLATE_PICTURES = 3

/** What is to be filmed, by what the video begins with. `lips` are the poses of a mouth that shall move. */
export async function prepareTake(
  order: VideoOrder,
  shots: ShotList,
  options: Options,
  lips?: readonly MouthPose[],
): Promise<Take> {
  if (!lips) return prepareSilentTake(order, shots, options)
  const portrait = portraitOf(order)
  if (!portrait) return { ...(await prepareSilentTake(order, shots, options)), notes: ['lips: no frame with a face'] }
  const { path, role } = portrait
  const picture = await readPicture(path, { maxSide: MAX_SIDE })
  if (order.lips?.required) await requireFace(picture, role)
  if (order.from.kind === 'frame') return filmPhoto(picture, shots, options, { poses: lips, where: role })
  // Of somebody who is only mentioned the picture itself is shown, but not where nobody would sing in it.
  const found = await findSinger(picture, role)
  if ('face' in found) return filmPhoto(picture, shots, options, { poses: lips, where: role })
  return { ...(await prepareSilentTake(order, shots, options)), notes: [found.note] }
}

async function requireFace(picture: RgbaPicture, role: string): Promise<void> {
  const found = await findSinger(picture, role)
  if ('face' in found || found.isUnknown) return
  const says = `${role} must show the face of somebody who looks at the camera, with a mouth of at least ${LEAST_MOUTH} pixels, and no such face was found in it`
  throw new ChildFailure(says, false, 'FieldInvalid')
}

/** The one picture in which a mouth can move. */
function portraitOf({ from, inputs }: VideoOrder): Input | undefined {
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

async function prepareSilentTake(order: VideoOrder, shots: ShotList, options: Options): Promise<Take> {
  switch (order.from.kind) {
    case 'frame': {
      const [picture] = await picturesOf(order.inputs, 1)
      if (!picture) throw new ChildFailure('there is no frame to begin with', false)
      return filmPhoto(picture, shots, options)
    }
    case 'frames': {
      const [first, last] = await picturesOf(order.inputs, 2)
      if (!first || !last) throw new ChildFailure('there are no two frames to begin and end with', false)
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
      const pictures = await picturesOf(order.inputs, MOST_STORY_PICTURES)
      return prepareStory({ ...options, story: requireStoryName(order.from.story), pictures })
    }
    case 'template': {
      const { template, options: choices } = order.from
      const pictures = await picturesOf(order.inputs, MOST_TEMPLATE_PICTURES)
      const weather = order.prompt === '' ? undefined : shots.shots[0]?.weather
      requireTemplate(template)
      return prepareTemplate({
        ...options,
        template,
        pictures,
        ...(choices && { choices }),
        ...(weather && { weather }),
      })
    }
    // Panels beside each other are put together above here.
    case 'panels':
    case 'words':
    case 'references':
      return prepareScene({
        ...options,
        shots,
        pictures: await cutoutsOf(order.inputs.filter(({ model }) => model === undefined)),
        models: await modelsOf(order.inputs, shots),
        clips: clipsOf(order.inputs),
        views: await viewsOf(order.inputs, shots),
      })
  }
}

const betweenPictures = async (first: RgbaPicture, last: RgbaPicture, options: TakeOptions): Promise<Take> =>
  (await prepareTravel({ ...options, first, last })) ?? prepareBetween({ ...options, first, last })

// By these it is seen how a clip moves at its end.
const MOTION_FRAMES = 3

export function requireTemplate(id: string): Template {
  const template = TEMPLATES[id]
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
  // Many are each seen for a moment, and would fill the memory.
  const maxSide = chosen.length > 4 ? MAX_SIDE / 2 : MAX_SIDE
  const pictures: RgbaPicture[] = []
  for (const { path } of chosen) pictures.push(await readPicture(path, { maxSide }))
  return pictures
}

/** Every subject once, cut out of its best picture, under the name by which the words speak of it. */
async function cutoutsOf(inputs: readonly Input[]): Promise<NamedCutout[]> {
  const cutouts: NamedCutout[] = []
  const pictures = inputs.filter(({ kind, shows }) => kind === 'picture' && shows !== 'place')
  for (const [name, own] of Map.groupBy(pictures, input => input.name ?? input.role)) {
    const cut: (Cutout & { path: string })[] = []
    for (const { path } of own) cut.push({ ...(await cutInput(path)), path })
    const best = chooseBestCutout(cut)
    if (best) cutouts.push({ ...(best.isSevered ? await printOf(best.path) : best), name })
  }
  return cutouts
}

/** What is cut off by its picture on all sides is shown as that picture: half a head shall not stand anywhere. */
const printOf = async (path: string): Promise<Omit<NamedCutout, 'name'>> => ({
  cutout: await framedCard(await readPicture(path, { maxSide: MAX_SIDE })),
})

/** Models as bodies; what the words say that one is tells how it is used, and how large one is that has odd units. */
async function modelsOf(inputs: readonly Input[], { shots }: ShotList): Promise<NamedModel[]> {
  const models: NamedModel[] = []
  const subjects = shots.flatMap(shot => shot.subjects)
  for (const { role, name = role, model, path } of inputs) {
    if (model === undefined || models.some(one => one.name === name)) continue
    const like = subjects.flatMap(({ what }) => ('input' in what && what.input === name ? (what.like ?? []) : []))[0]
    const code = `${OWN_PREFIX}input-${models.length}`
    keepOwnBody(code, await openInputModel(model, like))
    models.push({ name, code, picture: await readPicture(path) })
  }
  return models
}

/** The pictures of the places that shots are seen in. */
async function viewsOf(inputs: readonly Input[], { shots }: ShotList): Promise<NamedView[]> {
  const views: NamedView[] = []
  for (const name of new Set(shots.flatMap(({ view }) => view ?? []))) {
    const input = inputs.find(({ role, shows, ...one }) => shows === 'place' && (one.name ?? role) === name)
    if (input) views.push({ name, picture: await readPicture(input.path, { maxSide: MAX_SIDE }) })
  }
  return views
}

const clipsOf = (inputs: readonly Input[]): ClipSource[] =>
  inputs.flatMap(({ role, name = role, kind, path }) =>
    kind === 'clip' ? [{ name, frames: () => decodeFrames(path) }] : [],
  )
