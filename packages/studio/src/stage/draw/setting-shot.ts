import type { Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Camera, Look, Shot, TimeOfDay } from '../../direct/shot-list.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'

const LOOKS: ReadonlySet<string> = new Set([
  'cinematic',
  'anime',
  'watercolour',
  'noir',
  'retro',
  'documentary',
  'plain',
])

/** The hour, weather, look and lens of a shot, in the form that plates, weather and grades take them. */
export function settingShot(scene: Scene, shot: SceneShot, { said, place, where }: StagePlace): Shot {
  const look = scene.style?.look ?? 'cinematic'
  const { camera = {} } = shot
  const move = camera.move === 'follow' ? 'still' : (camera.move ?? 'still')
  const lens = [...(camera.lens ?? [])]
  const own: Camera = { move, framing: 'medium', speed: camera.speed ?? 'normal', ...(lens.length > 0 && { lens }) }
  return {
    share: 1,
    place,
    ...(where && { where }),
    time: hourOf(said.time),
    weather: said.weather ?? 'clear',
    season: said.season ?? (said.weather === 'snow' ? 'winter' : 'summer'),
    look: LOOKS.has(look) ? (look as Look) : 'plain',
    styles: [look],
    mood: scene.style?.mood ?? 'neutral',
    ...(said.backdrop && { backdrop: said.backdrop }),
    ...(said.light && { light: said.light }),
    ...(said.lights && { lights: said.lights }),
    ...(said.tide && { tide: said.tide }),
    ...(shot.plays && shot.plays !== 'forward' && { flow: shot.plays === 'backward' ? 'backwards' : 'returns' }),
    subjects: [],
    camera: own,
    sounds: [],
    lines: [],
  }
}

const hourOf = (time: string | undefined): TimeOfDay => (time === 'evening' ? 'dusk' : ((time ?? 'noon') as TimeOfDay))
