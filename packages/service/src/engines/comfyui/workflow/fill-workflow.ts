import type { Bound } from './bind-slots.ts'
import { FILE_SLOTS, type Slots } from './slots.ts'
import type { SlotValues } from './slot-values.ts'
import { isLink, type Workflow, type WorkflowNode } from './workflow.ts'

type FillOptions = {
  workflow: Workflow
  slots: Slots
  bound: Bound
  values: SlotValues
  /** Unique for the order: the server answers a repeated graph with the files of the first run. */
  prefix: string
}

/** The graph of one order: a copy of the workflow with the order's values in its slots. */
export function fillWorkflow({ workflow, slots, bound, values, prefix }: FillOptions): Record<string, WorkflowNode> {
  const graph = structuredClone(workflow) as Record<string, WorkflowNode>
  for (const [name, places] of bound.slots) {
    const value = values[name]
    if (value === undefined) continue
    for (const { node, input } of places) if (graph[node]) graph[node].inputs[input] = value
  }
  for (const { inputs } of Object.values(graph))
    if (typeof inputs.filename_prefix === 'string') inputs.filename_prefix = prefix
  const empty = FILE_SLOTS.filter(slot => slots.optional?.includes(slot) && values[slot] === undefined)
  for (const slot of empty) for (const { node } of bound.slots.get(slot) ?? []) removeNode(graph, node)
  return graph
}

/** Removes a node and every link to it. The inputs that it fed must be optional. */
function removeNode(graph: Record<string, WorkflowNode>, id: string): void {
  delete graph[id]
  for (const { inputs } of Object.values(graph))
    for (const [input, value] of Object.entries(inputs)) if (isLink(value) && value[0] === id) delete inputs[input]
}
