import type {
  Action,
  Entity,
  Placement,
  Scene,
  SceneCamera,
  ScenePlace,
  SceneShot,
} from '@kinora/media/scene/scene-schema'
import { LENSES, LIGHTS, LOOKS, MOVES, SHOT_SIZES, SOUNDS } from '@kinora/media/scene/vocabulary'
import type { Deed, Motion, Relation, Shot, ShotList, Subject } from '../direct/shot-list.ts'
import { isOwnCode } from '../bodies/own-bodies.ts'
import { assetOfBody } from '../library/asset-bodies.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { readRows } from '../library/read-rows.ts'
import { castSpeakers, type SpeakerToCast } from '../voice/voices/cast-speakers.ts'
import { wordsAboutSpeaker } from '../voice/voices/words-about-speaker.ts'
import { type MusicWish, writeSound } from './write-sound.ts'

export type WritingOptions = {
  seconds: number
  prompt: string
  music: MusicWish
  /** The part of the frame that each shot is seen in, all at once. */
  panels?: readonly NonNullable<SceneShot['panel']>[]
  /** The request names a voice for everybody who has none of their own. */
  hasVoice?: boolean
}

/** A reading as a scene document: who is named the same is the same entity in all shots. */
export function writeScene(list: ShotList, { seconds, prompt, music, panels, hasVoice }: WritingOptions): Scene {
  const { shots, language } = list
  const cast = new Cast()
  const places: ScenePlace[] = []
  const spans = spansOf(shots, seconds, panels)
  const written = shots.map((shot, at): SceneShot => {
    const { from, to, panel } = spans[at]!
    const made = writeShot(shot, cast, placeFor(shot, places), from, to, from > 0)
    return panel ? { ...made, panel } : made
  })
  const [first] = shots
  const look = [...(first?.styles ?? []), first?.look].find(one => LOOKS.some(name => name === one))
  return {
    version: 'kinora.scene/1',
    title: prompt.slice(0, 200) || 'untitled',
    seconds,
    language: language === 'zh' ? 'zh' : 'en',
    style: {
      look: LOOKS.find(one => one === look) ?? 'cinematic',
      mood: first?.mood ?? 'neutral',
      ...(panels && { border: 'white' as const }),
    },
    entities: cast.entities,
    places,
    shots: hasVoice ? written : castVoices(written, cast.entities, prompt),
    sound: writeSound(list, prompt, music),
    origin: { reader: 'rules', ...(prompt && { prompt: prompt.slice(0, 20_000) }) },
  }
}

type Span = { from: number; to: number; panel?: NonNullable<SceneShot['panel']> }

/** Shots follow each other by their shares; those of one panel among themselves. */
function spansOf(shots: readonly Shot[], seconds: number, panels: WritingOptions['panels']): Span[] {
  const at = new Map<unknown, number>()
  return shots.map((shot, nth) => {
    const panel = panels?.[nth]
    const own = shots.filter((_, other) => panels?.[other] === panel)
    const whole = own.reduce((sum, { share }) => sum + share, 0) || 1
    const from = at.get(panel) ?? 0
    const to = shot === own.at(-1) ? seconds : round(from + (shot.share / whole) * seconds)
    at.set(panel, to)
    return { from, to, ...(panel && { panel }) }
  })
}

/** A voice for everybody who speaks, by what the words say of them; pictures that came along may have their own. */
function castVoices(shots: readonly SceneShot[], entities: readonly Entity[], prompt: string): SceneShot[] {
  const speakers = shots.flatMap(({ speech = [] }) =>
    speech.map(({ text, who }): SpeakerToCast => {
      const { name } = entities.find(({ id }) => id === who) ?? {}
      const words = wordsAboutSpeaker(prompt, text, name)
      return { key: who ?? words, words, text }
    }),
  )
  const voices = castSpeakers(speakers)
  const isGiven = (who: string | undefined): boolean =>
    entities.some(({ id, asset }) => id === who && asset.startsWith('input:'))
  let nth = 0
  return shots.map(shot =>
    shot.speech
      ? {
          ...shot,
          speech: shot.speech.map(line => {
            const voice = voices.get(speakers[nth++]!.key)
            return voice === undefined || isGiven(line.who) ? line : { ...line, voice }
          }),
        }
      : shot,
  )
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000

/** Entities by what they are called and what they are. */
class Cast {
  readonly entities: Entity[] = []
  private readonly known = new Map<string, Entity>()

  of(subject: Subject, nth: number): Entity | undefined {
    const asset = assetFor(subject)
    if (asset === undefined) return undefined
    const key = `${subject.name ?? subject.words.toLowerCase()} ${asset} ${nth}`
    const before = this.known.get(key)
    if (before) return before
    const base =
      (subject.name ?? asset)
        .toLowerCase()
        .replace(/[^a-z0-9]+/gu, '-')
        .replace(/^-+|-+$/gu, '') || 'thing'
    const named = /^[a-z]/u.test(base) ? base.slice(0, 30) : `x-${base.slice(0, 28)}`
    const taken = this.entities.filter(({ id }) => id === named || id.startsWith(`${named}-`)).length
    const entity: Entity = { id: taken > 0 ? `${named}-${taken + 1}` : named, asset, ...traitsOf(subject) }
    this.entities.push(entity)
    this.known.set(key, entity)
    return entity
  }
}

function assetFor({ what, words }: Subject): string | undefined {
  if (!('sprite' in what)) return `input:${what.input}`
  if (isOwnCode(what.sprite)) return what.sprite
  return loadCatalogue().asset(words)?.id ?? assetOfBody(what.sprite) ?? 'box'
}

function traitsOf({
  words,
  name,
  count,
  colour,
  size,
  features,
  wears = [],
  material,
  label,
  formation,
}: Subject): Partial<Entity> {
  const garments = wears.flatMap(worn => {
    const garment = loadCatalogue().garment(worn.words)?.id
    return garment
      ? [
          {
            garment,
            ...(worn.colour && { colour: worn.colour }),
            ...(worn.letters && { text: worn.letters.slice(0, 40) }),
          },
        ]
      : []
  })
  const traits = features && {
    ...(features.age && { age: features.age }),
    ...(features.hair && { hair: hairHue(features.hair) }),
    ...(features.hairStyle && { hairStyle: features.hairStyle }),
    ...(features.beard && { beard: hairHue(features.beard) }),
    ...(features.hasGlasses && { glasses: true }),
    ...(features.feeling && { feeling: features.feeling }),
  }
  return {
    ...((name ?? words) && { name: (name ?? words).slice(0, 80) }),
    ...(count > 1 && { count: Math.min(count, 60) }),
    ...(formation && { formation }),
    ...(colour && { colour }),
    ...(material && loadCatalogue().material(material) && { material }),
    ...(size !== 'normal' && { size }),
    ...(traits && Object.keys(traits).length > 0 && { traits }),
    ...(garments.length > 0 && { wears: garments.slice(0, 12) }),
    ...(label && { label: label.slice(0, 80) }),
  }
}
const hairHue = (hue: string): 'gold' => (hue === 'blond' ? 'gold' : hue) as 'gold'

let byPaint: Map<string, string> | undefined
/** The place of the catalogue that is painted so. */
function placeAsset({ place, where, view }: Shot): string {
  if (view !== undefined) return `input:${view}`
  if (!byPaint) {
    byPaint = new Map()
    for (const { id, paints } of readRows('place')) {
      const key = paints.where ?? paints.place
      if (!byPaint.has(key) && !paints.filledWith) byPaint.set(key, id)
    }
  }
  return byPaint.get(where ?? '') ?? byPaint.get(place) ?? 'meadow'
}

function placeFor(shot: Shot, places: ScenePlace[]): string {
  const { time, weather, season, lights, tide, backdrop, light = [] } = shot
  const said: Omit<ScenePlace, 'id'> = {
    asset: placeAsset(shot),
    time,
    weather,
    season,
    ...(lights && { lights }),
    ...(tide && { tide }),
    ...(backdrop && { backdrop }),
    ...(light.length > 0 && { light: LIGHTS.filter(one => light.includes(one)).slice(0, 6) }),
  }
  const key = JSON.stringify(said)
  const found = places.find(({ id: _id, ...rest }) => JSON.stringify(rest) === key)
  if (found) return found.id
  const id = places.length === 0 ? 'place' : `place-${places.length + 1}`
  places.push({ id, ...said })
  return id
}

const RELATIONS: Readonly<Record<Exclude<Relation, 'holding' | 'around'>, Placement['relation']>> = {
  on: 'on',
  under: 'under',
  beside: 'beside',
  behind: 'behind',
  before: 'before',
  in: 'in',
  above: 'above',
  riding: 'seated-on',
}
const SIDES = { left: 'left', right: 'right', centre: 'middle', background: 'far', foreground: 'near' } as const

function writeShot(shot: Shot, cast: Cast, place: string, from: number, to: number, isLater: boolean): SceneShot {
  const counts = new Map<string, number>()
  const entities = shot.subjects.map(subject => {
    const key = `${subject.name ?? subject.words.toLowerCase()} ${JSON.stringify(subject.what)}`
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return cast.of(subject, nth)
  })
  const idAt = (index: number | undefined): string | undefined =>
    index === undefined ? undefined : entities[index]?.id
  const placements = shot.subjects.flatMap((subject, index) => placementsOf(subject, idAt(index), idAt))
  const actions = shot.subjects.flatMap((subject, index) => actionsOf(subject, shot, idAt(index), idAt, from, to))
  const isHeard = (one: string): one is (typeof SOUNDS)[number] => SOUNDS.some(name => name === one)
  const speech = shot.lines.map(({ text, subject }) => {
    const who = idAt(subject)
    return { text: text.slice(0, 1_000), ...(who && { who }) }
  })
  const texts = (shot.texts ?? []).map(({ text, subject, isLast, enters }) => {
    const on = idAt(subject)
    return {
      text: text.slice(0, 200),
      ...(on && { on }),
      ...(isLast && { from: round(from + 0.55 * (to - from)) }),
      ...(enters && { enter: enters }),
    }
  })
  return {
    from,
    to,
    place,
    ...(shot.continues && isLater && { continues: true }),
    ...(isLater && { transition: shot.continues ? ('cut' as const) : ('dissolve' as const) }),
    ...(placements.length > 0 && { placements }),
    ...(actions.length > 0 && {
      actions: isSlow(shot) ? actions.map(one => ({ ...one, speed: 'slow' as const })) : actions,
    }),
    ...(speech.length > 0 && { speech }),
    ...(texts.length > 0 && { texts }),
    ...(shot.sounds.length > 0 && { sounds: shot.sounds.filter(isHeard).map(sound => ({ sound })) }),
    camera: cameraOf(shot, entities),
    ...(shot.becomes && { becomes: shot.becomes }),
    ...(shot.flow && { plays: shot.flow === 'backwards' ? ('backward' as const) : ('there-and-back' as const) }),
  }
}

function placementsOf(
  subject: Subject,
  who: string | undefined,
  idAt: (index: number | undefined) => string | undefined,
): Placement[] {
  if (!who) return []
  const { relation, side } = subject
  const to = idAt(relation?.to)
  if (relation && to && to !== who) {
    if (relation.kind === 'holding') return [{ who: to, relation: 'held-by', to: who }]
    if (relation.kind !== 'around') return [{ who, relation: RELATIONS[relation.kind], to }]
  }
  return side ? [{ who, relation: 'at', side: SIDES[side] }] : []
}

let byVerb: Map<string, string> | undefined
export function actionFor(verb: string): string | undefined {
  byVerb ??= new Map(readRows('action').map(({ id, verb: own }) => [own ?? id, id] as const))
  return byVerb.get(verb) ?? loadCatalogue().action(verb)?.id
}
const MOTIONS: Partial<Record<Motion, string>> = {
  walk: 'walk',
  run: 'run',
  fly: 'fly',
  swim: 'swim',
  float: 'float',
  fall: 'fall',
  spin: 'spin',
  dance: 'dance',
  jump: 'jump',
  sway: 'sway',
  drive: 'drive',
  ride: 'ride',
}

function actionsOf(
  subject: Subject,
  { subjects }: Shot,
  who: string | undefined,
  idAt: (index: number | undefined) => string | undefined,
  from: number,
  to: number,
): Action[] {
  if (!who) return []
  const beats = Math.max(1, ...subjects.flatMap(({ deeds = [] }) => deeds.map(({ beat = 0 }) => beat + 1)))
  const span = (to - from) / beats
  const when = ({ beat }: Deed): Pick<Action, 'from' | 'to'> =>
    beats === 1 ? {} : { from: round(from + (beat ?? 0) * span), to: round(from + ((beat ?? 0) + 1) * span) }
  const done = (subject.deeds ?? []).flatMap((deed): Action[] => {
    const does = actionFor(deed.verb)
    const object = idAt(deed.to)
    const needs = does
      ? loadCatalogue()
          .action(does)!
          .roles.filter(({ isNeeded }) => isNeeded)
      : []
    if (!does || needs.some(({ role }) => role !== 'object' || !object)) return []
    return [{ who, does, ...(object && object !== who && { object }), ...when(deed) }]
  })
  const moved = MOTIONS[subject.motion]
  const goes = subject.goes && idAt(subject.goes.of)
  if (goes && goes !== who) return [...done, { who, does: moved ?? 'walk', path: { around: goes, turns: 0.5 } }]
  return done.length === 0 && moved && subject.relation?.kind !== 'riding' ? [{ who, does: moved }] : done
}

const isSlow = ({ camera: { lens = [] } }: Shot): boolean => lens.includes('slow-motion')

const FRAMINGS = { wide: 'wide', medium: 'whole', close: 'bust' } as const

function cameraOf({ camera, subjects }: Shot, entities: readonly (Entity | undefined)[]): SceneCamera {
  const { size, framing, angle, move, from, lens = [], speed } = camera
  const named = size && SHOT_SIZES.find(one => one === size)
  const leading = entities.flatMap((entity, at) => (entity && subjects[at]!.side !== 'background' ? [entity.id] : []))
  const target = [...new Set(named && named !== 'whole' ? leading.slice(0, 1) : leading.slice(0, 6))]
  const moves = MOVES.find(one => one === move) ?? 'still'
  return {
    ...(target.length > 0 && { target }),
    size: named ?? FRAMINGS[framing],
    ...((angle === 'low' || angle === 'high' || angle === 'top' || angle === 'aerial') && { angle }),
    ...(from && { from: from === 'side' ? ('left' as const) : from }),
    ...(angle === 'tilted' && { roll: 12 }),
    move: moves,
    ...(speed !== 'normal' && { speed }),
    ...(lens.length > 0 && { lens: LENSES.filter(one => lens.includes(one)).slice(0, 4) }),
  }
}
