import { createBatcher } from '../core/batch.ts'
import { type Database, isTransient } from '../store/pool.ts'
import { saveSteps, type StepResult } from '../store/work/steps.ts'

/** Stores a step's result; false if its attempt is no longer current. */
export type SaveStep = (step: StepResult) => Promise<boolean>

/** Stores steps that end together in one statement. A step that the database rejects does not affect the others. */
export function createStepSaver(db: Database): SaveStep {
  const keep = createBatcher<StepResult, boolean | Error>({
    maxItems: 100,
    concurrency: 2,
    async run(steps) {
      try {
        return await saveSteps(db, steps)
      } catch (error) {
        if (steps.length === 1 || isTransient(error)) throw error
        const kept: (boolean | Error)[] = []
        for (const step of steps)
          kept.push(
            await saveSteps(db, [step]).then(
              ([one]) => one === true,
              (failure: Error) => failure,
            ),
          )
        return kept
      }
    },
  })
  return async step => {
    const kept = await keep(step)
    if (kept instanceof Error) throw kept
    return kept
  }
}
