import { message, text } from './protobuf.ts'
import { type Field, readFields, readTexts } from './read-fields.ts'

// ONNX field numbers: of a model, of its graph, and of a node.
const GRAPH = 7
const [NODE, OUTPUT] = [1, 12]
const [NODE_INPUT, NODE_OUTPUT, NODE_NAME, NODE_OPERATOR, NODE_ATTRIBUTE] = [1, 2, 3, 4, 5]

type Node = { operator: string; inputs: string[]; outputs: string[]; attributes: Buffer[]; whole: Buffer }

/**
 * A copy of a model with floating-point instead of 8-bit integer convolutions. The runtime has fast code only for the
 * former: speech spends four fifths of its time in the latter. The weights stay small in the file and are unpacked at
 * loading. It undoes the pattern of quantisation tools: quantise, convolve, optionally add a quantised bias,
 * dequantise, scale. Other convolutions stay unchanged.
 */
export function unquantiseConvolutions(model: Buffer): Buffer {
  const top = [...readFields(model)]
  // A message may come in several parts.
  const graph = top.filter(({ field }) => field === GRAPH).flatMap(({ content }) => [...readFields(content)])
  const nodes = graph.filter(({ field }) => field === NODE).map(nodeOf)
  const others = graph.filter(({ field }) => field !== NODE)
  const replaced = new Map<Node, Buffer[]>()
  const links = linksOf(nodes)
  for (const node of nodes) {
    const found = node.operator === 'ConvInteger' ? chainOf(node, links) : undefined
    if (found) replaced.set(found.last, plainNodesOf(node, found))
  }
  const changed = nodes.flatMap(node => (replaced.get(node) ?? [node.whole]).map(whole => ({ node, whole })))
  const wanted = new Set(others.filter(({ field }) => field === OUTPUT).flatMap(({ content }) => readTexts(content, 1)))
  const kept = neededFor(
    wanted,
    changed.map(({ whole }) => nodeOf([...readFields(whole)][0] as Field)),
  )
  return Buffer.concat([
    ...top.filter(({ field }) => field !== GRAPH).map(({ whole }) => whole),
    message(GRAPH, [...kept.map(({ whole }) => whole), ...others.map(({ whole }) => whole)]),
  ])
}

function nodeOf({ content, whole }: Field): Node {
  const fields = [...readFields(content)]
  return {
    operator: readTexts(content, NODE_OPERATOR)[0] ?? '',
    inputs: readTexts(content, NODE_INPUT),
    outputs: readTexts(content, NODE_OUTPUT),
    attributes: fields.filter(({ field }) => field === NODE_ATTRIBUTE).map(one => one.whole),
    whole,
  }
}

type Links = {
  makerOf: (name: string | undefined) => Node | undefined
  /** The only node that uses it; undefined if there are several. */
  takerOf: (name: string | undefined) => Node | undefined
}

function linksOf(nodes: readonly Node[]): Links {
  const makers = new Map(nodes.flatMap(node => node.outputs.map(output => [output, node] as const)))
  const takers = new Map<string, Node[]>()
  for (const node of nodes)
    for (const input of new Set(node.inputs)) takers.set(input, [...(takers.get(input) ?? []), node])
  return {
    makerOf: name => makers.get(name ?? ''),
    takerOf: name => {
      const found = takers.get(name ?? '') ?? []
      return found.length === 1 ? found[0] : undefined
    },
  }
}

type Chain = { input: string; scale: string; bias: string | undefined; last: Node }

/** The nodes around a quantised convolution. */
function chainOf({ inputs, outputs }: Node, { makerOf, takerOf }: Links): Chain | undefined {
  const quantise = makerOf(inputs[0])
  let next = takerOf(outputs[0])
  let integerBias: string | undefined
  if (next?.operator === 'Add') {
    integerBias = next.inputs.find(input => input !== outputs[0])
    next = takerOf(next.outputs[0])
  }
  const last = next?.operator === 'Cast' ? takerOf(next.outputs[0]) : undefined
  const product = makerOf(last?.inputs.find(input => input !== next?.outputs[0]))
  if (quantise?.operator !== 'DynamicQuantizeLinear' || last?.operator !== 'Mul' || product?.operator !== 'Mul')
    return undefined
  const scale = product.inputs.find(input => input !== quantise.outputs[1])
  const bias = integerBias === undefined ? undefined : floatBiasOf(integerBias, product, makerOf)
  const input = quantise.inputs[0]
  if (input === undefined || scale === undefined || (integerBias !== undefined && bias === undefined)) return undefined
  return { input, scale, bias, last }
}

/** The bias before quantisation and reshaping. */
function floatBiasOf(integerBias: string, product: Node, makerOf: Links['makerOf']): string | undefined {
  for (let node = makerOf(integerBias); node; node = makerOf(node.inputs[0]))
    if (node.operator === 'Div') return node.inputs[1] === product.outputs[0] ? node.inputs[0] : undefined
  return undefined
}

function plainNodesOf({ inputs, attributes }: Node, { input, scale, bias, last }: Chain): Buffer[] {
  const [, weights = '', , zero = ''] = inputs
  const unpacked = `${last.outputs[0]}/weights`
  return [
    node('DequantizeLinear', [weights, scale, zero], unpacked, []),
    node('Conv', [input, unpacked, ...(bias === undefined ? [] : [bias])], last.outputs[0] ?? '', attributes),
  ]
}

const node = (operator: string, inputs: readonly string[], output: string, attributes: readonly Buffer[]): Buffer =>
  message(NODE, [
    ...inputs.map(input => text(NODE_INPUT, input)),
    text(NODE_OUTPUT, output),
    text(NODE_NAME, `${output}/${operator}`),
    text(NODE_OPERATOR, operator),
    ...attributes,
  ])

/** Removes unused nodes. */
function neededFor(outputs: ReadonlySet<string>, nodes: readonly Node[]): Node[] {
  const { makerOf } = linksOf(nodes)
  const needed = new Set<Node>()
  const open = [...outputs]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const maker = makerOf(name)
    if (!maker || needed.has(maker)) continue
    needed.add(maker)
    open.push(...maker.inputs)
  }
  return nodes.filter(one => needed.has(one))
}
