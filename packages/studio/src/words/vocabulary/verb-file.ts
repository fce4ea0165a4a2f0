import { MOTIONS, type Motion, RELATIONS, type Relation, SOUND_CUES, type SoundCue } from '../../setting/shot-list.ts'
import { findPlace } from './place-file.ts'
import { readRows, wordsIn } from './read-rows.ts'

/**
 * A verb: the motion of the subject, its relation to the object afterwards, the sound, and the id of the default place.
 */
export type Verb = { id: string; motion: Motion; relation?: Relation; sound?: SoundCue; where?: string }
type VerbRow = { english: string[]; chinese: string[]; verb: Verb }

/** The verbs of `verbs.txt`, one per row: `cook; cook; 做饭, 煮; bob >before &kitchen @kitchen`. */
export function readVerbs(): VerbRow[] {
  return readRows('verbs.txt').map(({ cells: [id = '', english, chinese, does = ''] }) => {
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
    return { english: wordsIn(english), chinese: wordsIn(chinese), verb }
  })
}
