import type { Scene, ScenePlace, SceneShot } from '@kinora/media/scene/scene-schema'
import {
  type Camera,
  CAMERA_MOVES,
  type CameraMove,
  type Look,
  type PaintedParts,
  type ShotSetting,
  type TimeOfDay,
} from '../../setting/setting.ts'
import { hexOf } from '../resolve/entity-attire.ts'
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

type SaidMove = NonNullable<NonNullable<SceneShot['camera']>['move']>

/** The moves of a camera path; the side of an orbit is its hand. */
const MOVES = {
  ...(Object.fromEntries(CAMERA_MOVES.map(move => [move, move])) as Record<CameraMove, CameraMove>),
  follow: 'still',
  'orbit-left': 'orbit',
} satisfies Record<SaidMove, CameraMove>

/** Time, weather, look and lens of a shot, in the format of plates, weather and grades. */
export function settingShot(scene: Scene, shot: SceneShot, { said, place, where, goods }: StagePlace): ShotSetting {
  const look = scene.style?.look ?? 'cinematic'
  const { camera = {} } = shot
  const move = MOVES[camera.move ?? 'still']
  const lens = [...(camera.lens ?? [])]
  const own: Camera = { move, framing: 'medium', speed: camera.speed ?? 'normal', ...(lens.length > 0 && { lens }) }
  return {
    place,
    ...(where && { where }),
    ...placeLook(said),
    ...(goods && { filledWith: goods }),
    look: LOOKS.has(look) ? (look as Look) : 'plain',
    styles: [look],
    mood: scene.style?.mood ?? 'neutral',
    ...(said.backdrop && { backdrop: said.backdrop }),
    ...(said.colours && { painted: hexesOf(said.colours) }),
    ...(said.light && { light: said.light }),
    ...(shot.plays && shot.plays !== 'forward' && { flow: shot.plays === 'backward' ? 'backwards' : 'returns' }),
    camera: own,
  }
}

/** Colours that the document names, as `#rrggbb`. */
const hexesOf = (colours: NonNullable<ScenePlace['colours']>): PaintedParts =>
  Object.fromEntries(Object.entries(colours).map(([part, colour]) => [part, hexOf(colour) ?? colour]))

/** Time, weather, season, lamps and tide of a place, in the format of its plate. */
export const placeLook = ({
  time,
  weather = 'clear',
  season,
  lights,
  tide,
}: Pick<ScenePlace, 'time' | 'weather' | 'season' | 'lights' | 'tide'>): Pick<
  ShotSetting,
  'time' | 'weather' | 'season' | 'lights' | 'tide'
> => ({
  time: hourOf(time),
  weather,
  season: season ?? (weather === 'snow' ? 'winter' : 'summer'),
  ...(lights && { lights }),
  ...(tide && { tide }),
})

const hourOf = (time: string | undefined): TimeOfDay => (time === 'evening' ? 'dusk' : ((time ?? 'noon') as TimeOfDay))
