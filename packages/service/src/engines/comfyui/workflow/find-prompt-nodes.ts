import { isLink, type Workflow } from './workflow.ts'

export type TextInput = { id: string; input: string }

/** The inputs for the prompt: those that lead to a positive input, or at least to no negative one. */
export function findPromptNodes(workflow: Workflow, names: readonly string[]): TextInput[] {
  const texts = Object.entries(workflow).flatMap(([id, { inputs }]): TextInput[] => {
    const input = names.find(name => typeof inputs[name] === 'string')
    return input === undefined ? [] : [{ id, input }]
  })
  const wanted = reachedBy(workflow, /^positive/i)
  const unwanted = reachedBy(workflow, /^negative/i)
  const positive = texts.filter(({ id }) => wanted.has(id))
  if (positive.length > 0) return positive.filter(({ id }) => !unwanted.has(id) || positive.length === 1)
  return texts.filter(({ id }) => !unwanted.has(id))
}

/**
 * Nodes that feed an input with such a name, directly or indirectly: along `positive` or `conditioning`, never from one
 * to the other.
 */
function reachedBy(workflow: Workflow, name: RegExp): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string): void => {
    const node = workflow[id]
    if (!node || reached.has(id)) return
    reached.add(id)
    const named = Object.entries(node.inputs).filter(([input]) => name.test(input))
    // A node without a positive or negative side passes both on.
    for (const [, value] of named.length > 0 ? named : Object.entries(node.inputs)) if (isLink(value)) visit(value[0])
  }
  for (const { inputs } of Object.values(workflow))
    for (const [input, value] of Object.entries(inputs)) if (name.test(input) && isLink(value)) visit(value[0])
  return reached
}
