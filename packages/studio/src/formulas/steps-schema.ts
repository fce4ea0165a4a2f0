import { about, either, list, object, type Schema, text } from '@kinora/media/scene/schema-words'
import type { Step } from './run-steps.ts'

/** Schema of a step; the document has `STEP_DEFINITION` among its definitions. */
export const step: Schema<Step> = { json: { $ref: '#/$defs/step' } }

export const STEP_DEFINITION = {
  step: either(
    about('`name = formula`, or a call', text(400)),
    object({ if: text(400), do: list(step, 40, 1) }, { else: list(step, 40, 1) }),
    object({ each: text(20), do: list(step, 40, 1) }),
  ).json,
}
