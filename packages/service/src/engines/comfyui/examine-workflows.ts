import type { EngineTools, Unfit } from '../engine-kind.ts'
import type { ServerClient } from '../remote/server-client.ts'
import { ask, field, textField, toUnreachable } from './ask.ts'
import type { LoadedWorkflow } from './workflow/load-workflow.ts'

/** Checks whether every server has the parts that the workflows need. */
export async function examineWorkflows(
  urls: readonly string[],
  workflows: readonly LoadedWorkflow[],
  { reach }: EngineTools,
  signal: AbortSignal,
): Promise<Unfit[]> {
  const unfit: Unfit[] = []
  for (const [index, url] of urls.entries()) {
    const client = reach(url)
    // Only the number of the server: the operator's address must not be shown to others.
    const server = urls.length > 1 ? `server ${index + 1}` : 'the server'
    try {
      const version = await readVersion(client, signal)
      const nodes = new Map<string, unknown>()
      for (const loaded of workflows) {
        for (const why of await examine(client, loaded, { version, nodes, signal }))
          unfit.push({ what: `workflow ${loaded.name}`, why: urls.length > 1 ? `${why} on ${server}` : why })
      }
    } catch (error) {
      unfit.push({ what: server, why: `does not answer: ${toUnreachable(error).message}` })
    } finally {
      client.close()
    }
  }
  return unfit
}

type Known = { version: string; nodes: Map<string, unknown>; signal: AbortSignal }

async function examine(
  client: ServerClient,
  { workflow, slots, bound }: LoadedWorkflow,
  { version, nodes, signal }: Known,
): Promise<string[]> {
  const wrong: string[] = []
  const needed = slots.needs?.version
  if (needed !== undefined && version !== '' && isOlder(version, needed))
    wrong.push(`ComfyUI ${version} is older than the ${needed} that it needs`)
  const filled = new Set([...bound.slots.values()].flat().map(({ node, input }) => `${node} ${input}`))
  for (const [id, { class_type, inputs }] of Object.entries(workflow)) {
    if (!nodes.has(class_type)) nodes.set(class_type, await readNode(client, class_type, signal))
    const node = nodes.get(class_type)
    if (node === undefined) {
      wrong.push(`the node ${class_type} is missing`)
      continue
    }
    for (const [input, value] of Object.entries(inputs)) {
      const choices = listChoices(node, input)
      if (choices && typeof value === 'string' && !choices.includes(value) && !filled.has(`${id} ${input}`))
        wrong.push(describeMissing(value, `${class_type}.${input}`, slots.needs?.models ?? []))
    }
  }
  return [...new Set(wrong)]
}

function describeMissing(value: string, at: string, models: NonNullable<LoadedWorkflow['slots']['needs']>['models']) {
  const model = models?.find(({ file }) => file === value)
  if (!model) return `${value} is not there (${at})`
  return `the model ${value} is missing in models/${model.folder}${model.from ? `; it is at ${model.from}` : ''}`
}

async function readVersion(client: ServerClient, signal: AbortSignal): Promise<string> {
  const answer = await ask(client, '/system_stats', { signal })
  return textField(field(answer.json(), 'system'), 'comfyui_version')
}

async function readNode(client: ServerClient, name: string, signal: AbortSignal): Promise<unknown> {
  const answer = await ask(client, `/object_info/${encodeURIComponent(name)}`, { signal })
  return field(answer.json(), name)
}

/** The choices of an input: `[[…]]`, or `["COMBO", {options: […]}]` in newer nodes. */
function listChoices(node: unknown, input: string): unknown[] | undefined {
  const declared = ['required', 'optional'].map(part => field(field(field(node, 'input'), part), input))
  const [type, options] = (declared.find(Array.isArray) ?? []) as [unknown?, unknown?]
  const choices = type === 'COMBO' ? field(options, 'options') : type
  return Array.isArray(choices) ? choices : undefined
}

/** True if a version is older than another. */
export function isOlder(version: string, needed: string): boolean {
  const numbers = (text: string): number[] => text.split('.').map(part => Number.parseInt(part, 10) || 0)
  const [have, want] = [numbers(version), numbers(needed)]
  for (const [index, number] of want.entries()) {
    const own = have[index] ?? 0
    if (own !== number) return own < number
  }
  return false
}
