import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { alignSpokenWords } from '@kinora/media/engine/align-spoken-words'
import type { Heard, Made, MadeFile, Order, OrderFailed } from '@kinora/media/engine/contract'
import { type PlanContext, PlanFailure } from './plan.ts'

type Conformed = ({ state: 'done' } & Made) | OrderFailed

/**
 * Makes exactly what was ordered of what somebody else's engine gave. What cannot be made right is a verdict against that
 * engine.
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
    // A fault of this machine says nothing against whoever made the file: what was made is conformed by the next attempt.
    // One that would come again with the same file does.
    if (error.reason !== 'EngineFailure' && error.retryable)
      throw new PlanFailure('EngineFailure', error.message, { retryable: true })
    return { state: 'failed', code: 'EngineFailure', message: error.message, retryable: false }
  }
}

type HearOrder = (name: string, order: Order) => Promise<Made>

/** Gives speech whose engine told no times of its words those that we hear in it; without ears it stays as it is. */
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
    const heard = JSON.parse(await readFile(files[0]?.path ?? '', 'utf8')) as Heard
    const path = join(spoken.path, '..', 'heard-words.json')
    await writeFile(path, JSON.stringify(alignSpokenWords(order.text, heard)))
    const words: MadeFile = { role: 'words', path, format: 'json' }
    return { ...made, files: [...made.files, words] }
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the words of speech were not heard')
    return made
  }
}
