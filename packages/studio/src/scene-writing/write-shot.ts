import type { Action, Placement, SceneCamera, ScenePlace, SceneShot } from '@kinora/media/scene/scene-schema'
import { SOUNDS } from '@kinora/media/scene/vocabulary'
import type { Mood, Shot } from '../setting/shot-list.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { actionsOf, round } from './actions.ts'
import { cameraOf } from './camera.ts'
import { BLOCK, calledOf, type Cast } from './cast.ts'
import { completeShot } from './complete-shot.ts'
import { type Draft, eachOf, entryOf, isPerson, withoutCircles } from './draft.ts'
import { placementsOf } from './placements.ts'
import { standUpright } from './stand-upright.ts'

/** The start of a shot, the length of the previous one, and the shot itself that it continues. */
export type Span = { from: number; to: number; before?: number; last?: SceneShot | undefined }

export function writeShot(shot: Shot, cast: Cast, place: ScenePlace, { from, to, before, last }: Span): SceneShot {
  const entry = loadCatalogue().place(place.asset)
  const ids = castShot(shot, cast, entry?.isIndoors === true)
  const idAt = (index: number | undefined): string | undefined => (index === undefined ? undefined : ids[index])
  standUpright(shot, idAt, { cast })
  const named = ids.filter(id => id !== undefined)
  const first: Draft = {
    cast,
    place: { id: place.id, entry, ...(place.surface?.material && { surface: place.surface.material }) },
    from,
    to,
    present: [...new Set(named)],
    background: new Set(shot.subjects.flatMap(({ side }, at) => (side === 'background' ? (ids[at] ?? []) : []))),
    placements: placementsOf(shot, idAt, { cast }),
    actions: actionsOf(shot, idAt, { cast, from, to }),
    looks: [],
    passes: passesOf(shot, idAt),
    anchors: [],
    isSeenFromSide: shot.camera.from === 'side',
  }
  const draft = completeShot(shot.continues && last ? keepHeld(first, last) : first)
  const placements = withoutCircles(presentOnly(draft))
  const speech = shot.lines.map(({ text, subject }) => {
    const who = idAt(subject)
    return { text: text.slice(0, 1_000), ...(who && { who }) }
  })
  const texts = textsOf(shot, idAt, draft)
  const sounds = SOUNDS.filter(sound => shot.sounds.some(one => one === sound))
  const isLater = before !== undefined
  const camera = cameraOf(shot, draft)
  const looks = [...draft.looks, ...intoCamera(camera, draft)]
  return {
    from,
    to,
    place: place.id,
    ...(shot.continues && isLater && { continues: true }),
    ...(isLater && { transition: transitionOf(shot, Math.min(before, to - from)) }),
    ...(placements.length > 0 && { placements: placements.slice(0, 80) }),
    ...(draft.actions.length > 0 && {
      actions: (isSlow(shot) ? draft.actions.map(slowed) : draft.actions).slice(0, 80),
    }),
    ...(looks.length > 0 && { looks }),
    ...(speech.length > 0 && { speech: speech.slice(0, 20) }),
    ...(texts.length > 0 && { texts: texts.slice(0, 20) }),
    ...(sounds.length > 0 && { sounds: sounds.slice(0, 20).map(sound => ({ sound })) }),
    camera,
    ...(shot.becomes && { becomes: shot.becomes }),
    ...(shot.flow && { plays: shot.flow === 'backwards' ? ('backward' as const) : ('there-and-back' as const) }),
  }
}

/** A thing that was in a hand still is, if nobody let go of it and it does not move. */
function keepHeld(draft: Draft, { placements = [], actions = [] }: SceneShot): Draft {
  const isFree = ({ who, relation, to }: Placement): boolean =>
    relation === 'held-by' &&
    typeof to === 'string' &&
    draft.present.includes(who) &&
    draft.present.includes(to) &&
    !draft.placements.some(one => one.who === who) &&
    draft.actions.every(one => one.object !== who && (one.who !== who || STILL.has(motionOf(one)))) &&
    actions.every(one => one.object !== who || loadCatalogue().action(one.does)?.result === undefined)
  return { ...draft, placements: [...draft.placements, ...placements.filter(isFree)] }
}
const motionOf = ({ does }: Action): string => loadCatalogue().action(does)?.motion ?? 'still'
const STILL: ReadonlySet<string> = new Set(['still', 'bob'])

/** A subject that is asked for from the front looks into the camera, unless it is busy. */
const intoCamera = ({ from, target = [] }: SceneCamera, draft: Draft): Draft['looks'] =>
  target
    .filter(id => from === 'front' && isPerson(entryOf(draft, id)))
    .filter(id => !draft.looks.some(({ who }) => who === id))
    .filter(id => !draft.actions.some(({ who, object, target: at }) => who === id && (object ?? at) !== undefined))
    .map(who => ({ who, at: 'camera' }))

const passesOf = ({ subjects }: Shot, idAt: (index: number | undefined) => string | undefined): Draft['passes'] =>
  subjects.flatMap(({ deeds = [] }, at) =>
    deeds.flatMap(({ past }) => {
      const [who, of] = [idAt(at), idAt(past)]
      return who && of && who !== of ? [{ who, of }] : []
    }),
  )

const isSlow = ({ camera: { lens = [] } }: Shot): boolean => lens.includes('slow-motion')
const slowed = (action: Action): Action => (typeof action.speed === 'number' ? action : { ...action, speed: 'slow' })

/** Two subjects of a shot with the same name are different. */
function castShot({ subjects }: Shot, cast: Cast, isIndoors: boolean): (string | undefined)[] {
  const counts = new Map<string, number>()
  return subjects.map(subject => {
    const key = `${calledOf(subject)} ${JSON.stringify(subject.what)}`
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return cast.of(subject, nth, isIndoors)?.id
  })
}

/** Entities without a placement or action are still in the shot. */
function presentOnly(draft: Draft): Draft['placements'] {
  const { present, placements, actions, background } = draft
  const named = new Set([
    ...placements.flatMap(({ who, to }) => [who, to]),
    ...actions.flatMap(({ who, object, target, with: tools = [] }) => [who, object, target, ...tools]),
  ])
  const idle = present.filter(id => !named.has(id) && !eachOf(draft, id).every(one => named.has(one)))
  return [
    ...placements,
    ...idle.map(who => ({ who, relation: 'at' as const, ...(background.has(who) && { side: 'far' as const }) })),
  ]
}

/** The longest transition, the longest one within a place, and the shortest. Seconds. */
const [LONG, WITHIN, SHORTEST] = [0.5, 0.25, 2 / 24]
const KINDS = {
  calm: 'dissolve',
  happy: 'slide-left',
  sad: 'fade-through-black',
  epic: 'zoom',
  tense: 'whip-left',
  romantic: 'fade-through-white',
  playful: 'iris-open',
  mysterious: 'clouds',
  neutral: 'dissolve',
} as const satisfies Record<Mood, string>

/** The transition depends on the mood and takes at most a third of the shorter shot. */
function transitionOf({ continues, mood }: Shot, shorter: number): NonNullable<SceneShot['transition']> {
  const seconds = round(Math.min(continues ? WITHIN : LONG, shorter / 3))
  return seconds < SHORTEST ? 'cut' : { kind: continues ? 'dissolve' : KINDS[mood], seconds }
}

/** Final letters appear in the second half of a shot. */
const LAST = 0.55

function textsOf(
  shot: Shot,
  idAt: (index: number | undefined) => string | undefined,
  { from, to, present, cast }: Draft,
): NonNullable<SceneShot['texts']> {
  const written = (shot.texts ?? []).map(({ text, subject, isLast, enters }) => {
    const on = idAt(subject)
    return {
      text: text.slice(0, 200),
      ...(on && present.includes(on) && { on }),
      ...(isLast && { from: round(from + LAST * (to - from)) }),
      ...(enters && { enter: enters }),
    }
  })
  // A block has its word on it.
  const blocks = shot.subjects.flatMap(({ label }, at) => {
    const on = idAt(at)
    const isBlock =
      on !== undefined &&
      present.includes(on) &&
      loadCatalogue().asset(cast.entities.find(one => one.id === on)?.asset ?? '')?.id === BLOCK
    return label && isBlock && !written.some(one => one.on === on) ? [{ text: label.slice(0, 200), on }] : []
  })
  // Words that cannot be drawn are shown as letters.
  const card =
    shot.caption && present.length === 0 && written.length === 0 ? [{ text: shot.caption.slice(0, 200) }] : []
  return [...written, ...blocks, ...card].filter(({ text }) => text !== '')
}
