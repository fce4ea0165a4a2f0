import type { Scene, ScenePlace, SceneShot } from '@kinora/media/scene/scene-schema'
import { LOOKS } from '@kinora/media/scene/vocabulary'
import type { Shot, ShotList } from '../setting/shot-list.ts'
import { round } from './actions.ts'
import { type Cast, createCast } from './cast.ts'
import { castVoices } from './cast-voices.ts'
import { placeOf } from './places.ts'
import { type Span, writeShot } from './write-shot.ts'
import { type MusicWish, writeSound } from './write-sound.ts'

export type WritingOptions = {
  seconds: number
  prompt: string
  music: MusicWish
  /** The panel of each shot, all at the same time. */
  panels?: readonly Panel[]
  /** True if the request names a voice. It speaks for everybody without one, so none is chosen. */
  hasVoice?: boolean
  /** The film to which the document belongs: its documents share their cast and their places. */
  film?: { cast: Cast; places: ScenePlace[] }
}
type Panel = NonNullable<SceneShot['panel']>

/** Converts a shot list to a scene document, and adds details that the prompt leaves out. */
export function writeScene(list: ShotList, { seconds, prompt, music, panels, hasVoice, film }: WritingOptions): Scene {
  const { shots, language } = list
  const { cast, places } = film ?? { cast: createCast(), places: [] }
  const spans = spansOf(shots, seconds, panels)
  const written: SceneShot[] = []
  for (const [at, shot] of shots.entries()) {
    const { panel, ...span } = spans[at]!
    const made = comeDown(
      writeShot(shot, cast, placeOf(shot, places), { ...span, last: written.at(-1) }),
      written.at(-1),
    )
    written.push(panel ? { ...made, panel } : made)
  }
  const entities = cast.entities.filter(({ id, members = [] }) => isNamed(written, [id, ...members]))
  const [first] = shots
  const look = [...(first?.styles ?? []), first?.look].map(said => LOOKS.find(one => one === said)).find(one => one)
  return {
    version: 'kinora.scene/1',
    title: prompt.slice(0, 200) || 'untitled',
    seconds,
    language: language === 'zh' ? 'zh' : 'en',
    style: { look: look ?? 'cinematic', mood: first?.mood ?? 'neutral', ...(panels && { border: 'white' }) },
    entities,
    places: places.filter(({ id }) => written.some(({ place }) => place === id)),
    shots: hasVoice ? written : castVoices(written, entities, prompt),
    sound: writeSound(list, prompt, music),
    origin: { reader: 'rules', ...(prompt && { prompt: prompt.slice(0, 20_000) }) },
  }
}

/** Puts a person on the ground who climbed in the previous shot and has no placement in this one. */
function comeDown(shot: SceneShot, before: SceneShot | undefined): SceneShot {
  if (shot.continues || !before) return shot
  const { placements = [], actions = [] } = shot
  const up = (before.actions ?? []).flatMap(({ who, path }) =>
    path && 'points' in path && path.points.some(([, y]) => y > 0) ? [who] : [],
  )
  const down = [...new Set(up)].filter(
    id => actions.some(({ who }) => who === id) && !placements.some(({ who }) => who === id),
  )
  if (down.length === 0) return shot
  return { ...shot, placements: [...placements, ...down.map(who => ({ who, relation: 'at' as const }))] }
}

/** Divides the seconds among the shots by their shares. With panels, the shots of each panel divide them separately. */
function spansOf(
  shots: readonly Shot[],
  seconds: number,
  panels: WritingOptions['panels'],
): (Span & { panel?: Panel })[] {
  const last = new Map<Panel | undefined, Span>()
  return shots.map((shot, nth) => {
    const panel = panels?.[nth]
    const own = shots.filter((_, other) => panels?.[other] === panel)
    const whole = own.reduce((sum, { share }) => sum + share, 0) || 1
    const before = last.get(panel)
    const from = before?.to ?? 0
    const to = shot === own.at(-1) ? seconds : round(from + (shot.share / whole) * seconds)
    const span = { from, to, ...(before && { before: before.to - before.from }) }
    last.set(panel, span)
    return { ...span, ...(panel && { panel }) }
  })
}

/** A thing that became part of a place is not an entity. */
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
