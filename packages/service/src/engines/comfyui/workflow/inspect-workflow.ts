import { GUIDES } from '@kinora/media/engine/contract'
import { type Binding, IMAGE_SLOTS, type SlotName, type Slots } from './slots.ts'
import { findPromptNodes } from './find-prompt-nodes.ts'
import { listModels } from '../list-models.ts'
import { isLink, readWorkflow, titledSlots, type Workflow, type WorkflowNode } from './workflow.ts'

export type Inspected = {
  slots: Slots
  /** The undetermined parts and their effects. */
  notes: string[]
}

type Node = WorkflowNode & { id: string }

/** The names that nodes give to a slot's input. */
const INPUTS: Readonly<Record<SlotName, readonly string[]>> = {
  prompt: ['text', 'prompt', 'positive_prompt', 'tags', 'string_b'],
  seed: ['seed', 'noise_seed'],
  width: ['width'],
  height: ['height'],
  frames: ['length', 'num_frames', 'video_frames', 'frames'],
  fps: ['fps', 'frame_rate'],
  seconds: ['seconds', 'seconds_total', 'duration'],
  image: ['image'],
  image2: ['image'],
  image3: ['image'],
  image4: ['image'],
  last_image: ['image'],
  clip: ['file', 'video'],
  sound: ['audio'],
  text: ['text', 'prompt'],
  voice: ['voice'],
  speed: ['speed'],
  guidance: ['strength'],
  depth: ['file', 'video', 'image'],
  pose: ['file', 'video', 'image'],
  edges: ['file', 'video', 'image'],
  first_frame: ['image'],
  last_frame: ['image'],
}

/**
 * Proposes a slots file for a workflow: from titles, then from the names of node inputs. Throws a message if the file
 * is not an API-format export or has no output.
 */
export function inspectWorkflow(given: unknown): Inspected {
  const workflow = readWorkflow(given)
  const nodes = Object.entries(workflow).map(([id, node]): Node => ({ id, ...node }))
  const output = findOutput(nodes, workflow)
  const makes = { kind: kindOfOutput(output) }
  const found = { ...findSlots(nodes, workflow, makes.kind), ...findTitled(nodes) }
  const models = listModels(workflow)
  const slots: Slots = {
    makes: { ...makes, ...(makes.kind === 'video' && { from: sourcesOf(found) }) },
    slots: found,
    output: { class: output.class_type, id: output.id },
    ...(found.width && { size: { step: stepsOf(nodes).size } }),
    ...(found.frames && { frames: { fps: fpsIn(nodes) ?? DEFAULT_FPS, step: stepsOf(nodes).frames } }),
    ...(models.length > 0 && { needs: { models } }),
  }
  return { slots, notes: describeGaps(slots, nodes) }
}

const isFed = (nodes: readonly Node[], id: string): boolean =>
  nodes.some(({ inputs }) => Object.values(inputs).some(value => isLink(value) && value[0] === id))

// From certain results to possible by-products.
const OUTPUTS = [/^SaveVideo$|VideoCombine|SaveWEBM|SaveAnimated/i, /^SaveAudio/i, /^SaveImage/i, /save|combine/i]

function findOutput(nodes: readonly Node[], workflow: Workflow): Node {
  const titled = nodes.find(node => titledSlots(workflow[node.id] ?? node).includes('output'))
  if (titled) return titled
  const ends = nodes.filter(({ id, inputs }) => !isFed(nodes, id) && 'filename_prefix' in inputs)
  for (const pattern of OUTPUTS) {
    const [end] = ends.filter(({ class_type }) => pattern.test(class_type))
    if (end) return end
  }
  if (ends[0]) return ends[0]
  throw new Error('no node of the workflow saves a file (SaveVideo, SaveImage, SaveAudio …), so there is no result')
}

function kindOfOutput({ class_type }: Node): Slots['makes']['kind'] {
  if (/video|webm|animated/i.test(class_type)) return 'video'
  return /audio|speech|sound/i.test(class_type) ? 'music' : 'image'
}

type Found = Partial<Record<SlotName, readonly Binding[]>>

const bind = ({ id, class_type }: Node, input: string): Binding => ({ class: class_type, input, id })

/** Every slot named by a title, with its possible inputs. */
function findTitled(nodes: readonly Node[]): Found {
  const found: Record<string, Binding[]> = {}
  for (const node of nodes)
    for (const slot of titledSlots(node)) {
      const input = INPUTS[slot as SlotName]?.find(name => name in node.inputs && !isLink(node.inputs[name]))
      if (input) (found[slot] ??= []).push(bind(node, input))
    }
  return found
}

function findSlots(nodes: readonly Node[], workflow: Workflow, kind: Slots['makes']['kind']): Found {
  const byName = (slot: SlotName, type: string, fits: (node: Node) => boolean = () => true): Binding[] =>
    nodes
      .filter(fits)
      .flatMap(node => INPUTS[slot].filter(name => typeof node.inputs[name] === type).map(name => bind(node, name)))
  const prompts = findPromptNodes(workflow, INPUTS.prompt)
  const isSized = ({ inputs }: Node): boolean =>
    typeof inputs.width === 'number' && typeof inputs.height === 'number' && 'batch_size' in inputs
  const found: Found = {
    prompt: prompts.map(({ id, input }) => ({ class: workflow[id]?.class_type ?? '', input, id })),
    seed: byName('seed', 'number'),
    width: byName('width', 'number', isSized),
    height: byName('height', 'number', isSized),
    ...(kind === 'video' && { frames: byName('frames', 'number'), fps: byName('fps', 'number') }),
    ...(kind === 'music' && { seconds: byName('seconds', 'number') }),
    ...findFiles(nodes),
  }
  return Object.fromEntries(Object.entries(found).filter(([, bindings]) => bindings.length > 0))
}

/** Nodes that load a file, in the order of the workflow; a node that feeds an end input is the last frame. */
const GUIDE_SLOTS: ReadonlySet<string> = new Set(GUIDES)

function findFiles(nodes: readonly Node[]): Found {
  // Guides are told by titles.
  const loads = (pattern: RegExp): Node[] =>
    nodes.filter(node => pattern.test(node.class_type) && !titledSlots(node).some(slot => GUIDE_SLOTS.has(slot)))
  const isLast = ({ id }: Node): boolean =>
    nodes.some(({ inputs }) =>
      Object.entries(inputs).some(([name, value]) => /end|last/i.test(name) && isLink(value) && value[0] === id),
    )
  const pictures = loads(/LoadImage/i).filter(({ inputs }) => typeof inputs.image === 'string')
  const [last] = pictures.filter(isLast)
  const found: Record<string, Binding[]> = {}
  for (const [index, node] of pictures.filter(node => node !== last).entries()) {
    const slot = IMAGE_SLOTS[index]
    if (slot) found[slot] = [bind(node, 'image')]
  }
  if (last) found.last_image = [bind(last, 'image')]
  const [clip] = loads(/LoadVideo/i)
  const clipInput = clip && INPUTS.clip.find(name => typeof clip.inputs[name] === 'string')
  if (clip && clipInput) found.clip = [bind(clip, clipInput)]
  const [sound] = loads(/LoadAudio/i)
  if (sound && typeof sound.inputs.audio === 'string') found.sound = [bind(sound, 'audio')]
  return found
}

function sourcesOf(found: Found): NonNullable<Slots['makes']['from']> {
  if (found.last_image) return ['frames']
  if (found.image2) return ['references']
  return [found.image ? 'frame' : 'words']
}

// Size and frame steps of the common models, by their node names.
const STEPS: readonly { of: RegExp; size: number; frames: number }[] = [
  { of: /Wan22ImageToVideoLatent/, size: 32, frames: 4 },
  { of: /LTXV/, size: 32, frames: 8 },
  { of: /Mochi/, size: 16, frames: 6 },
  { of: /Cosmos/, size: 16, frames: 8 },
]
const USUAL_STEPS = { size: 16, frames: 4 }
const DEFAULT_FPS = 24

const stepsOf = (nodes: readonly Node[]): { size: number; frames: number } =>
  STEPS.find(({ of }) => nodes.some(({ class_type }) => of.test(class_type))) ?? USUAL_STEPS

function fpsIn(nodes: readonly Node[]): number | undefined {
  const values = nodes.flatMap(({ inputs }) => INPUTS.fps.map(name => inputs[name]))
  return values.find(value => typeof value === 'number')
}

function describeGaps({ slots, makes, frames }: Slots, nodes: readonly Node[]): string[] {
  const notes: string[] = []
  const wanted: [slot: SlotName, kinds: readonly string[]][] = [
    ['prompt', ['video', 'image', 'music']],
    ['seed', ['video', 'image', 'music']],
    ['width', ['video', 'image']],
    ['frames', ['video']],
    ['seconds', ['music']],
  ]
  for (const [slot, kinds] of wanted)
    if (kinds.includes(makes.kind) && !slots[slot])
      notes.push(`no input for ${slot} was found; title a node "kinora:${slot}", or it is left out of every order`)
  if (frames && fpsIn(nodes) === undefined) notes.push(`no node tells the frame rate; ${DEFAULT_FPS} is a guess`)
  if (makes.kind === 'music')
    notes.push('makes.kind is music; write "speech" and the slots text and voice if it speaks')
  return notes
}
