import type { StillLayout } from '@kinora/media/engine/contract'
import type { SceneNote } from '@kinora/media/scene/scene-schema'
import type { SoundSource } from '@kinora/media/sound/place-sound'
import { drawStills } from './draw-stills.ts'
import { type OrderTools, shrunk, type VideoOrder } from './film-options.ts'

/** The source of a thing's sound at a second of the clip; undefined for one that is nowhere. */
export type FindSource = (who: string, shot: number, seconds: number) => SoundSource | undefined

// A thing is looked for so often in a second, at most so often in a clip, in frames that are so wide.
const [LOOKS_PER_SECOND, MAX_LOOKS, LOOK_SIDE] = [4, 48, 160]
/** Metres: at this distance a sound has its usual level; at twice the distance it is half as loud. */
const USUAL_METRES = 4
const [LEAST_GAIN, MOST_GAIN] = [0.2, 1.5]
const TO_RADIANS = Math.PI / 180

/** The positions of the things whose sounds a document names, from small frames of its shots. */
export async function locateSounds(
  order: VideoOrder,
  { film }: Pick<OrderTools, 'film'>,
  tell: (note: SceneNote) => void,
): Promise<FindSource> {
  const { shots } = order.scene
  const spans = shots.flatMap((shot, at) =>
    (shot.sounds ?? []).flatMap(({ of, from = shot.from, to = shot.to }, nth) =>
      of === undefined
        ? []
        : [
            {
              of,
              shot: at,
              at: `/shots/${at}/sounds/${nth}/of`,
              from: Math.max(from, shot.from),
              to: Math.min(to, shot.to),
            },
          ],
    ),
  )
  const looks = new Map<number, { seconds: number; layout: StillLayout }[]>()
  const small = { ...order, ...shrunk(order, LOOK_SIDE) }
  const times = timesOf(spans)
  if (times.length > 0)
    await drawStills(small, times, film, async (seconds, _, take) => {
      for (const [at, { from, to }] of shots.entries()) {
        const layout = seconds >= from && seconds <= to ? take.layout(at, seconds) : undefined
        if (layout) looks.set(at, [...(looks.get(at) ?? []), { seconds, layout }])
      }
    })
  const find: FindSource = (who, shot, seconds) => {
    const [id] = who.split('/')
    const known = (looks.get(shot) ?? []).flatMap(({ seconds: at, layout }) => {
      const source = sourceIn(layout, id!)
      return source ? [{ at, source }] : []
    })
    const after = known.findIndex(({ at }) => at >= seconds)
    const [before, next] = [known.at(after < 0 ? -1 : Math.max(0, after - 1)), known.at(after)]
    if (!before || !next) return undefined
    const share = next.at > before.at ? Math.max(0, Math.min(1, (seconds - before.at) / (next.at - before.at))) : 0
    const between = (from: number, to: number): number => from + (to - from) * share
    return {
      pan: between(before.source.pan, next.source.pan),
      gain: between(before.source.gain, next.source.gain),
    }
  }
  for (const { of, shot, at, from } of spans)
    if (!find(of, shot, from))
      tell({ code: 'not-heard', at, message: `the shot shows no ${of}, and the sound is heard on both sides` })
  return find
}

/** The times at which the things are looked for: the ends of each span and evenly between. */
function timesOf(spans: readonly { from: number; to: number }[]): number[] {
  const each = Math.max(2, Math.floor(MAX_LOOKS / Math.max(1, spans.length)))
  return [
    ...new Set(
      spans.flatMap(({ from, to }) => {
        const last = Math.max(from, to - 1 / 24)
        const count = Math.max(2, Math.min(each, Math.ceil((last - from) * LOOKS_PER_SECOND) + 1))
        return Array.from({ length: count }, (_, nth) => from + ((last - from) * nth) / (count - 1))
      }),
    ),
  ]
}

/** As the camera hears it: the side of the frame, or beyond it, and the level at its distance. */
function sourceIn({ entities, camera }: StillLayout, id: string): SoundSource | undefined {
  const own = entities.filter(one => one.id === id || one.entity === id)
  if (own.length === 0) return undefined
  const mean = (axis: 0 | 1 | 2): number => own.reduce((sum, { at }) => sum + at[axis], 0) / own.length
  const [right, up, near] = [mean(0) - camera.at[0], mean(1) - camera.at[1], mean(2) - camera.at[2]]
  // A camera that faces 0 looks towards the camera of the place, one that faces 180 away from it.
  const yaw = camera.facing * TO_RADIANS
  const ahead = right * Math.sin(yaw) + near * Math.cos(yaw)
  const aside = near * Math.sin(yaw) - right * Math.cos(yaw)
  const angle = Math.atan2(aside, ahead)
  const distance = Math.hypot(right, up, near)
  return {
    pan: Math.max(-1, Math.min(1, Math.sin(angle) / Math.sin(Math.max(0.3, (camera.width * TO_RADIANS) / 2)))),
    gain: Math.max(LEAST_GAIN, Math.min(MOST_GAIN, USUAL_METRES / Math.max(0.1, distance))),
  }
}
