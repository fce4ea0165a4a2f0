import { randomUUID } from 'node:crypto'
import type { TestContext } from 'node:test'
import { type FarSideTwin, startFarSideTwin, type TwinAnswer } from '../../../../../test/harness/far-side-twin.ts'

type Task = { request: any; status: string; error: string | null; asked: number; path: string }

export type Lightx2vTwin = FarSideTwin & {
  tasks: Map<string, Task>
  /** What a finished task gives. */
  result: Buffer
  isFull: boolean
}

/** A LightX2V: tasks under ids of ours, each done when it was asked about three times unless the test says otherwise. */
export async function startLightx2vTwin(context: TestContext, result: Buffer): Promise<Lightx2vTwin> {
  const tasks = new Map<string, Task>()
  const take = ({ json }: { json: any }): TwinAnswer => {
    if (tasks.has(json.task_id)) return { status: 503, json: { detail: `Task ID ${json.task_id} already exists` } }
    if (twin.isFull) return { status: 503, json: { detail: 'Task queue is full (max 100 tasks)' } }
    // It decodes the first frame, and opens the last one as a file of its own.
    const isLost = String(json.last_frame_path ?? '').startsWith('data:')
    const task = { request: json, status: isLost ? 'failed' : 'pending', error: isLost ? 'File name too long' : null }
    tasks.set(json.task_id, { ...task, asked: 0, path: json.task_id })
    return { json: { task_id: json.task_id, task_status: 'pending', save_result_path: json.task_id } }
  }
  // Forms have an id of the server's own; the name of the result is the caller's.
  const takeForm = async ({ form }: { form(): Promise<FormData> }): Promise<TwinAnswer> => {
    if (twin.isFull) return { status: 503, json: { detail: 'Task queue is full (max 100 tasks)' } }
    const request = Object.fromEntries(await form())
    const { save_result_path: path = '' } = request
    if (typeof path !== 'string') return { status: 422, json: { detail: 'save_result_path is a file' } }
    const id = randomUUID()
    tasks.set(id, { request, status: 'pending', error: null, asked: 0, path })
    return { json: { task_id: id, task_status: 'pending', save_result_path: path } }
  }
  const unknown: TwinAnswer = { status: 404, json: { detail: 'Task not found' } }
  const base = await startFarSideTwin({
    'POST /v1/tasks/video/': take,
    'POST /v1/tasks/video/form': takeForm,
    'POST /v1/tasks/image/': take,
    'GET /v1/tasks/': () => ({
      json: Object.fromEntries(
        [...tasks].map(([id, { status, path }]) => [
          id,
          { task_id: id, status, save_result_path: status === 'completed' ? `${path}.mp4` : path },
        ]),
      ),
    }),
    'GET /v1/tasks/queue/status': () => ({ json: { is_processing: false } }),
    'GET /v1/tasks/:id/status': ({ params }) => {
      const task = tasks.get(params['id'] ?? '')
      if (!task) return unknown
      task.asked++
      if (task.status === 'pending' && task.asked > 1) task.status = 'processing'
      else if (task.status === 'processing') task.status = 'completed'
      return { json: { task_id: params['id'], status: task.status, error: task.error, error_type: '' } }
    },
    'GET /v1/tasks/:id/result': ({ params }) =>
      tasks.get(params['id'] ?? '')?.status === 'completed' ? { bytes: twin.result } : unknown,
    'DELETE /v1/tasks/:id': ({ params }) => {
      const task = tasks.get(params['id'] ?? '')
      if (task) task.status = 'cancelled'
      return { json: { stop_status: task ? 'success' : 'do_nothing' } }
    },
  })
  context.after(base.close)
  const twin: Lightx2vTwin = { ...base, tasks, result, isFull: false }
  return twin
}
