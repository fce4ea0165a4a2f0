import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import {
  AGES,
  ALIGNMENTS,
  AMOUNTS,
  ANGLES,
  CAMERA_SIDES,
  ENTRANCES,
  FORMATIONS,
  HAIR_STYLES,
  LOOKS,
  MOVES,
  SEASONS,
  SHOT_SIZES,
  SIZES,
  SPEEDS,
  SWITCHES,
  TEXT_SIZES,
  TIMES,
  TRANSITIONS,
  WEATHERS,
} from '@kinora/media/scene/vocabulary'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { filmScene } from '../../src/stage/film-scene.ts'

const FRAME = { width: 128, height: 72 }
/** The number of changed fields; KINORA_TEST_CHANGES tries more. */
const CHANGES = Number(process.env['KINORA_TEST_CHANGES'] ?? 8)
const SEED = Number(process.env['KINORA_TEST_SEED'] ?? 1)

const kept = (name: string): Scene =>
  JSON.parse(readFileSync(new URL(`../library/documents/${name}.scene.json`, import.meta.url), 'utf8')) as Scene

/** Documents with the fields that the kept ones do not have. */
const YARD: Scene = {
  version: 'kinora.scene/1',
  seconds: 4,
  style: { look: 'plain', palette: ['orange', 'teal'] },
  entities: [
    { id: 'kids', asset: 'pupil', count: 3, members: ['k1', 'k2'], formation: 'row' },
    {
      id: 'coach',
      asset: 'man',
      traits: { beard: 'brown', glasses: true },
      wears: [{ garment: 'cap', colour: 'red' }],
    },
    { id: 'box', asset: 'box', material: 'wood', size: { width: 0.6, height: 0.4 } },
    { id: 'ball', asset: 'ball', colour: 'yellow', size: 'large' },
  ],
  places: [{ id: 'yard', asset: 'school', time: 'morning', weather: 'clear', season: 'summer', light: ['warm'] }],
  shots: [
    {
      from: 0,
      to: 2,
      place: 'yard',
      placements: [
        { who: 'kids', relation: 'at', to: 'yard/middle', facing: 'camera' },
        { who: 'coach', relation: 'beside', to: 'kids', side: 'left', distance: 0.6, facing: 90 },
        { who: 'box', relation: 'at', to: 'yard/middle', offset: [1.6, 0, 0.6] },
        { who: 'ball', relation: 'on', to: 'box' },
      ],
      actions: [
        { who: 'k1', does: 'wave', target: 'coach', from: 0, to: 2, manner: 'happy' },
        { who: 'k2', does: 'walk', path: { to: [0, 0, 0.8] }, speed: 'fast', from: 0.4, to: 1.8 },
      ],
      texts: [
        {
          text: 'GO',
          box: [0.1, 0.05, 0.4, 0.2],
          align: 'left',
          weight: 'bold',
          size: 'large',
          colour: 'red',
          enter: 'fade',
        },
      ],
      camera: {
        target: ['kids', 'coach', 'box'],
        size: 'wide',
        from: 'front',
        angle: 'eye',
        move: 'push',
        amount: 'small',
      },
    },
    {
      from: 2,
      to: 4,
      place: 'yard',
      continues: true,
      transition: { kind: 'dissolve', seconds: 0.5 },
      becomes: { time: 'night' },
      looks: [{ who: 'coach', at: 'ball', from: 2, to: 4 }],
      camera: { target: ['coach', 'ball'], size: 'whole', pitch: 12, roll: 4, lens: ['telephoto'], focus: 'ball' },
    },
  ],
}

type Value = unknown
type Field = { at: string; value: Value }

/** Fields that are not seen: names for people, ids that others refer to, and what is heard. */
const UNSEEN =
  /^\/(?:version|title|seconds|language|origin|sound)|\/(?:id|name|voice|place|who|continues)$|\/members\/|\/(?:speech|sounds)\//u

function fieldsOf(value: Value, at = ''): Field[] {
  if (Array.isArray(value)) return value.flatMap((one: Value, nth) => fieldsOf(one, `${at}/${nth}`))
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, `${at}/${key}`))
  return UNSEEN.test(at) ? [] : [{ at, value }]
}

/** Other values of a field, by where it is. */
function othersOf({ at, value }: Field, scene: Scene): readonly Value[] {
  const key = at.split('/').at(-1)!
  const ids = scene.entities.map(({ id }) => id)
  const isCamera = at.includes('/camera/')
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') {
    if (/\/path\/|\/offset\//u.test(at)) return [value + 0.6, value - 0.6]
    if (/\/box\/[01]$/u.test(at)) return [value + 0.15]
    if (/\/box\//u.test(at)) return [0.4 * value]
    if (key === 'from') return [value + 0.7]
    if (key === 'to') return at.split('/').length === 4 ? [] : [value - 0.7]
    if (key === 'facing') return [value + 60, value - 60]
    if (key === 'count') return [value + 2]
    if (key === 'seconds') return [value + 0.4]
    return [value + 9, value * 1.6].filter(one => one < 80)
  }
  const named: Readonly<Record<string, readonly Value[]>> = {
    look: LOOKS,
    mood: ['happy', 'tense', 'sad'],
    asset: at.startsWith('/places') ? ['beach', 'kitchen'] : ['cube', 'dog', 'woman', 'boy'],
    garment: ['raincoat', 'sweater', 'beret'],
    colour: ['green', 'purple', 'black'],
    material: ['metal', 'stone', 'glass'],
    size: isCamera ? SHOT_SIZES : at.includes('/texts/') ? TEXT_SIZES : SIZES,
    age: AGES,
    hair: ['black', 'red'],
    beard: ['black', 'white'],
    hairStyle: HAIR_STYLES,
    formation: FORMATIONS,
    label: ['ZEBRA'],
    time: TIMES,
    weather: WEATHERS,
    season: SEASONS,
    lights: SWITCHES,
    backdrop: ['black', 'green'],
    relation: ['before', 'behind', 'above'],
    side: ['left', 'right'],
    near: ids,
    facing: ['away', 'left', 'right'],
    does: ['jump', 'dance', 'point'],
    manner: ['sad', 'angry'],
    speed: SPEEDS,
    text: ['ZEBRA 7'],
    enter: ENTRANCES,
    align: ALIGNMENTS,
    weight: ['regular', 'bold'],
    angle: ANGLES,
    from: CAMERA_SIDES,
    move: MOVES,
    amount: AMOUNTS,
    kind: TRANSITIONS.filter(one => one !== 'cut'),
    transition: TRANSITIONS,
    focus: ids,
    to: ids,
    object: ids,
    target: ids,
    of: ids,
    at: ids,
    on: ids,
    with: ids,
  }
  if (named[key]) return named[key]
  if (/\/(?:target|with|to)\/\d+$/u.test(at)) return ids
  if (/\/palette\/\d+$/u.test(at)) return ['purple', 'green']
  if (/\/light\/\d+$/u.test(at)) return ['low-key', 'cool']
  if (/\/lens\/\d+$/u.test(at)) return ['wide', 'fisheye']
  return assert.fail(`no other value is known for ${at}`)
}

function changedAt(scene: Scene, at: string, value: Value): Scene {
  const copy = structuredClone(scene)
  const keys = at.split('/').slice(1)
  const parent = keys.slice(0, -1).reduce<Value>((one, key) => (one as Record<string, Value>)[key], copy)
  ;(parent as Record<string, Value>)[keys.at(-1)!] = value
  return copy
}

/** Everything that a document shows: some frames of each shot as one hash, and its notes. */
async function seen(scene: Scene): Promise<string> {
  const compositor = await createCompositor(FRAME)
  const frames = Math.round(scene.seconds * 24)
  const take = await filmScene({ scene, compositor, frames, seed: 4, amplitude: 'auto' })
  const hash = createHash('sha1')
  try {
    for (const { from, to } of scene.shots)
      for (const share of [0.06, 0.3, 0.55, 0.97]) {
        await take.draw(Math.min(frames - 1, Math.round((from + share * (to - from)) * 24)))
        hash.update(compositor.frame())
      }
    return hash.update(JSON.stringify(take.sceneNotes())).digest('hex')
  } finally {
    take.close?.()
    compositor.close()
  }
}

test('every single changed field changes the picture or the notes', async () => {
  const catalogue = loadCatalogue()
  const documents = [kept('blackboard'), kept('can'), kept('knitting'), YARD]
  const plain = new Map<Scene, string>()
  const seeded = seededRandom(SEED)
  const pick = <T>(all: readonly T[]): T => all[seeded.below(all.length)]!
  const unseen: string[] = []
  let tried = 0
  for (let round = 0; tried < CHANGES; round++) {
    assert.ok(round < 40 * CHANGES, 'hardly any change is valid')
    const scene = pick(documents)
    const field = pick(fieldsOf(scene))
    const others = othersOf(field, scene).filter(one => one !== field.value)
    if (others.length === 0) continue
    const value = pick(others)
    const changed = changedAt(scene, field.at, value)
    const checked = checkScene(changed, catalogue)
    if (!checked.scene || checked.problems.length > 0) continue
    tried++
    if (!plain.has(scene)) plain.set(scene, await seen(checkScene(scene, catalogue).scene!))
    if ((await seen(checked.scene)) === plain.get(scene))
      unseen.push(`${scene.title ?? 'yard'} ${field.at} = ${String(value)}`)
  }
  assert.deepEqual(unseen, [])
})
