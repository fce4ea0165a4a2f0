import { readdirSync } from 'node:fs'
import { readData } from '../../data-files/read-data.ts'
import { MOTIONS, type Motion, RELATIONS, type Relation, SOUND_CUES, type SoundCue } from '../../setting/shot-list.ts'
import { findPlace } from './place-file.ts'
import { readRows, wordsIn } from './read-rows.ts'

/**
 * A verb: the motion of the subject, its relation to the object afterwards, the sound, and the id of the default place.
 */
export type Verb = { id: string; motion: Motion; relation?: Relation; sound?: SoundCue; where?: string }
type VerbRow = { english: string[]; chinese: string[]; verb: Verb }

let verbs: VerbRow[] | undefined

/** All verbs: the rows of `verbs.txt`, and the actions of the catalogue without a row. */
export function readVerbs(): readonly VerbRow[] {
  if (!verbs) {
    const rows = rowsOfWords()
    verbs = [...rows, ...rowsOfActions(rows)]
  }
  return verbs
}

/** The verbs of `verbs.txt`, one per row: `cook; cook; 做饭, 煮; bob >before &kitchen @kitchen`. */
function rowsOfWords(): VerbRow[] {
  const rows = readRows('verbs.txt')
  const taken = new Set(rows.flatMap(({ cells: [, english] }) => wordsIn(english)))
  return rows.map(({ cells: [id = '', english, chinese, does = ''] }) => {
    const [motion, ...extras] = does.split(' ')
    const relation = RELATIONS.find(one => extras.includes(`>${one}`))
    const sound = SOUND_CUES.find(one => extras.includes(`&${one}`))
    const known = MOTIONS.find(one => one === motion)
    const where = extras.find(one => one.startsWith('@'))?.slice(1)
    if (!known || extras.length !== [relation, sound, where].filter(Boolean).length)
      throw new Error(`not a row of verbs: ${id}; ${does}`)
    const verb: Verb = {
      id,
      motion: known,
      ...(relation && { relation }),
      ...(sound && { sound }),
      ...(where && { where: findPlace(where).id }),
    }
    return { english: wordsIn(english).flatMap(phrase => withOwners(phrase, taken)), chinese: wordsIn(chinese), verb }
  })
}

/** `drop his head` is said of everybody, unless a row has it of somebody else. */
function withOwners(phrase: string, taken: Set<string>): string[] {
  const owner = OWNERS.find(one => ` ${phrase} `.includes(` ${one} `))
  if (owner === undefined) return [phrase]
  const others = OWNERS.map(one => phrase.replace(new RegExp(`\\b${owner}\\b`, 'gu'), one))
  const own = others.filter(one => !taken.has(one))
  for (const one of own) taken.add(one)
  return [phrase, ...own]
}
const OWNERS = ['his', 'her', 'their', 'its']

/** An action of the catalogue, as far as its words need it. */
type Action = {
  id: string
  verb?: string
  names: { en: string[]; zh: string[] }
  motion: string
  relation?: string
  sound?: string
}

const ACTIONS = new URL('../../../data/catalogue/actions/', import.meta.url)

/** What documents call the relations of verbs. */
const RELATION_OF: Readonly<Record<string, Relation>> = {
  'held-by': 'holding',
  'seated-on': 'riding',
}

/** An action without a row of its own among the verbs has the names of its entry that no row has. */
function rowsOfActions(rows: readonly VerbRow[]): VerbRow[] {
  const ids = new Set(rows.map(({ verb: { id } }) => id))
  const words = new Set(rows.flatMap(({ english, chinese }) => [...english, ...chinese]))
  const files = readdirSync(ACTIONS).filter(name => name.endsWith('.json'))
  return (
    files
      .toSorted()
      .flatMap(name => readData<{ entries: Action[] }>(`catalogue/actions/${name}`).entries)
      // `hold-umbrella` is a form of `hold`, which has the words.
      .filter(({ id, verb = id }) => !ids.has(verb) && !ids.has(id.split('-')[0]!))
      .flatMap(({ id, names, motion, relation = '', sound }) => {
        const [english, chinese] = [names.en, names.zh].map(all => all.filter(one => !words.has(one)))
        const moves = MOTIONS.find(one => one === motion)
        if (!moves || english!.length === 0 || chinese!.length === 0) return []
        const stands = RELATION_OF[relation] ?? RELATIONS.find(one => one === relation)
        const heard = SOUND_CUES.find(one => one === sound)
        const verb: Verb = { id, motion: moves, ...(stands && { relation: stands }), ...(heard && { sound: heard }) }
        return [{ english: english!, chinese: chinese!, verb }]
      })
  )
}
