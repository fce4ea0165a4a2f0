import { type Binding, SLOT_NAMES, type SlotName, type Slots } from './slots.ts'
import { isLink, titledSlots, type Workflow } from './workflow.ts'

/** An input of a node. */
export type Place = { node: string; input: string }

/** The inputs of each slot in one workflow, and the node with the result. */
export type Bound = { slots: ReadonlyMap<SlotName, readonly Place[]>; output: string }

/** Finds the places of a slots file in its workflow. Throws a sentence that names the slot. */
export function bindSlots(workflow: Workflow, slots: Slots): Bound {
  const found = new Map<SlotName, Place[]>()
  for (const name of SLOT_NAMES) {
    const places = (slots.slots[name] ?? []).flatMap(binding => findPlaces(workflow, name, binding))
    for (const { node, input } of places)
      if (isLink(workflow[node]?.inputs[input]))
        throw new Error(`slots.${name}: input ${input} of node ${node} is fed by another node; bind that one`)
    if (places.length > 0) found.set(name, places)
  }
  return { slots: found, output: findOutput(workflow, slots) }
}

/**
 * By title, which only people change; then by class, which an export keeps; then by id, which changes with the next
 * export.
 */
function findPlaces(workflow: Workflow, name: SlotName, { input, class: wanted, id }: Binding): Place[] {
  const toPlaces = (ids: readonly string[]): Place[] => ids.map(node => ({ node, input }))
  const fitting = Object.keys(workflow).filter(
    key => input in (workflow[key]?.inputs ?? {}) && (wanted === undefined || workflow[key]?.class_type === wanted),
  )
  const titled = fitting.filter(key => workflow[key] && titledSlots(workflow[key]).includes(name))
  if (titled.length > 0) return toPlaces(titled)
  if (wanted !== undefined && fitting.length === 1) return toPlaces(fitting)
  if (id !== undefined && fitting.includes(id)) return toPlaces([id])
  const what = `${wanted ? `a ${wanted}` : 'a node'} with an input ${input}`
  if (fitting.length === 0) throw new Error(`slots.${name}: the workflow has not ${what}`)
  throw new Error(
    `slots.${name}: nodes ${fitting.join(', ')} are each ${what}; title one "kinora:${name}" or name its id`,
  )
}

function findOutput(workflow: Workflow, { output }: Slots): string {
  const ids = Object.keys(workflow)
  const titled = ids.filter(id => workflow[id] && titledSlots(workflow[id]).includes('output'))
  const ofClass = ids.filter(id => output.class !== undefined && workflow[id]?.class_type === output.class)
  for (const found of [titled, ofClass]) if (found.length === 1 && found[0]) return found[0]
  if (output.id !== undefined && workflow[output.id]) return output.id
  throw new Error(
    ofClass.length + titled.length > 1
      ? `output: nodes ${[...titled, ...ofClass].join(', ')} could be it; title one "kinora:output" or name its id`
      : `output: the workflow has no node ${output.class ?? output.id ?? 'titled "kinora:output"'}`,
  )
}
