import type { Scene, ScenePlace, SceneShot } from '@kinora/media/scene/scene-schema'
import { LOOKS } from '@kinora/media/scene/vocabulary'
import type { ShotList } from '../direct/shot-list.ts'
import { round } from './actions.ts'
import { createCast } from './cast.ts'
import { placeOf } from './places.ts'
import { writeShot } from './write-shot.ts'

/** A reading as a scene document, with what the words leave out and a picture of them needs. */
export function writeScene({ shots, language }: ShotList, seconds: number, prompt: string): Scene {
  const cast = createCast()
  const places: ScenePlace[] = []
  const whole = shots.reduce((sum, { share }) => sum + share, 0) || 1
  let [from, before]: [number, number | undefined] = [0, undefined]
  const written = shots.map((shot, at) => {
    const to = at === shots.length - 1 ? seconds : round(from + (shot.share / whole) * seconds)
    const made = writeShot(shot, cast, placeOf(shot, places), { from, to, ...(before !== undefined && { before }) })
    before = to - from
    from = to
    return made
  })
  const [first] = shots
  const look = [...(first?.styles ?? []), first?.look].map(said => LOOKS.find(one => one === said)).find(one => one)
  return {
    version: 'kinora.scene/1',
    title: prompt.slice(0, 200) || 'untitled',
    seconds,
    language: language === 'zh' ? 'zh' : 'en',
    style: { look: look ?? 'cinematic', mood: first?.mood ?? 'neutral' },
    entities: cast.entities.filter(({ id, members = [] }) => isNamed(written, [id, ...members])),
    places,
    shots: written,
    origin: { reader: 'rules', ...(prompt && { prompt: prompt.slice(0, 20_000) }) },
  }
}

/** What became a part of a place is no entity of its own. */
function isNamed(shots: readonly SceneShot[], ids: readonly unknown[]): boolean {
  return shots.some(({ placements = [], actions = [], speech = [], texts = [], camera }) =>
    [
      ...placements.flatMap(({ who, to = [], facing }) => [who, to, facing].flat()),
      ...actions.flatMap(({ who, object, target, with: tools = [] }) => [who, object, target, ...tools]),
      ...speech.map(({ who }) => who),
      ...texts.map(({ on }) => on),
      ...(camera?.target ?? []),
    ].some(one => ids.includes(one)),
  )
}
