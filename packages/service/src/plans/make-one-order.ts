import type { Order } from '@kinora/media/engine/contract'
import type { Corner } from '@kinora/media/finish/finish-job'
import { type FetchedInput, fetchInputs } from './fetch-inputs.ts'
import { finishFiles } from './finish-files.ts'
import { notesOfMade, tidyNotes } from './notes.ts'
import { expectedResult } from './expected-result.ts'
import type { Plan, PlanContext } from './plan.ts'
import { runOrder } from './run-order.ts'
import { storeFiles } from './store-files.ts'
import type { WantedInput } from './fetch-inputs.ts'

/** What is ordered for a request, once its inputs are at hand. */
export type Draft = (request: Record<string, unknown>, inputs: readonly FetchedInput[]) => Order

/** What the declarations say of a task: the media that its request refers to, and the mark that a copy shall carry. */
export type Readings = {
  wantedOf: (context: PlanContext) => WantedInput[]
  cornerOf: (context: PlanContext) => Corner | undefined
}

// A picture that is drawn onto the result and not into it.
const MARK_ROLE = 'wm_url'

/** The plan for everything that is one order: fetch the inputs, have it made and checked, store the files. */
export const makeOneOrder =
  (draft: Draft, { wantedOf, cornerOf }: Readings): Plan =>
  async context => {
    const fetched = await fetchInputs(wantedOf(context), context)
    const inputs = fetched.filter(input => input.role !== MARK_ROLE)
    const picture = fetched.find(input => input.role === MARK_ROLE)?.path
    const corner = cornerOf(context)
    context.progress(5)
    const order = draft(context.task.request, inputs)
    const mark = corner && { corner, ...(picture && { picture }) }
    const stored = await context.step('stored', async () => {
      const made = await runOrder('order', order, context, percent => context.progress(5 + percent * 0.85))
      context.progress(90)
      const { files } = await finishFiles(made.files, expectedResult(order), mark, context)
      const creation = await storeFiles(files, context)
      const { prompt } = made
      const notes = tidyNotes(notesOfMade(made))
      return {
        creation,
        ...(prompt !== undefined && { prompt }),
        ...(notes.length > 0 && { notes }),
        bgm: made.music ?? hasMusic(order),
      }
    })
    const { creation, ...told } = stored
    return {
      creations: [creation],
      ...told,
      ...(order.kind === 'video' && { seconds: order.seconds }),
    }
  }

/** Where the engine does not tell, what was ordered was made. */
export const hasMusic = (order: Order): boolean =>
  order.kind === 'music' || (order.kind === 'video' && order.withSound && order.withMusic)
