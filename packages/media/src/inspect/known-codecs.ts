import { avGetCodecName, type CodecParameters } from 'node-av/lib'

// The codecs that cameras, phones, editors and browsers use in these containers. FFmpeg has some hundred more decoders,
// most of them for old games or devices, and rarely tested except by attackers.
const VIDEO = 'h264 hevc av1 vp8 vp9 mpeg4 mpeg2video mpeg1video h263 mjpeg prores dnxhd'
const OLD_VIDEO = 'msmpeg4v2 msmpeg4v3 wmv1 wmv2 dvvideo png rawvideo bmp'
const SOUND = 'aac mp3 mp2 ac3 eac3 alac opus flac vorbis adpcm_ms adpcm_ima_wav wmav2 amr_nb amr_wb'
const SAMPLES = 'alaw mulaw u8 s8 s16le s16be s24le s24be s32le s32be f32le f32be f64le f64be'

const KNOWN = new Set([
  ...[VIDEO, OLD_VIDEO, SOUND].flatMap(names => names.split(' ')),
  ...SAMPLES.split(' ').map(name => `pcm_${name}`),
])

/** The name of a codec that is decoded here, undefined for any other. */
export function findKnownCodec({ codecId }: CodecParameters): string | undefined {
  const name = avGetCodecName(codecId)
  return name !== null && KNOWN.has(name) ? name : undefined
}
