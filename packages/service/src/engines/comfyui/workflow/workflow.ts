import { isRecord } from '@kinora/media/core/is-record'
import { fieldsOf } from '../../../core/shape.ts'
import { quoteValue } from '../../../core/text.ts'

export type WorkflowNode = { class_type: string; inputs: Record<string, unknown>; _meta?: { title?: string } }

/** A graph as ComfyUI's `Export (API)` writes it: nodes by id. Ids change with the next export. */
export type Workflow = Readonly<Record<string, WorkflowNode>>

/** Checks that a parsed file is a workflow. Throws a message that says what it is instead. */
export function readWorkflow(given: unknown): Workflow {
  if (!isRecord(given)) throw new Error(`a workflow is a JSON object of nodes by their ids; got ${quoteValue(given)}`)
  // The editor's own format, from which the graph cannot be derived reliably.
  if (Array.isArray(given['nodes']))
    throw new Error(
      "this is the format of ComfyUI's editor, which it alone can run: open it there and choose Workflow > Export (API)",
    )
  const nodes = Object.entries(given)
  if (nodes.length === 0) throw new Error('the workflow has no nodes')
  for (const [id, node] of nodes) {
    if (!isNode(node))
      throw new Error(
        `node ${id} of the workflow must have a class_type, inputs and no title but a text; got ${quoteValue(node)}`,
      )
    for (const [input, value] of Object.entries(node.inputs))
      if (isLink(value) && !(value[0] in given))
        throw new Error(`input ${input} of node ${id} comes from node ${value[0]}, which is not in the workflow`)
  }
  return given as Workflow
}

function isNode(given: unknown): given is WorkflowNode {
  const { class_type: type, inputs, _meta: meta } = fieldsOf(given)
  const { title = '' } = fieldsOf(meta)
  return typeof type === 'string' && isRecord(inputs) && typeof title === 'string'
}

/** True if an input is linked to another node: the node's id and output index. */
export const isLink = (value: unknown): value is [node: string, output: number] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number'

/** The slots that a node's title claims: `Seed kinora:seed`, `kinora:width kinora:height`. */
export const titledSlots = ({ _meta }: WorkflowNode): string[] =>
  [...(_meta?.title ?? '').matchAll(/kinora:([a-z_]+\d*)/g)].map(([, slot = '']) => slot)
