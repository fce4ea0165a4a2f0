import { formatIsoTime } from '../core/clock.ts'
import { type UrlSigner, halfName } from '../files/signed-urls.ts'
import { MODEL_CREDITS, OUTCOME } from '../store/tasks/find-tasks.ts'
import type { ShownTask, TaskRow } from '../store/tasks/task-row.ts'
import { tidyNotes } from '../plans/notes.ts'
import { fetchableInput, shownInput } from './create/references.ts'

/** The URL lifetime of a type's results. */
type UrlLifetime = (type: string) => number

/** A task as the creation query shows it; `creations` are its files. */
export type PresentedTask = Record<string, unknown> & {
  creations: { url: string; cover_url: string; passes?: { name: string; url: string }[] }[]
}

export type TaskPresenter = {
  /** The answer of the creation query and the body of callbacks. */
  task(task: ShownTask): PresentedTask
  /** An entry of the task list: the same plus the request. */
  entry(task: TaskRow): Record<string, unknown>
  /** The request, with media as URLs. */
  input(task: TaskRow): Record<string, unknown>
  /** The request with a URL for every stored file, for repeating it. */
  request(task: TaskRow): Record<string, unknown>
  /** The URL of the task's first file; empty before it exists and after it is deleted. */
  firstUrl(task: Omit<ShownTask, 'payload'>): string
}

const DAY_MS = 86_400_000

type PresenterPorts = { signer: UrlSigner; lifetimeOf: UrlLifetime; keepDays: number }

export function createTaskPresenter({ signer, lifetimeOf, keepDays }: PresenterPorts): TaskPresenter {
  // No URL is signed that would outlive its file.
  const urlOf = (
    key: string | undefined,
    { type, let_go, result }: Pick<ShownTask, 'type' | 'let_go' | 'result'>,
  ): string =>
    key && !let_go
      ? signer.sign(key, { expiresInSeconds: lifetimeOf(type), ...(result?.half && { fileName: halfName(key) }) })
      : ''
  const inputOf = (value: unknown, task: TaskRow): unknown => shownInput(value, key => urlOf(key, task))

  const show = (task: ShownTask): PresentedTask => ({
    id: task.id,
    state: task.state,
    err_code: task.err_code,
    err_msg: task.err_msg,
    credits: task.credits,
    payload: task.payload,
    bgm: task.result?.bgm ?? task.bgm,
    off_peak: task.off_peak,
    progress: task.progress,
    kept_until: task.kept_since && formatIsoTime(task.kept_since.getTime() + keepDays * DAY_MS),
    pinned: task.pinned,
    creations: (task.result?.creations ?? []).map(creation => ({
      id: creation.id,
      url: urlOf(creation.blob, task),
      cover_url: urlOf(creation.cover_blob, task),
      watermarked_url: urlOf(creation.watermarked_blob, task),
      sheet_url: urlOf(creation.sheet_blob, task),
      ...(creation.passes && {
        passes: creation.passes.map(({ name, blob }) => ({ name, url: urlOf(blob, task) })),
      }),
    })),
    ...(task.result?.notes && task.result.notes.length > 0 && { notes: tidyNotes(task.result.notes) }),
    ...(task.result?.prompts && { prompts: task.result.prompts }),
    ...(task.result?.voice && { demo_audio: urlOf(task.result.creations[0]?.blob, task) }),
    ...(task.result?.engine !== undefined && { engine: task.result.engine }),
    ...(task.result?.languageModel && {
      language_model: {
        engine: task.result.languageModel.engine,
        credits: task.result.languageModel.credits ?? 0,
      },
    }),
  })

  return {
    task: show,
    entry: task => ({
      ...show(task),
      type: task.type,
      model: sentModel(task),
      prompt: textOf(task.result?.prompt ?? task.request.prompt ?? task.request.text),
      images: inputOf(task.request.images ?? [], task),
      duration: durationOf(task),
      resolution: task.resolution,
      aspect_ratio: textOf(task.request.aspect_ratio),
      created_at: formatIsoTime(task.created_at.getTime()),
      updated_at: formatIsoTime(task.updated_at.getTime()),
      ...(typeof task.request.seed === 'number' && { seed: task.request.seed }),
    }),
    input: task => inputOf(task.request, task) as Record<string, unknown>,
    request: ({ request: { [OUTCOME]: _forced, [MODEL_CREDITS]: _held, ...asked }, ...task }) =>
      fetchableInput(asked, key => urlOf(key, task)) as Record<string, unknown>,
    firstUrl: task => urlOf(task.result?.creations[0]?.blob, task),
  }
}

/** The model as the caller sent it; parts of films have none. */
export const sentModel = ({ model, request }: Pick<TaskRow, 'model' | 'request'>): string =>
  typeof request.model === 'string' ? request.model : model

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whole seconds: the requested length, or the actual one if none was requested. Segments are cut on beats. */
const durationOf = ({ request, result }: TaskRow): number =>
  Math.round(typeof request.duration === 'number' ? request.duration : (result?.creations[0]?.seconds ?? 0))
