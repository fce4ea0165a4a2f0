import { message, number, text } from '../../models/onnx/protobuf.ts'

// Changes the model in memory before loading. A protobuf message can be extended by appending another one: repeated
// fields are joined. So a few hundred bytes appended to the file add nodes, inputs and outputs to the graph, and one
// name is overwritten in place to route the melody through the new nodes.

/** The number of 25 ms frames of each sign. */
export const FRAMES = '/encoder/Cast_output_0'

/** The fundamental frequency in hertz, eighty times a second, as the model predicts it. */
const MELODY = '/encoder/F0_proj/Conv_output_0'
// The same length as the name it replaces, so that no length in the file changes.
const SHAPED_MELODY = 'kinora/melody'.padEnd(MELODY.length, '_')

/** The new inputs: melody ** range * gain, where the melody is above the floor. */
export const MELODY_INPUTS = { floor: 'kinora/floor', range: 'kinora/range', gain: 'kinora/gain' } as const

const FLOAT = 1
const INT64 = 7
// Numbers of fields in the ONNX schema.
const GRAPH = 7
const [NODE, INPUT, OUTPUT] = [1, 11, 12]

/** A copy of the model that outputs durations and allows shaping the melody. */
export function patchModel(model: Buffer): Buffer {
  const addition = message(GRAPH, [
    node('Greater', [MELODY, MELODY_INPUTS.floor], 'kinora/is-voiced'),
    // Avoids powers of negative numbers: unvoiced values lie around zero.
    node('Max', [MELODY, MELODY_INPUTS.floor], 'kinora/positive'),
    node('Pow', ['kinora/positive', MELODY_INPUTS.range], 'kinora/ranged'),
    node('Mul', ['kinora/ranged', MELODY_INPUTS.gain], 'kinora/gained'),
    node('Where', ['kinora/is-voiced', 'kinora/gained', MELODY], SHAPED_MELODY),
    ...Object.values(MELODY_INPUTS).map(name => value(INPUT, name, FLOAT, [1])),
    value(OUTPUT, FRAMES, INT64),
  ])
  const patched = Buffer.concat([model, addition])
  // The node that uses the melody; a node's inputs are its field 1.
  const reference = Buffer.concat([Buffer.from([(1 << 3) | 2, MELODY.length]), Buffer.from(MELODY)])
  const at = patched.indexOf(reference)
  if (at < 0 || at >= model.length) throw new Error('the speech model is not the one of this release')
  patched.write(SHAPED_MELODY, at + 2, 'latin1')
  return patched
}

function node(operator: string, inputs: readonly string[], output: string): Buffer {
  return message(NODE, [
    ...inputs.map(input => text(1, input)),
    text(2, output),
    text(3, `${output}/node`),
    text(4, operator),
  ])
}

function value(field: number, name: string, type: number, size?: readonly number[]): Buffer {
  const shape = size
    ? [
        message(
          2,
          size.map(length => message(1, [number(1, length)])),
        ),
      ]
    : []
  return message(field, [text(1, name), message(2, [message(1, [number(1, type), ...shape])])])
}
