import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { type Ask, askJson, AskRefused, type Json } from './ask.ts'
import { pathTo } from './path.ts'
import { findTask, isEnded, showTask, type ShownTask, type ToolResult } from './show-task.ts'
import type { Tool, Begun, ToolCall } from './tool.ts'
import { checkArguments } from './check-arguments.ts'

const TASKS = 'io.modelcontextprotocol/tasks'
// Clips take seconds to minutes.
const POLL_MS = 2_000

const INSTRUCTIONS = `Makes video, pictures, speech, music videos, comics and advertisement films. Two ways: make with a prompt, quick and only as good as it is understood; or direct, which shows exactly what you mean. To direct: read scene_schema once, find ids with search_catalog, write a scene document, check_scene, look at it with see_scene (free), correct it, by hand or in words with change_scene, until the pictures show what you mean, then make_scene. What the catalogue lacks you model yourself with model_asset and put into the document's assets. Every make answers a task id at once: call wait with it, again until the task has ended, then use the links. Media go in as http(s) URLs. Results are links that need no key; never ask for their bytes. Set an idempotency_key on every make, so that a repeated call makes nothing twice. An error names every wrong argument and what is allowed.`

/** A server for one request or connection. It is stateless: the service holds the tasks. */
export function createMcpServer(tools: readonly Tool[], ask: Ask, version: string): Server {
  const server = new Server(
    { name: 'kinora', title: 'Kinora', version },
    { capabilities: { tools: {}, extensions: { [TASKS]: {} } }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler('tools/list', async () => ({
    tools: tools.filter(({ isUnlisted }) => !isUnlisted).map(({ run: _run, isUnlisted: _unlisted, ...told }) => told),
  }))
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: args = {} } }, context) => {
    const tool = tools.find(one => one.name === name)
    if (!tool)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `there is no tool ${name}; there are ${tools.map(one => one.name).join(', ')}`,
      )
    const { signal, _meta } = context.mcpReq
    const progressToken = _meta?.progressToken
    const onProgress = async (progress: number): Promise<void> => {
      if (progressToken === undefined) return
      await context.mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
    }
    const made = await callTool(tool, { ask, args, signal, onProgress })
    if (!('begun' in made)) return made
    const task = await findTask(ask, made.begun)
    const takesHandles = server.getClientCapabilities()?.extensions?.[TASKS] !== undefined
    return takesHandles ? toResult({ resultType: 'task', ...describeHandle(task) }) : showTask(ask, task)
  })
  server.setRequestHandler('tasks/get', ANY, async params => {
    const task = await requireTask(ask, params)
    return { ...describeHandle(task), ...(await outcomeOf(ask, task)) }
  })
  server.setRequestHandler('tasks/cancel', ANY, async params => {
    const { id } = await requireTask(ask, params)
    await askJson(ask, 'POST', pathTo`/ent/v2/tasks/${id}/cancel`).catch(error => {
      // The task has already ended, so there is nothing to cancel.
      if (!(error instanceof AskRefused && error.reason === 'BadRequest')) throw error
    })
    return {}
  })
  // Tasks here never request input.
  server.setRequestHandler('tasks/update', ANY, async params => {
    await requireTask(ask, params)
    return {}
  })
  return server
}

/** A handle of the tasks extension. The library's type of results does not know the extension. */
const toResult = (handle: Json): CallToolResult => handle as CallToolResult

/** Accepts anything; values are checked where they are read. */
const ANY = {
  params: {
    '~standard': { version: 1 as const, vendor: 'kinora', validate: (value: unknown) => ({ value: value as Json }) },
  },
}

async function requireTask(ask: Ask, params: unknown): Promise<ShownTask> {
  try {
    return await findTask(ask, (params as Json | undefined)?.taskId)
  } catch (error) {
    if (error instanceof AskRefused) throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message)
    throw error
  }
}

/** The extension's names for task states. */
function statusOf({ state, err_code }: ShownTask): 'working' | 'completed' | 'failed' | 'cancelled' {
  if (state === 'success') return 'completed'
  if (state === 'failed') return err_code === 'UserCancelled' ? 'cancelled' : 'failed'
  return 'working'
}

const describeHandle = (task: ShownTask): Json => ({
  taskId: task.id,
  status: statusOf(task),
  statusMessage: isEnded(task) ? task.err_msg || 'done' : `${task.state}, ${task.progress} %`,
  createdAt: task.created_at,
  lastUpdatedAt: new Date().toISOString(),
  ttlMs: null,
  pollIntervalMs: POLL_MS,
})

async function outcomeOf(ask: Ask, task: ShownTask): Promise<Json> {
  const status = statusOf(task)
  if (status === 'completed') return { result: await showTask(ask, task) }
  if (status !== 'failed') return {}
  return { error: { code: ProtocolErrorCode.InternalError, message: `${task.err_code}: ${task.err_msg}` } }
}

/**
 * Runs a tool with arguments that match its schema. A refusal is returned as an answer that an agent can read, not as a
 * protocol error.
 */
export async function callTool(tool: Tool, { args, ...call }: Omit<ToolCall, 'args'> & { args: unknown }) {
  return answerRefusals(async () => tool.run({ ...call, args: checkArguments(tool, args) }))
}

async function answerRefusals(run: () => Promise<ToolResult | Begun>): Promise<ToolResult | Begun> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof AskRefused)) throw error
    return { isError: true, content: [{ type: 'text', text: error.message }] }
  }
}
