import type { Bound } from './bind-slots.ts'
import { FILE_SLOTS, type Slots } from './slots.ts'
import type { SlotValues } from './slot-values.ts'
import { isLink, type Workflow, type WorkflowNode } from './workflow.ts'

type Filling = {
  workflow: Workflow
  slots: Slots
  bound: Bound
  values: SlotValues
  /** Own to the order: the same graph twice would be answered with the files of the first time. */
  prefix: string
}

/** The graph of one order: the workflow with what was ordered in its slots. The workflow itself stays as it is. */
export function fillWorkflow({ workflow, slots, bound, values, prefix }: Filling): Record<string, WorkflowNode> {
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

/** Takes a node out, and every link to it: the inputs that it fed must be ones that a node can do without. */
function removeNode(graph: Record<string, WorkflowNode>, id: string): void {
  delete graph[id]
  for (const { inputs } of Object.values(graph))
    for (const [input, value] of Object.entries(inputs)) if (isLink(value) && value[0] === id) delete inputs[input]
}
