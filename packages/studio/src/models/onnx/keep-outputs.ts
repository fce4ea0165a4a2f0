import { message } from './protobuf.ts'
import { readFields, readTexts } from './read-fields.ts'

// ONNX field numbers: a model's graph, a graph's output, an output's name.
const [GRAPH, OUTPUT, NAME] = [7, 12, 1]

/**
 * A copy of a model with only these outputs. The runtime keeps all declared outputs until the end of a run: the
 * recogniser's encoder takes 660 MB with all of them and 230 MB with one.
 */
export function keepOutputs(model: Buffer, kept: readonly string[]): Buffer {
  const parts = [...readFields(model)].map(({ field, content, whole }) => {
    if (field !== GRAPH) return whole
    const inside = [...readFields(content)].filter(
      one => one.field !== OUTPUT || readTexts(one.content, NAME).some(name => kept.includes(name)),
    )
    return message(
      GRAPH,
      inside.map(one => one.whole),
    )
  })
  return Buffer.concat(parts)
}
