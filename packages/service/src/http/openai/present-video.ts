import type { NewTask } from '../../store/tasks/insert-tasks.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import { frameSize, type Resolution } from '../../plans/frame-size.ts'
import { sentModel } from '../../tasks/task-presenter.ts'
import { field, objectSchema, schemaFor } from '../../reference/answer-schemas.ts'
import { openAiCode } from '../openai-error.ts'
import { formatSize } from './choose-shape.ts'

type VideoError = { code: string; message: string }

type Video = {
  id: string
  object: string
  model: string
  status: string
  progress: number
  created_at: number
  completed_at: number | null
  expires_at: number | null
  prompt: string
  size: string
  seconds: string
  error: VideoError | null
  remixed_from_video_id: null
}

const STATUSES = {
  created: 'queued',
  queueing: 'queued',
  processing: 'in_progress',
  success: 'completed',
  failed: 'failed',
}

export const videoSchema = schemaFor<Video>({
  id: field.id('The task; the other paths know it by the same id'),
  object: field.choice(['video'], 'What this is'),
  model: field.text('The model of ours that makes it'),
  status: field.choice([...new Set(Object.values(STATUSES))], 'Where it stands'),
  progress: field.count('In percent'),
  created_at: field.count('When it was created, in seconds since 1970'),
  completed_at: field.countOrNull('When it was done; null before'),
  expires_at: field.countOrNull('Until when its files are kept; null before it is done'),
  prompt: field.text('The prompt that is used'),
  size: field.text('Width x height in pixels; empty while only its pictures tell'),
  seconds: field.text('Its duration'),
  error: {
    ...objectSchema({ code: field.text('Why it failed, in a word'), message: field.text('The same in a sentence') }),
    type: ['object', 'null'],
    description: 'Why it failed; null unless it did',
  },
  remixed_from_video_id: { type: 'null', description: 'Always null' },
})

type Shown = Pick<
  TaskRow,
  | 'id'
  | 'state'
  | 'err_code'
  | 'err_msg'
  | 'progress'
  | 'model'
  | 'resolution'
  | 'request'
  | 'result'
  | 'created_at'
  | 'updated_at'
  | 'kept_since'
>

/** Presents a task as an OpenAI video. */
export function presentVideo(task: Shown, keepDays: number): Video {
  const { request, result, state, kept_since: keptSince } = task
  const isDone = state === 'success'
  const doneAt = seconds(task.updated_at)
  return {
    id: task.id,
    object: 'video',
    model: sentModel(task),
    status: STATUSES[state],
    progress: task.progress,
    created_at: seconds(task.created_at),
    completed_at: isDone ? doneAt : null,
    expires_at: isDone && keptSince ? seconds(keptSince) + keepDays * 86_400 : null,
    prompt: text(result?.prompt ?? request.prompt),
    size: sizeOf(task),
    seconds: String(Math.round(Number(request.duration ?? result?.creations[0]?.seconds ?? 0))),
    error: state === 'failed' ? { code: openAiCode(task.err_code), message: task.err_msg } : null,
    remixed_from_video_id: null,
  }
}

/** The answer to a create. */
export const presentNewVideo = (task: NewTask, keepDays: number): Video => {
  const createdAt = new Date(task.createdAt)
  const unset = { state: 'queueing', err_code: '', err_msg: '', progress: 0, result: null, kept_since: null } as const
  return presentVideo({ ...task, ...unset, created_at: createdAt, updated_at: createdAt }, keepDays)
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function sizeOf({ result, request, resolution }: Shown): string {
  const { width, height } = result?.creations[0] ?? {}
  if (width !== undefined && height !== undefined) return formatSize({ width, height })
  const ratio = text(request.aspect_ratio)
  return resolution && ratio.includes(':') ? formatSize(frameSize(resolution as Resolution, ratio)) : ''
}
