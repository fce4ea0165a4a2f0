import { readFile, stat } from 'node:fs/promises'
import { hasHan } from '@kinora/media/language/has-han'
import { ModelRefused } from '@kinora/media/models/model'
import { readBvh } from '@kinora/media/models/read-bvh'
import { actions } from '../bodies/motion/actions.ts'
import { type ActionRow, libraryActions } from '../library/read-rows.ts'
import type { OwnMotion, RefusedModel } from './own-model.ts'
import { parseCard, readWords, requireText, shown } from './read-model-card.ts'

const MAX_BYTES = 16_000_000
const FIELDS = ['does', 'id', 'words', 'about', 'loops', 'licence', 'license', 'credit']
const ID = /^[a-z][a-z0-9]{0,39}(?:-[a-z0-9]{1,40}){0,5}$/u

export type OwnMotions = { motions: ReadonlyMap<string, OwnMotion>; refused: RefusedModel[] }

/** The recorded motions (.bvh) of a folder, by the actions that their cards name: of the studio, or their own. */
export async function findOwnMotions(files: readonly string[], nameOf: (path: string) => string): Promise<OwnMotions> {
  const motions = new Map<string, OwnMotion>()
  const refused: RefusedModel[] = []
  for (const path of files.filter(one => /\.bvh$/iu.test(one)))
    try {
      const card = path.replace(/\.bvh$/iu, '.json')
      if (!files.includes(card)) throw new ModelRefused('has no card beside it that says what it "does"')
      const { does, action } = readMotionCard(await readFile(card, 'utf8'))
      if (motions.has(does)) throw new ModelRefused(`is the action ${does}, which another file has`)
      if ((await stat(path)).size > MAX_BYTES) throw new ModelRefused(`has more than ${MAX_BYTES} bytes`)
      const motion = readBvh(await readFile(path, 'utf8'))
      const seconds = Number(motion.seconds.toFixed(3))
      motions.set(does, {
        ...motion,
        file: nameOf(path),
        ...(action && { action: { ...action, seconds }, isOnce: action.lasts === 'once' }),
      })
    } catch (error) {
      refused.push({ file: nameOf(path), why: error instanceof ModelRefused ? error.message : 'cannot be read' })
    }
  return { motions, refused }
}

/** A card has `does`, a stance or gesture that the motion replaces, or `id` and `words` of an action of its own. */
function readMotionCard(text: string): { does: string; action?: ActionRow } {
  const card = parseCard(text)
  for (const name of Object.keys(card))
    if (!FIELDS.includes(name))
      throw new ModelRefused(`${name.slice(0, 40)} is not known; fields are ${FIELDS.join(', ')}`)
  const { does, id, loops = true } = card
  if (id === undefined) {
    if (typeof does === 'string' && actions().includes(does)) return { does }
    throw new ModelRefused(
      `does must be an action, or id a new one, got ${shown(does)}; actions are ${actions().join(', ')}`,
    )
  }
  if (does !== undefined) throw new ModelRefused('has does and id; a motion replaces an action or is its own')
  if (typeof id !== 'string' || !ID.test(id))
    throw new ModelRefused(`id must be small letters and digits with single hyphens, got ${shown(id)}`)
  if (actions().includes(id) || libraryActions().some(row => row.id === id))
    throw new ModelRefused(`id must be new, and ${id} is an action of the catalogue`)
  if (typeof loops !== 'boolean') throw new ModelRefused(`loops must be true or false, got ${shown(loops)}`)
  const words = readWords(card['words'])
  const en = words.filter(word => !hasHan(word))
  return {
    does: id,
    action: {
      id,
      names: { en: en.length > 0 ? en : [id.replaceAll('-', ' ')], zh: words.filter(hasHan) },
      about:
        card['about'] === undefined ? 'A recorded motion of this installation.' : requireText(card['about'], 'about'),
      isA: [],
      roles: [],
      actors: ['person'],
      lasts: loops ? 'throughout' : 'once',
      pose: id,
      motion: 'bob',
    },
  }
}
