import { type Ask, askJson, AskRefused, type Json } from './ask.ts'
import { pathTo } from './path.ts'

export type Content =
  | { type: 'text'; text: string }
  | { type: 'image'; data: string; mimeType: string }
  | { type: 'resource_link'; uri: string; name: string; mimeType: string; description: string }

export type ToolResult = { content: Content[]; structuredContent?: Json; isError?: true }

/** An entry of the task list. */
export type ShownTask = Json & {
  id: string
  type: string
  state: string
  err_code: string
  err_msg: string
  progress: number
  created_at: string
  creations: { id: string; url: string; cover_url: string; watermarked_url: string; sheet_url: string }[]
}

export async function findTask(ask: Ask, id: unknown, signal?: AbortSignal): Promise<ShownTask> {
  if (typeof id !== 'string' || !/^\d{1,19}$/.test(id)) throw wrongId(id)
  const { tasks } = await askJson(ask, 'GET', pathTo`/ent/v2/tasks?task_ids=${id}`, signal ? { signal } : {})
  const [task] = tasks as ShownTask[]
  if (!task) throw new AskRefused(404, { reason: 'TaskNotFound', message: `there is no task ${id}` })
  return task
}

/** Ids are strings, because they have more digits than JSON numbers. */
const wrongId = (id: unknown): AskRefused =>
  new AskRefused(400, {
    reason: 'FieldInvalid',
    message: `a task id must be a text of digits, got ${JSON.stringify(id)}`,
  })

export const isEnded = ({ state }: Pick<ShownTask, 'state'>): boolean => state === 'success' || state === 'failed'

/** A task for an agent: its state, links to its files, and a small picture of the result. */
export async function showTask(ask: Ask, task: ShownTask): Promise<ToolResult> {
  const structuredContent = describeTask(task)
  if (task.state === 'failed') {
    return {
      isError: true,
      content: [text(`Task ${task.id} failed: ${task.err_code}: ${task.err_msg}`)],
      structuredContent,
    }
  }
  const told = text(JSON.stringify(structuredContent))
  if (task.state !== 'success') return { content: [told], structuredContent }
  const links = task.creations.flatMap(creation => linksTo(task, creation))
  const picture = await findPreview(ask, task.id)
  return { content: [told, ...links, ...(picture ? [picture] : [])], structuredContent }
}

const text = (words: string): Content => ({ type: 'text', text: words })

function describeTask(task: ShownTask): Json {
  const { id, type, state, progress, credits, prompt, duration, created_at, notes, prompts, err_code, err_msg } = task
  const files = task.creations.map(({ url, cover_url, watermarked_url, sheet_url }) => ({
    url,
    ...(watermarked_url && { watermarked_url }),
    ...(cover_url && { cover_url }),
    ...(sheet_url && { sheet_url }),
  }))
  return {
    task_id: id,
    type,
    state,
    progress,
    credits,
    ...(prompt ? { prompt } : {}),
    ...(duration ? { duration } : {}),
    created_at,
    ...(files.length > 0 && { files }),
    ...(prompts !== undefined && { prompts }),
    ...(notes !== undefined && { notes }),
    ...(err_code && { error: `${err_code}: ${err_msg}` }),
    ...(!isEnded(task) && { next: 'call wait with this task_id' }),
  }
}

const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
}

function linksTo(task: ShownTask, { url }: ShownTask['creations'][number]): Content[] {
  if (!url) return []
  const extension = /\.(\w+)(?:\?|$)/.exec(url)?.[1] ?? 'bin'
  const mimeType = TYPES[extension] ?? 'application/octet-stream'
  const description = 'The result; the link needs no key, and show signs a fresh one'
  return [
    {
      type: 'resource_link',
      uri: url,
      name: `${task.type.replaceAll('/', '-')}-${task.id}.${extension}`,
      mimeType,
      description,
    },
  ]
}

// Larger pictures would take too much of an agent's context.
const MAX_PREVIEW_BYTES = 100_000

async function findPreview(ask: Ask, id: string): Promise<Content | undefined> {
  const { status, type, bytes } = await ask('GET', pathTo`/ent/v2/tasks/${id}/preview`)
  if (status !== 200 || !type.startsWith('image/') || bytes.length > MAX_PREVIEW_BYTES) return undefined
  return { type: 'image', data: bytes.toString('base64'), mimeType: type }
}
