import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { alignSpokenWords } from '@kinora/media/engine/align-spoken-words'
import type { Made, MadeFile, Order, OrderFailed } from '@kinora/media/engine/contract'
import { type PlanContext, PlanFailure } from '../plan.ts'
import { parseShape } from '../../core/shape.ts'
import { heard } from '../stored-shapes.ts'

type Conformed = ({ state: 'done' } & Made) | OrderFailed

/**
 * Converts the result of an external engine to exactly what was ordered. A result that cannot be converted counts as
 * that engine's failure.
 */
export async function conformMade(name: string, made: Made, order: Order, context: PlanContext): Promise<Conformed> {
  if (!context.conform) return { state: 'done', ...made }
  const folder = join(context.folder, `${name.replaceAll(' ', '-')}-conformed`)
  await mkdir(folder, { recursive: true })
  try {
    const { files, notes, mayBeSilent } = await context.conform(
      { order, files: made.files, folder },
      { signal: context.signal },
    )
    const all = [...(made.notes ?? []), ...notes]
    return {
      state: 'done',
      ...made,
      files,
      ...(all.length > 0 && { notes: all }),
      ...(mayBeSilent && { mayBeSilent }),
    }
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error
    // A fault of this machine is not the engine's: the next attempt conforms the same file. A fault that the file
    // itself causes is the engine's.
    if (error.reason !== 'EngineFailure' && error.retryable)
      throw new PlanFailure('EngineFailure', error.message, { retryable: true })
    return { state: 'failed', code: 'EngineFailure', message: error.message, retryable: false }
  }
}

type HearOrder = (name: string, order: Order) => Promise<Made>

/** Adds word times to speech whose engine gave none, by speech recognition if an engine offers it. */
export async function addSpokenWords(
  name: string,
  made: Made,
  order: Order,
  { hear, log }: { hear: HearOrder; log: PlanContext['log'] },
): Promise<Made> {
  const spoken = made.files.find(({ role }) => role === 'result')
  if (order.kind !== 'speech' || !spoken || made.files.some(({ role }) => role === 'words')) return made
  try {
    const inputs = [{ role: 'sound', kind: 'sound', path: spoken.path }] as const
    const hearing: Order = { kind: 'hearing', prompt: '', seed: order.seed, inputs, withWords: true, language: '' }
    const { files } = await hear(`${name} heard`, hearing)
    const found = parseShape(heard, await readFile(files[0]?.path ?? '', 'utf8'), 'what was heard')
    const path = join(spoken.path, '..', 'heard-words.json')
    await writeFile(path, JSON.stringify(alignSpokenWords(order.text, found)))
    const words: MadeFile = { role: 'words', path, format: 'json' }
    return { ...made, files: [...made.files, words] }
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'speech recognition failed; the speech has no word times')
    return made
  }
}
