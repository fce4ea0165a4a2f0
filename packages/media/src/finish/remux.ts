import { Dictionary, FormatContext, Packet } from 'node-av/lib'
import { AVFMT_FLAG_BITEXACT } from 'node-av/constants'
import { checkCode } from '../av/check-code.ts'
import { labelTags } from '../av/label.ts'
import { openInput } from '../av/open-input.ts'

const MUXERS = { mp4: 'mp4', m4a: 'ipod' } as const

type RemuxOptions = {
  label?: string
  /** The streams to copy, by index; all by default. */
  streams?: readonly number[]
}

/** Copies streams of an MP4 or M4A into a new file with the index in front and the label, without other metadata. */
export async function remux(
  source: string,
  target: string,
  format: 'mp4' | 'm4a',
  { label, streams }: RemuxOptions,
): Promise<void> {
  const from = await openInput(source)
  const kept = from.streams.filter(({ index }) => streams?.includes(index) ?? true)
  const places = new Map(kept.map(({ index }, place) => [index, place]))
  const to = new FormatContext()
  const packet = new Packet()
  packet.alloc()
  try {
    checkCode(to.allocOutputContext2(null, MUXERS[format], `file:${target}`), `preparing ${format}`)
    to.setFlags(AVFMT_FLAG_BITEXACT)
    to.metadata = Dictionary.fromObject(labelTags(label))
    for (const { codecpar, timeBase, avgFrameRate } of kept) {
      const stream = to.newStream(null)
      checkCode(codecpar.copy(stream.codecpar), 'describing a stream')
      // Names of codecs differ from container to container; the muxer knows its own.
      stream.codecpar.codecTag = 0
      stream.timeBase = timeBase
      stream.avgFrameRate = avgFrameRate
    }
    checkCode(await to.openOutput(), 'opening the file')
    const options = { movflags: '+faststart+use_metadata_tags' }
    checkCode(await to.writeHeader(Dictionary.fromObject(options)), 'writing the file')
    while ((await from.readFrame(packet)) >= 0) {
      const place = places.get(packet.streamIndex)
      const [read, written] = [from.streams[packet.streamIndex], to.streams[place ?? -1]]
      if (read && written && place !== undefined) {
        packet.rescaleTs(read.timeBase, written.timeBase)
        packet.streamIndex = place
        checkCode(await to.interleavedWriteFrame(packet), 'writing the file')
      }
      packet.unref()
    }
    checkCode(await to.writeTrailer(), 'completing the file')
    // Flushing may fail on a full disk, which closing would not report.
    await to.pb?.flush()
    checkCode(to.pb?.error ?? 0, 'completing the file')
  } finally {
    packet.free()
    await to.closeOutput()
    to.freeContext()
    await from.closeInput()
  }
}
