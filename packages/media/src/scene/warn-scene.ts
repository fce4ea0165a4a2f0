import type { ActionEntry, Affordance, Catalogue } from './catalogue.ts'
import type { Problem } from './problem.ts'
import { castOf, rigOf } from './members.ts'
import type { Action, Entity, Placement, Scene, SceneShot } from './scene-schema.ts'

/** A probable mistake in a valid document, with its JSON pointer. The document is rendered as it is. */
export type Warning = Omit<Problem, 'code' | 'nearest'> & { code: WarningCode }

export const WARNING_CODES = [
  'never-seen',
  'stands-in',
  'not-afforded',
  'wrong-actor',
  'wrong-role',
  'placed-twice',
  'placed-in-a-circle',
  'excluding-actions',
  'outside-the-frame',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

const MAX_WARNINGS = 200

/** The probable mistakes of a valid document. */
export function warnScene(scene: Scene, catalogue: Catalogue): Warning[] {
  const cast = castOf(scene.entities)
  const warnings: Warning[] = []
  const warn = (at: string, code: WarningCode, message: string, allowed?: readonly string[]): void => {
    warnings.push({ at, code, message, ...(allowed && { allowed: [...allowed] }) })
  }
  const affordsOf = affordancesIn(scene, cast, catalogue)
  warnUnseen(scene, warn)
  warnStandIns(scene, catalogue, warn)
  for (const [nth, shot] of scene.shots.entries()) {
    const at = `/shots/${nth}`
    warnPlacements(at, shot, affordsOf, warn)
    for (const [i, action] of (shot.actions ?? []).entries())
      warnAction(`${at}/actions/${i}`, action, { cast, catalogue, affordsOf, warn })
    warnOverlaps(at, shot, catalogue, warn)
    for (const [i, { box }] of (shot.texts ?? []).entries())
      if (box && (box[0] + box[2] > 1 + EDGE || box[1] + box[3] > 1 + EDGE))
        warn(
          `${at}/texts/${i}/box`,
          'outside-the-frame',
          `the box ends at ${round(box[0] + box[2])} of the frame's width and ${round(box[1] + box[3])} of its height`,
          ['left + width and top + height of at most 1'],
        )
  }
  return warnings.slice(0, MAX_WARNINGS)
}

type Warn = (at: string, code: WarningCode, message: string, allowed?: readonly string[]) => void
/** The affordances of a target; undefined if unknown. */
type AffordsOf = (target: string) => readonly Affordance[] | undefined

/** The tolerance for rounding, in fractions of the frame. */
const EDGE = 0.005
const round = (share: number): number => Math.round(share * 100) / 100

const toOf = ({ to }: Placement): readonly string[] => (Array.isArray(to) ? to : to === undefined ? [] : [to])
const headOf = (target: string): string => target.split('/')[0]!

function affordancesIn(scene: Scene, cast: ReadonlyMap<string, Entity>, catalogue: Catalogue): AffordsOf {
  const places = new Map(scene.places.map(one => [one.id, one]))
  return target => {
    const [head, part] = target.split('/') as [string, string | undefined]
    const place = places.get(head)
    if (place) return catalogue.place(place.asset)?.anchors.find(({ id }) => id === part)?.affords
    const entry = catalogue.asset(cast.get(head)?.asset ?? '')
    // People and animals need no affordances.
    return entry && entry.rig === 'thing' ? entry.affords : undefined
  }
}

function warnUnseen({ entities, shots }: Scene, warn: Warn): void {
  const named = new Set(
    shots.flatMap(({ placements = [], actions = [], looks = [], speech = [], texts = [], camera }) =>
      [
        ...placements.flatMap(one => [one.who, one.near, ...toOf(one)]),
        ...actions.flatMap(({ who, object, target, of, with: tools = [] }) => [who, object, target, of, ...tools]),
        ...looks.flatMap(({ who, at }) => [who, at]),
        ...speech.map(({ who }) => who),
        ...texts.map(({ on }) => on),
        ...(camera?.target ?? []),
      ].flatMap(name => (name === undefined ? [] : [headOf(name)])),
    ),
  )
  for (const [at, entity] of entities.entries()) {
    const ids = [...castOf([entity]).keys()]
    if (!ids.some(id => named.has(id)))
      warn(`/entities/${at}`, 'never-seen', `${entity.id} is in no shot: nothing places it and it does nothing`)
  }
}

/** Assets that have another's shape. */
function warnStandIns({ entities, assets = [] }: Scene, catalogue: Catalogue, warn: Warn): void {
  for (const [at, { asset }] of entities.entries()) {
    if (asset === undefined || assets.some(({ id }) => id === asset)) continue
    const { standsIn, like } = catalogue.asset(asset) ?? {}
    if (standsIn && like !== undefined)
      warn(`/entities/${at}/asset`, 'stands-in', `${asset} has no shape of its own and is drawn as ${like}`)
  }
}

/** The affordances of which a relation's target needs one. */
const NEEDED: Partial<Record<Placement['relation'], readonly Affordance[]>> = {
  'seated-on': ['sit-on', 'ride', 'board'],
  'lying-on': ['lie-on', 'sit-on', 'stand-on', 'put-on'],
  'hanging-from': ['hang-from', 'put-on', 'stand-on'],
}

function warnPlacements(at: string, { placements = [] }: SceneShot, affordsOf: AffordsOf, warn: Warn): void {
  const first = new Map<string, number>()
  for (const [nth, placement] of placements.entries()) {
    const { who, relation } = placement
    const here = `${at}/placements/${nth}`
    const before = first.get(who)
    if (before === undefined) first.set(who, nth)
    else
      warn(
        here,
        'placed-twice',
        relation === 'held-by' && placements[before]!.relation === 'held-by'
          ? `${who} is held by ${toOf(placements[before]!).join()} already: only this placement holds`
          : `${who} is placed by ${at}/placements/${before} already: only this placement holds`,
      )
    const needed = NEEDED[relation]
    for (const target of needed ? toOf(placement) : []) {
      const affords = affordsOf(target)
      if (affords && !needed!.some(one => affords.includes(one)))
        warn(`${here}/to`, 'not-afforded', `${who} is ${relation} ${target}, which is not made for it`, needed)
    }
  }
  warnCircles(at, placements, warn)
}

/** Of a cycle of placements, the first. */
function warnCircles(at: string, placements: readonly Placement[], warn: Warn): void {
  const by = new Map(
    placements.map((one, nth) => [one.who, { nth, to: [...toOf(one), ...(one.near ? [one.near] : [])] }]),
  )
  const told = new Set<string>()
  for (const start of by.keys()) {
    const way: string[] = []
    const follow = (who: string): boolean => {
      if (way.includes(who)) return who === start
      const next = by.get(who)
      if (!next || told.has(who)) return false
      way.push(who)
      if (next.to.some(target => follow(headOf(target)))) return true
      way.pop()
      return false
    }
    if (!follow(start)) continue
    for (const who of way) told.add(who)
    warn(
      `${at}/placements/${by.get(start)!.nth}`,
      'placed-in-a-circle',
      `${[...way, start].join(' is placed by ')}: one of them needs another place`,
    )
  }
}

type WarnContext = { cast: ReadonlyMap<string, Entity>; catalogue: Catalogue; affordsOf: AffordsOf; warn: Warn }

const ROLES = ['object', 'target', 'with', 'of', 'text', 'path'] as const

function warnAction(at: string, action: Action, { cast, catalogue, affordsOf, warn }: WarnContext): void {
  const entry = catalogue.action(action.does)
  if (!entry) return
  const who = cast.get(action.who)
  const asset = who && catalogue.asset(who.asset)
  const rig = asset && rigOf(who, asset)
  if (rig && !entry.actors.includes(rig))
    warn(`${at}/who`, 'wrong-actor', `${action.who} is a ${rig}, and ${entry.id} is done by others`, entry.actors)
  for (const role of ROLES) {
    if (action[role] === undefined) continue
    const known = entry.roles.find(one => one.role === role)
    if (!known && !ALWAYS.has(role))
      warn(
        `${at}/${role}`,
        'wrong-role',
        `${entry.id} has no ${role}: it is not shown`,
        entry.roles.map(one => one.role),
      )
    if (!known?.affords || role === 'text' || role === 'path') continue
    const filled = role === 'with' ? (action.with ?? []) : [action[role]]
    for (const [nth, target] of filled.entries()) {
      const affords = affordsOf(target)
      if (affords && !affords.includes(known.affords))
        warn(
          role === 'with' ? `${at}/with/${nth}` : `${at}/${role}`,
          'not-afforded',
          `${entry.id} asks for something to ${known.affords}, and ${target} is not`,
        )
    }
  }
}
/** Moving and turning are compatible with other actions. */
const ALWAYS: ReadonlySet<string> = new Set(['path', 'target'])

type Hold = 'goes' | 'sits' | 'lies'

/** The hold that an action needs of the whole body; undefined if it needs none. */
function holdOf({ pose = '', motion = '' }: ActionEntry): Hold | undefined {
  if (LYING.has(pose)) return 'lies'
  if (SITTING.has(pose)) return 'sits'
  return GOING.has(motion) ? 'goes' : undefined
}
const LYING: ReadonlySet<string> = new Set(['lie', 'sleep', 'nap', 'doze'])
const SITTING: ReadonlySet<string> = new Set(['sit', 'settle'])
const GOING: ReadonlySet<string> = new Set(['walk', 'run', 'jump', 'swim', 'fly', 'dance'])

function warnOverlaps(at: string, { actions = [], from, to }: SceneShot, catalogue: Catalogue, warn: Warn): void {
  const timed = actions.flatMap((action, nth) => {
    const entry = catalogue.action(action.does)
    const hold = entry && holdOf(entry)
    return hold ? [{ nth, who: action.who, hold, id: entry.id, from: action.from ?? from, to: action.to ?? to }] : []
  })
  for (const [i, a] of timed.entries())
    for (const b of timed.slice(i + 1)) {
      if (a.who !== b.who || a.hold === b.hold) continue
      if (Math.min(a.to, b.to) - Math.max(a.from, b.from) <= TOGETHER) continue
      warn(
        `${at}/actions/${b.nth}`,
        'excluding-actions',
        `${a.who} ${a.hold} (${a.id}) and ${b.hold} (${b.id}) at the same time: the one that begins later is shown`,
      )
    }
}
/** Seconds that two actions may overlap. */
const TOGETHER = 0.1
