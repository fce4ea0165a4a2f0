import { createHash } from 'node:crypto'
import type { TestContext } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type FarSideTwin,
  startFarSideTwin,
  type TwinAnswer,
  type TwinRoutes,
} from '../../../../../test/harness/far-side-twin.ts'
import { serveNews } from './twin-news.ts'
import { type Graph, NODES, validateGraph } from './twin-nodes.ts'

type Job = { id: string; client: string | undefined; graph: Graph; good: string[] }
type Ended = { outputs: Record<string, object>; status: { status_str: string; messages: [string, object][] } }

export type ComfyuiTwin = FarSideTwin & {
  /** Ids of the jobs that were begun, in order; one that was begun twice is there twice. */
  executed: string[]
  /** The headers of every websocket that was opened. */
  sockets: { headers: Record<string, unknown>; clientId: string }[]
  memory: { freed: number }
  behaviour: Behaviour
  /** Tells a client of it, or everybody. */
  tell(client: string | undefined, type: string, data: object): void
  /** As after `kill -9`: nothing is remembered. */
  restart(): void
}

type Behaviour = {
  /** As before 0.7: nobody has heard of jobs by their ids. */
  isOld: boolean
  /** From 0.26 on a job can be cancelled by its id. */
  cancelsById: boolean
  hasSocket: boolean
  /** How often the next jobs run out of memory. */
  outOfMemory: number
  /** How long a node takes that has something to do. */
  nodeMs: number
  /** Such a node does not end before it is let go, interrupted or killed. */
  isHeld: boolean
  /** Instead of the files that were made. */
  file: Uint8Array | undefined
}

/** A ComfyUI with the few nodes of these tests: it validates, queues, runs one job at a time and remembers what it made. */
export async function startComfyuiTwin(test: TestContext): Promise<ComfyuiTwin> {
  const behaviour: Behaviour = {
    isOld: false,
    cancelsById: false,
    hasSocket: true,
    outOfMemory: 0,
    nodeMs: 30,
    isHeld: false,
    file: undefined,
  }
  let [queue, history, files]: [Job[], Map<string, Ended>, Map<string, Uint8Array>] = [[], new Map(), new Map()]
  let running: Job | undefined
  let interrupted = false
  let life = 0
  const executed: string[] = []
  const memory = { freed: 0 }

  async function runNext(): Promise<void> {
    if (running) return
    running = queue.shift()
    if (!running) return
    const [job, own] = [running, life]
    executed.push(job.id)
    interrupted = false
    const ended = await run(job, () => own !== life)
    if (own !== life) return
    history.set(job.id, ended)
    running = undefined
    news.tell(job.client, ended.status.messages.at(-1)?.[0] ?? '', { prompt_id: job.id })
    void runNext()
  }

  async function run({ id, client, graph, good }: Job, isDead: () => boolean): Promise<Ended> {
    const outputs: Record<string, object> = {}
    const done: Record<string, object> = {}
    const end = (status_str: string, event: string, data: object): Ended => ({
      outputs,
      status: {
        status_str,
        messages: [
          ['execution_start', { prompt_id: id }],
          [event, { prompt_id: id, ...data }],
        ],
      },
    })
    const wanted = feeding(graph, good)
    for (const [node, { class_type, inputs }] of Object.entries(graph)) {
      if (!wanted.has(node)) continue
      do await delay(NODES[class_type]?.works ? behaviour.nodeMs : 1, undefined, { ref: false })
      while (NODES[class_type]?.works && behaviour.isHeld && !interrupted && !isDead())
      const about = { node_id: node, node_type: class_type }
      if (isDead() || interrupted) return end('error', 'execution_interrupted', about)
      const error = behaviour.outOfMemory-- > 0 ? OUT_OF_MEMORY : NODES[class_type]?.raises?.(inputs, files)
      if (error)
        return end('error', 'execution_error', { ...about, ...error, traceback: [`File "/home/me/${SECRET_PATH}"`] })
      done[node] = { value: 1, max: 1, state: 'finished', node_id: node, prompt_id: id }
      news.tell(client, 'progress_state', { prompt_id: id, nodes: done })
      if (good.includes(node)) outputs[node] = saveOutput(class_type, inputs, graph)
    }
    return end('success', 'execution_success', {})
  }

  function saveOutput(classType: string, inputs: Record<string, unknown>, graph: Graph): object {
    const { makes, list = 'images', temp } = NODES[classType] ?? {}
    const prefix = typeof inputs.filename_prefix === 'string' ? inputs.filename_prefix : 'ComfyUI_temp'
    const [name = '', ...folders] = prefix.split('/').reverse()
    const subfolder = folders.reverse().join('/')
    const made = makes?.(graph)
    const filename = `${name}_00001_.${made?.extension}`
    const type = temp ? 'temp' : 'output'
    files.set(`${type}/${subfolder}/${filename}`, made?.bytes ?? new Uint8Array())
    const entry = {
      filename,
      subfolder,
      type,
      ...(list === 'gifs' && { fullpath: `/srv/${filename}`, format: 'video/h264' }),
    }
    return { [list]: [entry], ...(makes && classType === 'SaveVideo' && { animated: [true] }) }
  }

  const routes: TwinRoutes = {
    'GET /api/jobs/:id': ({ params: { id = '' } }) => {
      if (behaviour.isOld) return NOT_FOUND
      if (history.has(id))
        return { json: { id, status: history.get(id)?.status.status_str === 'error' ? 'failed' : 'completed' } }
      if (running?.id === id) return { json: { id, status: 'in_progress' } }
      if (queue.some(job => job.id === id)) return { json: { id, status: 'pending' } }
      return { status: 404, json: { error: 'Job not found' } }
    },
    'GET /history/:id': ({ params: { id = '' } }) => ({ json: history.has(id) ? { [id]: history.get(id) } : {} }),
    'GET /queue': () => ({
      json: {
        queue_running: running ? [[0, running.id, running.graph, {}, []]] : [],
        queue_pending: queue.map((job, index) => [index + 1, job.id, job.graph, {}, []]),
      },
    }),
    'POST /queue': ({ json }) => {
      queue = queue.filter(({ id }) => !json.delete?.includes(id))
      return {}
    },
    'POST /prompt': ({ json }) => {
      const { prompt, prompt_id: id, client_id: client } = json
      const { error, node_errors, good } = validateGraph(prompt, files)
      if (error) return { status: 400, json: { error, node_errors } }
      queue.push({ id, client, graph: prompt, good })
      void runNext()
      return { json: { prompt_id: id, number: executed.length, node_errors } }
    },
    'POST /interrupt': ({ json }) => {
      if (json?.prompt_id === undefined || json.prompt_id === running?.id) interrupted = true
      return {}
    },
    'POST /api/jobs/:id/cancel': ({ params: { id = '' } }) => {
      if (!behaviour.cancelsById) return { status: 405, text: '405: Method Not Allowed' }
      if (running?.id === id) interrupted = true
      queue = queue.filter(job => job.id !== id)
      return { json: { cancelled: true } }
    },
    'POST /free': () => {
      memory.freed += 1
      return {}
    },
    'POST /upload/image': async request => {
      const form = await request.form()
      const image = form.get('image') as File
      const bytes = new Uint8Array(await image.arrayBuffer())
      const subfolder = form.get('subfolder') as string
      const name = freeName(image.name, subfolder, bytes)
      files.set(`input/${subfolder}/${name}`, bytes)
      return { json: { name, subfolder, type: 'input' } }
    },
    'GET /view': ({ query }) => {
      const bytes = files.get(`${query.get('type')}/${query.get('subfolder')}/${query.get('filename')}`)
      return bytes ? { bytes: behaviour.file ?? bytes } : NOT_FOUND
    },
    'GET /system_stats': () => ({ json: { system: { comfyui_version: '0.7.0' }, devices: [] } }),
    'GET /object_info/:name': ({ params: { name = '' } }) => ({
      json: NODES[name]
        ? { [name]: { input: { required: NODES[name].inputs ?? {} }, output: NODES[name].outputs } }
        : {},
    }),
  }

  /** Another file of the same name gets a number. */
  function freeName(name: string, subfolder: string, bytes: Uint8Array): string {
    const known = files.get(`input/${subfolder}/${name}`)
    const sum = (one: Uint8Array): string => createHash('sha256').update(one).digest('hex')
    return known && sum(known) !== sum(bytes) ? name.replace(/(\.\w+)$/, ' (1)$1') : name
  }

  const twin = await startFarSideTwin(routes)
  const news = serveNews(twin.server, () => behaviour.hasSocket)
  test.after(async () => {
    life += 1
    news.close()
    await twin.close()
  })
  return {
    ...twin,
    executed,
    sockets: news.opened,
    memory,
    behaviour,
    tell: news.tell,
    restart() {
      life += 1
      queue = []
      history = new Map()
      files = new Map()
      running = undefined
      news.close()
    },
  }
}

const NOT_FOUND: TwinAnswer = { status: 404, text: '404: Not Found' }
/** Stands in every traceback of the twin, and nowhere else. */
export const SECRET_PATH = 'secret-place/nodes.py'
const OUT_OF_MEMORY = { exception_type: 'torch.OutOfMemoryError', exception_message: 'Allocation on device \n' }

/** Those nodes and all that feed them: what has to run for them. */
function feeding(graph: Graph, ids: readonly string[]): Set<string> {
  const links = ids.flatMap(id => Object.values(graph[id]?.inputs ?? {}).filter(Array.isArray))
  const below =
    links.length > 0
      ? feeding(
          graph,
          links.map(([from]) => String(from)),
        )
      : []
  return new Set([...ids, ...below])
}
