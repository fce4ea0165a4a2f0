import { readdirSync, readFileSync } from 'node:fs'
import {
  about,
  type DeepReadonly,
  exactly,
  filled,
  list,
  object,
  text,
  type TypeOf,
  yes,
} from '@kinora/media/scene/schema-words'
import { type Groups, parseSteps, type Steps } from '../../formulas/run-steps.ts'
import { step, STEP_DEFINITION } from '../../formulas/steps-schema.ts'

const id = text(40, { pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$' })
const row = object(
  { ids: filled(id, 20), steps: list(step, 40) },
  {
    about: text(200),
    atWork: about('Its hands stay in place when the chest turns.', yes),
    needsHands: about('A four-legged animal does it on its haunches.', yes),
    keepsHeld: about('Held things stay in the hands and are not brought to the face.', yes),
    lies: about('The lowest part of the body rests on the ground.', yes),
    begins: about('Before this event a thing is not seen, or is small.', yes),
    stays: about('The event is permanent.', yes),
    passes: about('The event lasts as long as its action.', yes),
  },
)
const file = object({ version: exactly('kinora.motions/1'), motions: list(row, 200, 1) })

/** JSON Schema of the files in `data/motions`. */
export const motionsSchema = { $id: 'kinora.motions/1', ...file.json, $defs: STEP_DEFINITION }

export const MOTION_FAMILIES = ['gestures', 'stances', 'beasts', 'beast-stances', 'birds', 'events'] as const
export type MotionFamily = (typeof MOTION_FAMILIES)[number]
type Row = DeepReadonly<TypeOf<typeof row>>
/** A motion of a body: how it is done, as formulas of the time, and its properties. */
export type Motion = Omit<Row, 'ids' | 'steps'> & { run: Steps }

/** The groups that steps iterate over. */
const GROUPS: Groups = {
  sides: [
    { mark: 'r', side: 1 },
    { mark: 'l', side: -1 },
  ],
  legs: ['fr', 'fl', 'br', 'bl'].map((name, index) => ({
    name,
    index,
    isFront: name[0] === 'f',
    isRight: name[1] === 'r',
  })),
  front: ['fr', 'fl'].map((name, index) => ({ name, index })),
}

const DATA = new URL('../../../data/motions/', import.meta.url)
const rows = new Map<MotionFamily, ReadonlyMap<string, Row>>()
const parsed = new Map<string, Motion>()

function rowsOf(family: MotionFamily): ReadonlyMap<string, Row> {
  const known = rows.get(family)
  if (known) return known
  const folder = new URL(`${family}/`, DATA)
  const found = new Map(
    readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .toSorted()
      .flatMap(name => (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as TypeOf<typeof file>).motions)
      .flatMap(one => one.ids.map((name): [string, Row] => [name, one])),
  )
  rows.set(family, found)
  return found
}

/** The ids of the motions of a family, in the order of their files. */
export const motionIds = (family: MotionFamily): string[] => [...rowsOf(family).keys()]

/** A motion by its id. A test checks the files against the schema. */
export function findMotion(family: MotionFamily, name: string): Motion | undefined {
  const key = `${family} ${name}`
  const known = parsed.get(key)
  if (known) return known
  const found = rowsOf(family).get(name)
  if (!found) return undefined
  const { ids: _ids, steps, ...properties } = found
  const motion: Motion = { ...properties, run: parseSteps(steps, GROUPS) }
  parsed.set(key, motion)
  return motion
}
