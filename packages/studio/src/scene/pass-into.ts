import { type PlaceLook, SEASONS, TIMES, type Season, type Shot, type TimeOfDay } from '../direct/shot-list.ts'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { PlannedShot } from './planned-shot.ts'
import type { TurnWay } from './turn-maps.ts'

/** When a place turns into what it becomes: shares of the shot. */
const TURNS = { from: 0.2, to: 0.82 }
/** An hour between two others is seen for itself, this share of the shot. */
const REST = 0.06

/**
 * A shot that becomes another hour, weather or season is that shot twice, of which the one passes into the other where
 * both are: day goes through the evening into night, lamps are lit one by one, a storm comes from the side.
 */
export function passInto(planned: PlannedShot): PlannedShot[] {
  const { shot, from, to } = planned
  const { becomes, through = [], ...before } = shot
  if (!becomes) return [planned]
  const looks = looksOf(before, [...through, becomes])
  const length = (TURNS.to - TURNS.from - REST * (looks.length - 2)) / (looks.length - 1)
  const at = (share: number): number => from + Math.round(share * (to - from))
  const { transition: _, ...rest } = planned
  const isRoom = PLACE_TRAITS[shot.place].isIndoors === true
  const stages: PlannedShot[] = [{ ...planned, shot: before }]
  for (const [index, look] of looks.slice(1).entries()) {
    const start = TURNS.from + index * (length + REST)
    const [begins, ends] = [at(start), at(start + length)]
    if (ends - begins < 2) return [planned]
    stages.at(-1)!.to = ends
    stages.push({
      ...rest,
      shot: { ...before, ...look },
      from: begins,
      to,
      transition: { kind: wayOf(looks[index]!, look, isRoom), frames: ends - begins },
    })
  }
  return stages
}

/** How the place looks, one after another: the first, what lies between, and what it becomes. */
function looksOf(before: Shot, steps: readonly PlaceLook[]): PlaceLook[] {
  const { time, weather, season, lights, tide } = before
  const looks: PlaceLook[] = [{ time, weather, season, ...(lights && { lights }), ...(tide && { tide }) }]
  for (const step of steps) {
    const was = looks.at(-1)!
    const next = { ...was, ...step }
    const hour = step.time && hourBetween(was.time!, step.time)
    if (hour) looks.push({ ...was, time: hour })
    if (step.season) for (const one of seasonsBetween(was.season!, step.season)) looks.push({ ...was, season: one })
    const isLitLast = step.time !== undefined && (step.lights === 'on' || isLitByNight(before, was, step.time))
    if (isLitLast) looks.push({ ...next, lights: 'off' }, { ...next, lights: 'on' })
    else looks.push(next)
  }
  return looks
}

/** Among houses it gets dark first, and then the windows are lit. */
const isLitByNight = ({ place, where }: Shot, { lights, time }: PlaceLook, to: TimeOfDay): boolean =>
  (PLACE_TRAITS[place].isBuilt === true || LIVED_IN.test(where ?? '')) &&
  lights === undefined &&
  DARK.has(to) &&
  !DARK.has(time!)
const LIVED_IN = /village|town|city|harbour/u
const DARK: ReadonlySet<TimeOfDay> = new Set(['dusk', 'night'])

/** From spring to winter there is a summer and an autumn. */
function seasonsBetween(from: Season, to: Season): readonly Season[] {
  const steps = (SEASONS.indexOf(to) - SEASONS.indexOf(from) + SEASONS.length) % SEASONS.length
  return Array.from(
    { length: Math.max(0, steps - 1) },
    (_, nth) => SEASONS[(SEASONS.indexOf(from) + nth + 1) % SEASONS.length]!,
  )
}

/** The hour that lies between two others of one day, the more colourful the better: between day and night it is evening. */
function hourBetween(from: TimeOfDay, to: TimeOfDay): TimeOfDay | undefined {
  const [first, last] = [TIMES.indexOf(from), TIMES.indexOf(to)]
  if (to === 'night' && last - first > 2) return 'sunset'
  if (from === 'night' && last > 1) return 'dawn'
  return undefined
}

function wayOf(before: PlaceLook, after: PlaceLook, isRoom: boolean): TurnWay | 'dissolve' {
  if (before.tide !== after.tide) return 'towards-the-camera'
  if (before.time !== after.time) return 'dissolve'
  if (before.weather !== after.weather) {
    if (before.weather === 'fog') return 'from-the-ground'
    if (after.weather === 'snow') return 'in-patches'
    return 'from-the-side'
  }
  if (before.lights !== after.lights) return isRoom ? 'lamp-by-lamp' : 'one-by-one'
  return before.season === after.season ? 'dissolve' : 'in-patches'
}
