import { crc32, deflateSync } from 'node:zlib'
import { CORE_NODES } from './core-nodes.ts'

export type Graph = Record<string, { class_type: string; inputs: Record<string, any> }>

type Made = { extension: string; bytes: Uint8Array }
type Raised = { exception_type: string; exception_message: string }
type Files = ReadonlyMap<string, Uint8Array>

/** What the twin knows of a node. */
type TwinNode = {
  /** As `/object_info` tells them. */
  inputs?: Record<string, unknown>
  outputs: string[]
  /** Takes as long as the twin is told. */
  works?: true
  raises?(inputs: Record<string, unknown>, files: Files): Raised | undefined
  /** An output node: what it makes, under which name it is listed, and whether it is only shown. */
  makes?(graph: Graph): Made
  list?: string
  temp?: true
}

const INT = ['INT', { min: 0 }]

/** Nodes of the models, which do nothing here: whatever is linked must fit, and all that is required must be there. */
const STUBS = Object.fromEntries(
  Object.entries(CORE_NODES).map(([name, { outputs }]): [string, TwinNode] => [name, { outputs: [...outputs] }]),
)

export const NODES: Record<string, TwinNode> = {
  ...STUBS,
  EmptyImage: { inputs: { width: INT, height: INT, batch_size: INT, color: INT }, outputs: ['IMAGE'] },
  EmptyAudio: { inputs: { duration: ['FLOAT', {}] }, outputs: ['AUDIO'] },
  ImageScale: { inputs: { upscale_method: [['bilinear', 'lanczos']], width: INT }, outputs: ['IMAGE'], works: true },
  LoadImage: {
    inputs: { image: [['example.png'], { image_upload: true }] },
    outputs: ['IMAGE', 'MASK'],
    raises: ({ image }, files) =>
      isPng(files.get(`input/${String(image)}`))
        ? undefined
        : {
            exception_type: 'PIL.UnidentifiedImageError',
            exception_message: `cannot identify '/srv/${String(image)}'`,
          },
  },
  VAELoader: {
    inputs: {
      vae_name: ['COMBO', { options: ['pixel_space', 'wan_2.1_vae.safetensors', 'qwen_image_vae.safetensors'] }],
    },
    outputs: ['VAE'],
  },
  VAEEncode: { inputs: {}, outputs: ['LATENT'] },
  VAEDecode: { inputs: {}, outputs: ['IMAGE'] },
  CreateVideo: { inputs: { fps: ['FLOAT', {}] }, outputs: ['VIDEO'] },
  SaveImage: { outputs: [], makes: graph => ({ extension: 'png', bytes: drawPng(sizeIn(graph)) }) },
  PreviewImage: { outputs: [], makes: graph => ({ extension: 'png', bytes: drawPng(sizeIn(graph)) }), temp: true },
  SaveVideo: { outputs: [], makes: () => ({ extension: 'mp4', bytes: MP4 }) },
  VHS_VideoCombine: { outputs: [], makes: () => ({ extension: 'mp4', bytes: MP4 }), list: 'gifs' },
  SaveAudioMP3: { outputs: [], makes: () => ({ extension: 'mp3', bytes: MP3 }), list: 'audio' },
}

type Validated = { error?: object; node_errors: Record<string, object>; good: string[] }

/** What the server says of a graph: nothing runs that has no good output, and bad ones are told beside the good. */
export function validateGraph(graph: Graph, files: Files): Validated {
  const missing = Object.values(graph).find(({ class_type }) => !NODES[class_type])
  if (missing) {
    const message = `Cannot execute because node ${missing.class_type} does not exist.`
    return { error: { type: 'invalid_prompt', message, details: '' }, node_errors: {}, good: [] }
  }
  const outputs = Object.keys(graph).filter(id => NODES[graph[id]?.class_type ?? '']?.makes)
  const node_errors: Record<string, object> = {}
  const isGood = (id: string): boolean => {
    const { class_type = '', inputs = {} } = graph[id] ?? {}
    const errors = Object.entries(inputs).flatMap(([name, value]) => findError(class_type, name, value, files))
    if (errors.length > 0) node_errors[id] = { errors, dependent_outputs: [], class_type }
    const fed = Object.values(inputs).filter(Array.isArray)
    return errors.length === 0 && fed.map(([from]) => isGood(String(from))).every(Boolean)
  }
  const good = outputs.filter(isGood)
  if (good.length > 0) return { node_errors, good }
  const error = { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation', details: '' }
  return { error, node_errors, good }
}

function findError(classType: string, name: string, value: unknown, files: Files): object[] {
  if (['LoadImage', 'LoadVideo'].includes(classType))
    return files.has(`input/${String(value)}`)
      ? []
      : [
          {
            type: 'custom_validation_failed',
            message: 'Custom validation failed for node',
            details: `${name} - Invalid image file`,
          },
        ]
  const [type, options] = (NODES[classType]?.inputs?.[name] ?? []) as [unknown?, { options?: unknown[] }?]
  const choices = type === 'COMBO' ? options?.options : type
  if (!Array.isArray(choices) || choices.includes(value)) return []
  const extra_info = { input_name: name, received_value: value }
  return [
    {
      type: 'value_not_in_list',
      message: 'Value not in list',
      details: `${name}: '${String(value)}' not in []`,
      extra_info,
    },
  ]
}

const isPng = (bytes: Uint8Array | undefined): boolean => bytes !== undefined && bytes[1] === 0x50 && bytes[2] === 0x4e

/** The size of the picture at the end of a graph: that of the last node that has one. */
function sizeIn(graph: Graph): { width: number; height: number } {
  const sized = Object.values(graph).filter(({ inputs }) => typeof inputs.width === 'number')
  const { width, height } = sized.at(-1)?.inputs ?? { width: 16, height: 16 }
  return { width, height }
}

/** A picture that is not nothing. */
export function drawPng({ width, height }: { width: number; height: number }): Uint8Array {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const row = Buffer.alloc(1 + 3 * width)
  // From dark to light: one colour alone would pass for nothing.
  for (let at = 1; at < row.length; at++) row[at] = Math.floor((255 * at) / row.length)
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', new Uint8Array())])
}

// Beginnings that tell the format; nobody plays them.
const MP4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(4_000)])
const MP3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(4_000)])
