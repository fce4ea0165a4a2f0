import { avChannelLayoutDefault, type ChannelLayout, type Frame, SoftwareResampleContext } from 'node-av/lib'
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CHANNEL_ORDER_UNSPEC,
  AV_SAMPLE_FMT_FLTP,
  type AVSampleFormat,
} from 'node-av/constants'
import { SAMPLE_RATE } from '../sound/sound.ts'
import { checkCode } from './check-code.ts'

export type TakeSamples = (left: Float32Array, right: Float32Array) => void

/** Converts decoded frames of any rate, format and channels to 48 kHz stereo. */
type Resampler = {
  add(frame: Frame): void
  /** Flushes the filter. */
  finish(): void
  close(): void
}

// The filter's tail has a few dozen samples, more for large rate increases.
const TAIL_SAMPLES = 4_096

export function createResampler(take: TakeSamples): Resampler {
  let context: SoftwareResampleContext | undefined
  let source = ''
  let isMono = false

  /** A stream may change its rate or channels midway; a new filter then follows the old one's tail. */
  function prepareFor(frame: Frame): SoftwareResampleContext {
    const { nbChannels, order, mask } = frame.channelLayout
    const wanted = [frame.sampleRate, frame.format, nbChannels, order, mask].join(' ')
    if (context && wanted === source) return context
    finish()
    close()
    source = wanted
    isMono = nbChannels === 1
    context = openContext(frame, isMono)
    return context
  }

  function pass(native: SoftwareResampleContext, input: Buffer[] | null, count: number, room: number): void {
    const sides = Array.from({ length: isMono ? 1 : 2 }, () => new Float32Array(room))
    const buffers = sides.map(side => Buffer.from(side.buffer))
    const made = checkCode(native.convertSync(buffers, room, input, count), 'resampling')
    const [left, right = left] = sides.map(side => side.subarray(0, made))
    if (left && right) take(left, right)
  }

  function finish(): void {
    if (context) pass(context, null, 0, TAIL_SAMPLES)
  }

  function close(): void {
    context?.free()
    context = undefined
  }

  return {
    add(frame) {
      const input = frame.extendedData ?? frame.data
      const asIs = input && viewsOf(frame, input)
      if (asIs) {
        finish()
        close()
        return take(...asIs)
      }
      const native = prepareFor(frame)
      if (input) pass(native, input, frame.nbSamples, native.getOutSamples(frame.nbSamples))
    },
    finish,
    close,
  }
}

/** The samples of a frame in place, without a copy, if it is already 48 kHz stereo float, as our own files are. */
function viewsOf(frame: Frame, [left, right]: Buffer[]): [Float32Array, Float32Array] | undefined {
  const { format, sampleRate, nbSamples, channelLayout } = frame
  const isSame =
    format === AV_SAMPLE_FMT_FLTP && sampleRate === SAMPLE_RATE && channelLayout.mask === AV_CHANNEL_LAYOUT_STEREO.mask
  if (!isSame || !left || !right || left.byteOffset % 4 !== 0 || right.byteOffset % 4 !== 0) return undefined
  return [
    new Float32Array(left.buffer, left.byteOffset, nbSamples),
    new Float32Array(right.buffer, right.byteOffset, nbSamples),
  ]
}

function openContext(frame: Frame, isMono: boolean): SoftwareResampleContext {
  const context = new SoftwareResampleContext()
  const code = context.allocSetOpts2(
    // A mono channel keeps its level on both sides; the library would attenuate it.
    isMono ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO,
    AV_SAMPLE_FMT_FLTP,
    SAMPLE_RATE,
    isMono ? AV_CHANNEL_LAYOUT_MONO : layoutOf(frame.channelLayout),
    frame.format as AVSampleFormat,
    frame.sampleRate,
  )
  checkCode(code, 'preparing to resample')
  // A mix of several channels to two must not clip.
  context.setOption('rematrix_maxval', 1)
  checkCode(context.init(), 'preparing to resample')
  return context
}

const layoutOf = (layout: ChannelLayout): ChannelLayout =>
  layout.order === AV_CHANNEL_ORDER_UNSPEC ? avChannelLayoutDefault(layout.nbChannels) : layout
