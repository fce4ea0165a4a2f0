import { decodeFrames } from '../../media/av/decode-frames.ts'
import { readPicture } from '../../media/av/read-picture.ts'
import { ChildFailure } from '../../media/children/child-failure.ts'
import type { RgbaPicture } from '../../media/size.ts'
import type { Input, Order } from '../contract.ts'
import type { ShotList } from './director/shot-list.ts'
import { prepareBetween } from './stage/between/prepare-between.ts'
import { cutOut } from './stage/cutout/cut-out.ts'
import { preparePhoto } from './stage/photo/prepare-photo.ts'
import type { ClipSource } from './stage/scene/open-clips.ts'
import { prepareScene } from './stage/scene/prepare-scene.ts'
import { prepareStory } from './stage/story/prepare-story.ts'
import { STORY_NAMES } from './stage/story/story.ts'
import type { Take, TakeWish } from './stage/take.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

// Twice the sides of 1080p: enough to move in, small enough to hold several.
const MAX_SIDE = 3_840

const MOST_STORY_PICTURES = 100

/** What is to be filmed, by what the video begins with. */
export async function prepareTake(order: VideoOrder, shots: ShotList, wish: TakeWish): Promise<Take> {
  switch (order.from.kind) {
    case 'frame': {
      const [picture] = await picturesOf(order.inputs, 1)
      const [shot] = shots.shots
      if (!picture || !shot) throw new ChildFailure('there is no frame to begin with', false)
      const motion = shot.subjects[0]?.motion
      const facts = { weather: shot.weather, mood: shot.mood, ...(motion && { motion }) }
      return preparePhoto({ ...wish, picture, camera: shot.camera, facts })
    }
    case 'frames': {
      const [first, last] = await picturesOf(order.inputs, 2)
      if (!first || !last) throw new ChildFailure('there are no two frames to begin and end with', false)
      return prepareBetween({ ...wish, first, last })
    }
    case 'story': {
      const { story } = order.from
      const name = STORY_NAMES.find(one => one === story)
      if (!name) throw new ChildFailure(`there is no story ${story}`, false)
      return prepareStory({ ...wish, story: name, pictures: await picturesOf(order.inputs, MOST_STORY_PICTURES) })
    }
    case 'words':
    case 'references':
      return prepareScene({ ...wish, shots, pictures: await cutoutsOf(order.inputs), clips: clipsOf(order.inputs) })
  }
}

async function picturesOf(inputs: readonly Input[], most: number): Promise<RgbaPicture[]> {
  const chosen = inputs.filter(input => input.kind === 'picture').slice(0, most)
  // Many are each seen for a moment, and would fill the memory.
  const maxSide = chosen.length > 4 ? MAX_SIDE / 2 : MAX_SIDE
  const pictures: RgbaPicture[] = []
  for (const { path } of chosen) pictures.push(await readPicture(path, { maxSide }))
  return pictures
}

/** Every subject's first picture, cut out, under the name by which the words speak of it. */
export async function cutoutsOf(inputs: readonly Input[]): Promise<{ name: string; cutout: RgbaPicture }[]> {
  const cutouts = new Map<string, RgbaPicture>()
  for (const { role, name = role, kind, path } of inputs) {
    if (kind !== 'picture' || cutouts.has(name)) continue
    cutouts.set(name, (await cutOut(await readPicture(path, { maxSide: MAX_SIDE }))).cutout)
  }
  return [...cutouts].map(([name, cutout]) => ({ name, cutout }))
}

const clipsOf = (inputs: readonly Input[]): ClipSource[] =>
  inputs.flatMap(({ role, name = role, kind, path }) =>
    kind === 'clip' ? [{ name, frames: () => decodeFrames(path) }] : [],
  )
