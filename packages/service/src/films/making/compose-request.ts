import type { adCompose } from '../../catalog/generators/ad-one-click.ts'
import type { OneClickCompose } from '../../catalog/generators/general-one-click.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import type { PartDraft } from '../../plans/plan.ts'

/**
 * Which parts a film is composed from: as a caller chose them, or its plan. Narration and music that are not named are the
 * newest that were made.
 */
export type ComposeRequest = Partial<RequestValues<typeof adCompose | OneClickCompose>> & {
  /** What is said one line at a time. */
  speech_task_ids?: readonly string[]
  /** The step that keeps the design, where the film has several. */
  design?: string
  /** Compositions that follow each other, instead of everything else. */
  chapter_task_ids?: readonly string[]
}

export type ComposeDraft = PartDraft & { part: 'compose'; request: ComposeRequest }
