import type { Made, Order } from '@kinora/media/engine/contract'
import { isOwnCode } from '../bodies/own-bodies.ts'
import { direct } from '../prompt-parsing/read-prompt.ts'
import type { ShotList } from '../setting/shot-list.ts'
import { brokenIn, findOwnModel, hasOwnModels, learnOwnModels, openOwnBodies } from './use-own-models.ts'

/** The codes of models in the parsed prompt. */
const codesIn = (list: ShotList): string[] =>
  list.shots.flatMap(({ subjects }) =>
    subjects.flatMap(({ what }) => ('sprite' in what && isOwnCode(what.sprite) ? [what.sprite] : [])),
  )

/** Opens the operator's models that a prompt names; returns notes on unusable ones. */
export async function openNamedModels(order: Order): Promise<string[]> {
  if (order.kind !== 'video' && order.kind !== 'image') return []
  await learnOwnModels()
  const panels = order.kind === 'video' && order.from.kind === 'panels' ? order.from.panels : []
  const notes = new Set<string>()
  for (const prompt of [order.prompt, ...panels.map(one => one.prompt)]) {
    // Without a broken model, the same word may match another.
    while (hasOwnModels()) {
      const refused = await openOwnBodies(codesIn(direct({ prompt, seed: order.seed })))
      if (refused.length === 0) break
    }
    for (const { file, why } of brokenIn(prompt)) notes.add(`models: ${file} ${why}; it is not used`)
  }
  return [...notes]
}

/** Notes the visible models with their authors, and the unusable ones. */
export function tellModels<T extends Partial<Made>>(made: T, refused: readonly string[]): T {
  const entities = made.scene?.scene.entities ?? []
  const seen = new Map<string, string>()
  const credits = new Set<string>()
  for (const { id, asset, name = id } of entities) {
    const model = findOwnModel(asset)
    if (!model) continue
    const { file, licence, credit } = model
    const whose = [credit, licence].filter(Boolean).join(', ')
    seen.set(model.code, `"${name}" as ${file}${whose ? ` (${whose})` : ''}`)
    if (whose) credits.add(`${model.words[0]}: ${whose}`)
  }
  if (seen.size === 0 && refused.length === 0) return made
  const notes = [
    ...(made.notes ?? []),
    ...(seen.size > 0 ? [`prompt: drawn from models of this installation: ${[...seen.values()].join(', ')}`] : []),
    ...refused,
  ]
  return { ...made, notes, ...(credits.size > 0 && { credits: [...credits] }) }
}
