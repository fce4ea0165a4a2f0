import { rm } from 'node:fs/promises'
import { labelTags } from '../av/label.ts'
import { openOutput } from '../av/open-output.ts'
import { openSoundEncoder } from '../av/open-sound-encoder.ts'
import { createSoundQueue } from './sound-queue.ts'
import { openWav } from './open-wav.ts'
import type { SoundWriter } from './sound-writer.ts'

export type SoundFormat = 'wav' | keyof typeof CONTAINERS

export type SoundSettings = {
  format: SoundFormat
  /** A JSON text, stored in the metadata under the key `AIGC`. */
  label?: string
}

// Most formats declare the codec's padding, so that players skip it; raw AAC cannot.
const CONTAINERS = {
  mp3: { codec: 'mp3', format: 'mp3', options: { id3v2_version: '3' } },
  m4a: { codec: 'aac', format: 'ipod', options: { movflags: '+faststart+use_metadata_tags' } },
  aac: { codec: 'aac', format: 'adts', options: {} },
  opus: { codec: 'opus', format: 'ogg', options: {} },
  flac: { codec: 'flac', format: 'flac', options: {} },
} as const

export async function openSound(path: string, { format, label }: SoundSettings): Promise<SoundWriter> {
  const writer = format === 'wav' ? await openWav(path, label) : await openEncoded(path, format, label)
  let isFinished = false
  let hasSamples = false
  return {
    async write(sound) {
      if (sound.left.length !== sound.right.length) throw new RangeError('both sides of a sound must be equally long')
      hasSamples ||= sound.left.length > 0
      await writer.write(sound)
    },
    async finish() {
      if (!hasSamples) throw new RangeError('a sound file needs a sample')
      await writer.finish()
      isFinished = true
    },
    async close() {
      await writer.close()
      if (!isFinished) await rm(path, { force: true })
    },
  }
}

async function openEncoded(
  path: string,
  format: keyof typeof CONTAINERS,
  label: string | undefined,
): Promise<SoundWriter> {
  const container = CONTAINERS[format]
  const voice = await openSoundEncoder(container.codec)
  const output = await openOutput(path, {
    format: container.format,
    encoders: [voice.encoder],
    options: container.options,
    metadata: labelTags(label),
  }).catch(error => {
    voice.encoder.close()
    throw error
  })
  const queue = createSoundQueue()
  return {
    async write(sound) {
      queue.push(sound)
      await voice.encodeTo(queue.length(), queue.fill, packet => output.write(packet, 0))
    },
    async finish() {
      await voice.finishAt(queue.length(), queue.fill, packet => output.write(packet, 0))
      await output.finish()
    },
    async close() {
      await output.close()
      voice.encoder.close()
    },
  }
}
