import { rm } from 'node:fs/promises'
import type { Packet } from 'node-av/lib'
import { labelTags } from '../av/label.ts'
import type { OpenEncoder } from '../av/open-encoder.ts'
import { openOutput } from '../av/open-output.ts'
import { SAMPLE_RATE } from '../sound/sound.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import type { EncodedSound } from './encode-sounds.ts'

type FilmWriter = {
  /** The next packet in decoding order, and its frame. */
  write(packet: Packet, frame: number): Promise<void>
  finish(): Promise<void>
  /** Frees everything; without `finish` the file is removed. */
  close(): Promise<void>
}

const SAMPLES_PER_FRAME = SAMPLE_RATE / FRAMES_PER_SECOND
const MP4_OPTIONS = { movflags: '+faststart+use_metadata_tags' }
const [PICTURE, SOUND] = [0, 1]

/** An MP4 of encoded packets; `picture` describes them. */
export async function openFilmWriter(
  path: string,
  { picture, sound, label }: { picture: OpenEncoder; sound: EncodedSound | undefined; label: string | undefined },
): Promise<FilmWriter> {
  const output = await openOutput(path, {
    format: 'mp4',
    encoders: sound ? [picture, sound.encoder] : [picture],
    isLengthPrefixed: true,
    options: MP4_OPTIONS,
    metadata: labelTags(label),
  })
  const unheard = [...(sound?.packets ?? [])]
  // Decoders read this many frames before they show the first, so decoding times are earlier.
  const delay = picture.context.hasBFrames
  let written = 0
  let isFinished = false

  /** Interleaved with the picture; otherwise the file would buffer all packets of one stream. */
  async function writeSoundUpTo(sample: number): Promise<void> {
    while (unheard[0] && unheard[0].pts < sample) await output.write(unheard.shift()!, SOUND)
  }

  return {
    async write(packet, frame) {
      packet.pts = BigInt(frame)
      packet.dts = BigInt(written - delay)
      packet.duration = 1n
      written += 1
      await output.write(packet, PICTURE)
      await writeSoundUpTo(written * SAMPLES_PER_FRAME)
    },
    async finish() {
      await writeSoundUpTo(Number.POSITIVE_INFINITY)
      await output.finish()
      isFinished = true
    },
    async close() {
      await output.close()
      if (!isFinished) await rm(path, { force: true })
    },
  }
}
