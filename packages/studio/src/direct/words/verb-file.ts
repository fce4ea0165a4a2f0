import { MOTIONS, type Motion, RELATIONS, type Relation, SOUND_CUES, type SoundCue } from '../shot-list.ts'
import { readRows, wordsIn } from './read-rows.ts'

/** A deed: how whoever does it moves, how they then stand to what it is done to, and what is heard of it. */
export type Verb = { id: string; motion: Motion; relation?: Relation; sound?: SoundCue }
export type VerbRow = { english: string[]; chinese: string[]; verb: Verb }

/** Verbs of `verbs.txt`, a row each: `mend; mend, repair; 修, 修理; bob >holding &bells`. */
export function readVerbs(): VerbRow[] {
  return readRows('./verbs.txt').map(({ cells: [id = '', english, chinese, does = ''] }) => {
    const [motion, ...extras] = does.split(' ')
    const relation = RELATIONS.find(one => extras.includes(`>${one}`))
    const sound = SOUND_CUES.find(one => extras.includes(`&${one}`))
    const known = MOTIONS.find(one => one === motion)
    if (!known || extras.length !== Number(relation !== undefined) + Number(sound !== undefined))
      throw new Error(`not a row of verbs: ${id}; ${does}`)
    const verb: Verb = { id, motion: known, ...(relation && { relation }), ...(sound && { sound }) }
    return { english: wordsIn(english), chinese: wordsIn(chinese), verb }
  })
}
