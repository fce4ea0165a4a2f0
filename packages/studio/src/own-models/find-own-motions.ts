import { readFile, stat } from 'node:fs/promises'
import { ModelRefused } from '@kinora/media/models/model'
import { readBvh } from '@kinora/media/models/read-bvh'
import { actions } from '../bodies/motion/actions.ts'
import type { OwnMotion, RefusedModel } from './own-model.ts'
import { parseCard } from './read-model-card.ts'

const MAX_BYTES = 16_000_000

export type OwnMotions = { motions: ReadonlyMap<string, OwnMotion>; refused: RefusedModel[] }

/** The recorded motions (.bvh) of a folder, by the actions that their cards name. */
export async function findOwnMotions(files: readonly string[], nameOf: (path: string) => string): Promise<OwnMotions> {
  const motions = new Map<string, OwnMotion>()
  const refused: RefusedModel[] = []
  for (const path of files.filter(one => /\.bvh$/iu.test(one)))
    try {
      const card = path.replace(/\.bvh$/iu, '.json')
      if (!files.includes(card)) throw new ModelRefused('has no card beside it that says what it "does"')
      const { does } = parseCard(await readFile(card, 'utf8'))
      if (!actions().some(one => one === does) || motions.has(String(does)))
        throw new ModelRefused(
          `does must be an action that no other file has, got ${(JSON.stringify(does) ?? 'nothing').slice(0, 60)}; actions are ${actions().join(', ')}`,
        )
      if ((await stat(path)).size > MAX_BYTES) throw new ModelRefused(`has more than ${MAX_BYTES} bytes`)
      motions.set(String(does), { ...readBvh(await readFile(path, 'utf8')), file: nameOf(path) })
    } catch (error) {
      refused.push({ file: nameOf(path), why: error instanceof ModelRefused ? error.message : 'cannot be read' })
    }
  return { motions, refused }
}
