// Plays a file to its end in a process of its own, and tells what was seen and heard.
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Log, Packet } from 'node-av/lib'
import {
  AV_LOG_ERROR,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_SPC_BT709,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import { serveJobs } from '../../../media/src/children/serve-jobs.ts'

export type Decoded = {
  frames: number
  isBt709: boolean
  /** Of all frames. */
  luma: [lowest: number, highest: number]
  /** The largest difference of luma at one place between the first frame and the last. */
  motion: number
  samples: number
  peak: number
}

Log.setLevel(AV_LOG_ERROR)

const checked = (code: number): number => {
  if (code < 0 && code !== AVERROR_EOF && code !== AVERROR_EAGAIN) throw new Error(FFmpegError.strerror(code))
  return code
}

async function decode(path: string): Promise<Decoded> {
  const seen: Decoded = { frames: 0, isBt709: true, luma: [255, 0], motion: 0, samples: 0, peak: 0 }
  let firstPicture: Buffer | undefined
  const file = new FormatContext()
  checked(await file.openInput(`file:${path}`))
  checked(await file.findStreamInfo())
  const decoders = await Promise.all(
    file.streams.map(async stream => {
      const decoder = new CodecContext()
      const codec = Codec.findDecoder(stream.codecpar.codecId)
      decoder.allocContext3(codec)
      checked(decoder.parametersToContext(stream.codecpar))
      decoder.pktTimebase = stream.timeBase
      checked(await decoder.open2(codec))
      return { decoder, isVideo: stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO }
    }),
  )
  const frame = new Frame()
  frame.alloc()

  function look(): void {
    const rows = frame.data?.[0]
    const stride = frame.linesize[0] ?? 0
    if (!rows) throw new Error('a frame without a picture')
    const picture = Buffer.concat(
      Array.from({ length: frame.height }, (_, y) => rows.subarray(y * stride, y * stride + frame.width)),
    )
    firstPicture ??= picture
    seen.frames += 1
    seen.isBt709 &&= frame.colorSpace === AVCOL_SPC_BT709
    seen.motion = 0
    picture.forEach((luma, at) => {
      seen.luma = [Math.min(seen.luma[0], luma), Math.max(seen.luma[1], luma)]
      seen.motion = Math.max(seen.motion, Math.abs(luma - (firstPicture?.[at] ?? 0)))
    })
  }

  function listen(): void {
    const plane = frame.data?.[0]
    if (!plane || frame.format !== AV_SAMPLE_FMT_FLTP) throw new Error('a frame without samples')
    seen.samples += frame.nbSamples
    for (let i = 0; i < frame.nbSamples; i++) seen.peak = Math.max(seen.peak, Math.abs(plane.readFloatLE(i * 4)))
  }

  async function drain({ decoder, isVideo }: (typeof decoders)[number]): Promise<void> {
    const take = isVideo ? look : listen
    while (checked(await decoder.receiveFrame(frame)) >= 0) take()
  }

  const packet = new Packet()
  packet.alloc()
  while (checked(await file.readFrame(packet)) >= 0) {
    const target = decoders[packet.streamIndex]
    if (!target) throw new Error('a packet of no stream')
    checked(await target.decoder.sendPacket(packet))
    await drain(target)
    packet.unref()
  }
  for (const target of decoders) {
    checked(await target.decoder.sendPacket(null))
    await drain(target)
    target.decoder.freeContext()
  }
  await file.closeInput()
  return seen
}

serveJobs<{ path: string }, Decoded>(job => decode(job.path))
