import { isRecord } from '../core/is-record.ts'
import { readAccessor } from './gltf-accessors.ts'
import { asList, type GltfFile } from './gltf-file.ts'
import { MODEL_LIMITS, ModelRefused, requireAtMost } from './model.ts'
import type { Channel, Clip } from './skeleton.ts'

const PARTS: Record<string, Channel['part']> = { translation: 'at', rotation: 'turn', scale: 'scale' }

/** The animations that move nodes; morph targets are not included. */
export function readClips(file: GltfFile, nodes: number): Clip[] {
  const entries = file.list('animations')
  requireAtMost(entries.length, 'animations', MODEL_LIMITS.clips)
  let room: number = MODEL_LIMITS.keyTimes
  const channelCount = entries.reduce((sum, { channels }) => sum + asList(channels).length, 0)
  requireAtMost(channelCount, 'channels in its animations', MODEL_LIMITS.channels)
  return entries.map(({ name, channels, samplers }, index) => {
    const read: Channel[] = []
    for (const channel of asList(channels)) {
      const made = isRecord(channel) ? readChannel(file, channel, asList(samplers), nodes, room) : undefined
      if (!made) continue
      room -= made.times.length
      read.push(made)
    }
    const seconds = Math.max(0, ...read.map(({ times }) => times.at(-1) ?? 0))
    return { name: typeof name === 'string' ? name.slice(0, 100) : `animation ${index}`, seconds, channels: read }
  })
}

function readChannel(
  file: GltfFile,
  { sampler, target }: Record<string, unknown>,
  samplers: readonly unknown[],
  nodes: number,
  room: number,
): Channel | undefined {
  const { node, path } = isRecord(target) ? target : {}
  const part = PARTS[String(path)]
  const source = typeof sampler === 'number' ? samplers[sampler] : undefined
  if (!part || typeof node !== 'number' || !isRecord(source)) return undefined
  if (!Number.isInteger(node) || node < 0 || node >= nodes)
    throw new ModelRefused(`animates nodes[${node}]; there are ${nodes}`)
  const width = part === 'turn' ? 4 : 3
  const { values: written } = readAccessor(file, source['input'], [1])
  if (written.length > room) throw new ModelRefused(`has more than ${MODEL_LIMITS.keyTimes} times in its animations`)
  const times = Float32Array.from(written)
  // A curve has a tangent before and after each value; linear interpolation is close enough.
  const isCurved = source['interpolation'] === 'CUBICSPLINE'
  const rows = isCurved ? 3 : 1
  const all = readAccessor(file, source['output'], [width]).values
  // Values beyond the times are never read.
  const values = all.subarray(0, times.length * rows * width)
  if (times.length === 0 || values.length < times.length * rows * width) return undefined
  const isRising = times.every((time, at) => Number.isFinite(time) && time >= (times[at - 1] ?? 0))
  if (!isRising || values.some(value => !Number.isFinite(value)))
    throw new ModelRefused('has an animation with times that go back or values that are not numbers')
  const own = Float32Array.from({ length: times.length * width }, (_, at) => {
    const row = Math.floor(at / width)
    return values[(row * rows + (isCurved ? 1 : 0)) * width + (at % width)]!
  })
  return { node, part, times, values: own, isStepped: source['interpolation'] === 'STEP' }
}
