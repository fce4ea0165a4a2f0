import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { GUIDES, type Order } from '../../../../media/src/engine/contract.ts'
import { fillWorkflow } from '../../../src/engines/comfyui/workflow/fill-workflow.ts'
import { inspectWorkflow } from '../../../src/engines/comfyui/workflow/inspect-workflow.ts'
import { listModels } from '../../../src/engines/comfyui/list-models.ts'
import { loadWorkflow, READY_MADE } from '../../../src/engines/comfyui/workflow/load-workflow.ts'
import { slotValues } from '../../../src/engines/comfyui/workflow/slot-values.ts'
import { FILE_SLOTS, type SlotName } from '../../../src/engines/comfyui/workflow/slots.ts'
import { suitsOrder } from '../../../src/engines/comfyui/suits-order.ts'
import { isLink, type Workflow } from '../../../src/engines/comfyui/workflow/workflow.ts'
import { CORE_NODES } from './core-nodes.ts'
import { clip, music, REAL_URL, still } from './far-comfyui.ts'

const NAMES = readdirSync(READY_MADE)
  .filter(file => file.endsWith('.json') && !file.endsWith('.slots.json'))
  .map(file => file.replace('.json', ''))
const load = (name: string) => loadWorkflow(name, path => path)

/** What a server would say of a graph, as far as its declarations tell: nothing, when it is right. */
function findProblems(workflow: Workflow): string[] {
  return Object.entries(workflow).flatMap(([id, { class_type, inputs }]) => {
    const declared = CORE_NODES[class_type]
    const at = `${id} ${class_type}`
    if (!declared) return [`${at} is no core node`]
    const all = { ...declared.required, ...declared.optional }
    const missing = Object.keys(declared.required).filter(name => !(name in inputs))
    return [
      ...missing.map(name => `${at}.${name} is missing`),
      ...Object.entries(inputs).flatMap(([name, value]) => checkInput(`${at}.${name}`, all[name], value, workflow)),
    ]
  })
}

function checkInput(at: string, type: string | readonly string[] | undefined, value: unknown, workflow: Workflow) {
  if (type === undefined) return [`${at} is no input`]
  if (isLink(value)) {
    const given = CORE_NODES[workflow[value[0]]?.class_type ?? '']?.outputs[value[1]]
    return given === type ? [] : [`${at} takes ${String(type)} and is fed ${given}`]
  }
  const fits: Record<string, boolean> = {
    INT: Number.isInteger(value),
    FLOAT: typeof value === 'number',
    STRING: typeof value === 'string',
    BOOLEAN: typeof value === 'boolean',
    MODEL: typeof value === 'string' && value.endsWith('.safetensors'),
    // Every ComfyUI comes with it.
    FILE: value === 'example.png',
    CLIP_FILE: value === 'example.mp4',
  }
  const isRight = typeof type === 'string' ? fits[type] : type.includes(String(value))
  return isRight ? [] : [`${at} takes ${String(type)}; got ${JSON.stringify(value)}`]
}

const GUIDE_SLOTS: ReadonlySet<string> = new Set(GUIDES)

const picture = (index: number) => ({ role: `images[${index}]`, kind: 'picture', path: `/nowhere/${index}.png` })

/** An order for which a workflow is meant. */
function meantFor(name: string): Order {
  const { makes, slots, optional = [] } = load(name).slots
  const needed = FILE_SLOTS.filter(slot => slots[slot] && !optional.includes(slot) && !GUIDE_SLOTS.has(slot)).map(
    (_, index) => picture(index),
  )
  if (makes.kind === 'video')
    return clip({ seconds: 5, width: 1920, height: 1080, from: { kind: makes.from?.[0] }, inputs: needed })
  return makes.kind === 'music' ? music({ seconds: 30 }) : still({ width: 1_000, height: 1_000, inputs: needed })
}

describe('the workflows that come with the service', () => {
  test('are for the common open models', () => {
    for (const part of [
      'wan22-text',
      'wan22-image',
      'first-last',
      'ltx',
      'hunyuan',
      'flux',
      'qwen-image',
      'edit',
      'music',
    ])
      assert.ok(
        NAMES.some(name => name.includes(part)),
        part,
      )
  })

  for (const name of NAMES)
    describe(name, () => {
      const { workflow, slots, bound } = load(name)

      test('match the declarations of the nodes', () => {
        assert.deepEqual(findProblems(workflow), [])
      })

      test('name every file of weights, and its source', () => {
        const files = (models: readonly { file: string; folder: string }[] = []) =>
          models.map(({ file, folder }) => `${folder}/${file}`).toSorted()
        assert.deepEqual(files(slots.needs?.models), files(listModels(workflow)))
        for (const { from } of slots.needs?.models ?? []) assert.match(from ?? '', /^https:\/\//)
        assert.match(slots.needs?.version ?? '', /^\d+\.\d+\.\d+$/)
        assert.ok(slots.about)
      })

      test('take the words, seed, size or length of an order, and write its file', () => {
        const order = meantFor(name)
        assert.ok(suitsOrder(order, slots))
        const files = Object.fromEntries(
          FILE_SLOTS.filter(slot => slots.slots[slot]).map(slot => [slot, 'kinora/a.png']),
        )
        const values = { ...slotValues({ ...order, guidance: 0.6 }, slots), ...files }
        const graph = fillWorkflow({ workflow, slots, bound, values, prefix: 'kinora/own' })
        const at = (slot: SlotName): unknown[] =>
          (bound.slots.get(slot) ?? []).map(({ node, input }) => graph[node]?.inputs[input])
        assert.deepEqual([...at('prompt'), ...at('seed')], [order.prompt, order.seed])
        for (const strength of at('guidance')) assert.equal(strength, 0.6)
        for (const slot of FILE_SLOTS) for (const file of at(slot)) assert.equal(file, 'kinora/a.png', slot)
        const kinds = { video: ['width', 'height', 'frames', 'fps'], image: ['width', 'height'], music: ['seconds'] }
        for (const slot of kinds[order.kind as 'video'] as SlotName[]) assert.equal(typeof at(slot)[0], 'number', slot)
        if (slots.size)
          for (const side of [...at('width'), ...at('height')]) assert.equal(Number(side) % slots.size.step, 0)
        if (slots.frames) for (const frames of at('frames')) assert.equal(Number(frames) % slots.frames.step, 1)
        assert.equal(graph[bound.output]?.inputs.filename_prefix, 'kinora/own')
      })

      test('are valid without their optional files', () => {
        const graph = fillWorkflow({ workflow, slots, bound, values: {}, prefix: 'kinora/own' })
        const kept = Object.values(graph).filter(({ class_type }) =>
          ['LoadImage', 'LoadVideo'].includes(class_type),
        ).length
        const needed = FILE_SLOTS.filter(slot => slots.slots[slot] && !slots.optional?.includes(slot)).length
        assert.equal(kept, needed)
        assert.deepEqual(findProblems(graph), [])
      })

      test('pass the inspection unchanged', () => {
        const { slots: proposed } = inspectWorkflow(workflow)
        assert.deepEqual(Object.keys(proposed.slots).toSorted(), Object.keys(slots.slots).toSorted())
        assert.equal(proposed.makes.kind, slots.makes.kind)
        assert.deepEqual(proposed.output, slots.output)
        assert.deepEqual([proposed.size?.step, proposed.frames?.step], [slots.size?.step, slots.frames?.step])
      })

      test('lack only weights on a real server', {
        skip: !REAL_URL && 'KINORA_TEST_COMFYUI_URL is not set',
      }, async () => {
        const body = JSON.stringify({ prompt: workflow, prompt_id: randomUUID() })
        const answer = await fetch(`${REAL_URL}/prompt`, { method: 'POST', body })
        const { node_errors, error } = (await answer.json()) as { node_errors: Record<string, any>; error?: object }
        const types = Object.values(node_errors).flatMap(({ errors }) =>
          errors.map(({ type }: { type: string }) => type),
        )
        assert.equal(answer.status, 400, 'or the weights are there, and it has begun')
        assert.deepEqual([...new Set(types)], ['value_not_in_list'], JSON.stringify([error, node_errors]))
      })
    })
})
